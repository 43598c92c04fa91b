package v7p3r.lab.validate;

import v7p3r.arena.game.TimeControl;
import v7p3r.search.Limits;

/** The clock of an arm over the moves of a game. It never falls: a late move leaves nothing. */
final class ArmClock {
  private static final long NANOS_A_MILLI = 1_000_000;

  private final TimeControl control;
  private long leftNanos;
  private int movesToGo;

  /** A game begins. */
  ArmClock(TimeControl control) {
    this.control = control;
    this.leftNanos = control.baseMillis() * NANOS_A_MILLI;
    this.movesToGo = control.moves();
  }

  /** What an engine is told before its move; the opponent is said to have as much. */
  Limits limits() {
    long millis = Math.max(1, leftNanos / NANOS_A_MILLI);
    Limits limits = Limits.onClock(millis, control.incrementMillis());
    return control.moves() > 0 ? limits.withMovesToGo(movesToGo) : limits;
  }

  /** A move took so long. */
  void spend(long nanos) {
    leftNanos = Math.max(0, leftNanos - nanos) + control.incrementMillis() * NANOS_A_MILLI;
    if (control.moves() > 0 && --movesToGo == 0) {
      leftNanos += control.baseMillis() * NANOS_A_MILLI;
      movesToGo = control.moves();
    }
  }
}
