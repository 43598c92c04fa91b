package v7p3r.arena.record;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** A judged game for the database. */
public record AnalyzedGame(
    int number,
    String event,
    String date,
    String round,
    String result,
    String opening,
    Side white,
    Side black,
    List<Move> moves) {
  public AnalyzedGame {
    moves = List.copyOf(moves);
  }

  /** One side of it. */
  public record Side(
      String name,
      String version,
      OptionalDouble accuracy,
      double centipawnLoss,
      double regretMillis,
      double spentMillis) {}

  /**
   * One move of it.
   *
   * @param judgement from 0, fine, to 3, a blunder
   * @param ownScore V7P3R's score before the move, for White, mates as 1000
   * @param judgeScore the judging engine's, likewise
   * @param rank which choice of the judging engine it was, 0 for none
   * @param isCounted whether the rank counts for agreement
   */
  public record Move(
      int ply,
      int side,
      int phase,
      String uci,
      int judgement,
      double accuracy,
      int loss,
      double winLoss,
      int rank,
      boolean isCounted,
      OptionalInt ownScore,
      int judgeScore,
      OptionalDouble pes,
      OptionalLong spentMillis,
      OptionalLong leftMillis) {}

  /** What a theme of the evaluation earned in an analysis. */
  public record Theme(String theme, long positions, long right, double gain) {}
}
