package v7p3r.arena.analysis;

import java.util.List;
import v7p3r.board.Color;

/**
 * A game with all its moves judged.
 *
 * @param number its place among all games, from 1
 * @param opening its code and name, as far as they are known
 */
public record ReviewedGame(
    int number,
    String file,
    String event,
    String date,
    String round,
    String result,
    String opening,
    ReviewedSide white,
    ReviewedSide black,
    List<ReviewedMove> moves) {
  public ReviewedGame {
    moves = List.copyOf(moves);
  }

  public ReviewedSide side(int color) {
    return color == Color.WHITE ? white : black;
  }

  /** Both names, for lists. */
  public String players() {
    return white.name() + " - " + black.name();
  }
}
