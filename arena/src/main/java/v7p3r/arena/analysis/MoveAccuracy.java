package v7p3r.arena.analysis;

/** How accurate a move was, 0 to 100, by the win chances it gave away; as Lichess has it. */
public final class MoveAccuracy {
  private static final double HEIGHT = 103.1668100711649;
  private static final double DECAY = -0.04354415386753951;
  private static final double FLOOR = -3.166924740191411;

  /** Given to everybody, for no engine is right to the last percent. */
  private static final double BONUS = 1;

  private MoveAccuracy() {}

  /** From the chances before and after the move, in percent, both as the mover sees them. */
  public static double of(double before, double after) {
    if (after >= before) {
      return 100;
    }
    double raw = HEIGHT * Math.exp(DECAY * (before - after)) + FLOOR + BONUS;
    return Math.clamp(raw, 0, 100);
  }
}
