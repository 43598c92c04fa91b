package v7p3r.arena.analysis;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import v7p3r.arena.player.Score;
import v7p3r.board.GamePart;

/**
 * A move of a game with all that is known of it.
 *
 * @param ply half moves before it
 * @param side who made it
 * @param move in algebraic notation
 * @param fen the position before it
 * @param before what was found out about that position
 * @param after the judging engine's score of the position that it led to, for White
 * @param isLast whether it left the opponent without a move
 * @param rank which choice of the judging engine it was, from 1; 0 for none of them
 * @param agreement the group in which its rank counts
 * @param stakes win chances between the best and the worst choice, percent: what was at stake
 * @param pes the effort that the position deserves, 0 to 1
 * @param themes that spoke in the position before it, by their keys
 * @param table what tablebases say, where they reach
 */
public record ReviewedMove(
    int ply,
    int side,
    String move,
    String uci,
    String fen,
    GamePart part,
    Finding before,
    Score after,
    boolean isLast,
    Quality quality,
    int rank,
    Optional<Agreement> agreement,
    OptionalDouble stakes,
    MoveTime time,
    OptionalDouble pes,
    List<String> themes,
    Optional<TableTruth> table) {
  public ReviewedMove {
    themes = List.copyOf(themes);
  }

  /** The best move, as UCI writes it. */
  public String best() {
    return before.judge().line().getFirst();
  }

  /** Such as 12... for a move of Black. */
  public String number() {
    String[] fields = fen.split(" ");
    return fields[5] + (fields[1].equals("w") ? "." : "...");
  }
}
