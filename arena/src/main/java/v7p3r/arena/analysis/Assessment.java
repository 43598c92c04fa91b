package v7p3r.arena.analysis;

import java.util.List;
import v7p3r.arena.player.Score;

/**
 * What an engine says of a position.
 *
 * @param score for White
 * @param line the moves it expects, as UCI writes them; none where the game is over
 * @param choices its best moves, the best first
 */
public record Assessment(Score score, int depth, List<String> line, List<Choice> choices) {
  public Assessment {
    line = List.copyOf(line);
    choices = List.copyOf(choices);
  }

  /** Of a position without a legal move: nobody needs to think about it. */
  public static Assessment ofTheEnd(Score score) {
    return new Assessment(score, 0, List.of(), List.of());
  }

  public boolean hasNoMove() {
    return line.isEmpty();
  }

  /** Which choice a move is, from 1; 0 if it is none of them. */
  public int rank(String move) {
    for (int i = 0; i < choices.size(); i++) {
      if (choices.get(i).move().equals(move)) {
        return i + 1;
      }
    }
    return 0;
  }
}
