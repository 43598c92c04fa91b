package v7p3r.arena.analysis;

import v7p3r.arena.player.Score;

/**
 * How good a move was.
 *
 * @param before the mover's win chances before it, percent
 * @param after the same after it
 * @param accuracy 0 to 100
 * @param loss centipawns given away
 * @param missedMate in how many moves the mover could have mated but then could not; 0 for none
 */
public record Quality(
    double before, double after, Judgement judgement, double accuracy, int loss, int missedMate) {
  /** From scores as the mover sees them. */
  public static Quality of(Score before, Score after, Profile profile) {
    double first = WinChances.LICHESS.percent(before);
    double second = WinChances.LICHESS.percent(after);
    boolean hadMate = before.isMate() && before.value() > 0;
    boolean hasMate = after.isMate() && after.value() > 0;
    return new Quality(
        first,
        second,
        profile.judge(before, after),
        MoveAccuracy.of(first, second),
        CentipawnLoss.of(before, after),
        hadMate && !hasMate ? before.value() : 0);
  }

  /** The same for a move that the judge would have made: there is no better one to name. */
  Quality withoutFault() {
    return new Quality(before, after, Judgement.FINE, accuracy, loss, missedMate);
  }

  /** Win chances given away, percent. */
  public double lost() {
    return Math.max(0, before - after);
  }
}
