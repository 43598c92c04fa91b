package v7p3r.arena.game;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import v7p3r.arena.player.Clocks;
import v7p3r.board.Color;

/**
 * The clocks of both sides, kept by the arena. Nothing runs here: the time of each move is measured
 * where it is asked for and then spent.
 */
final class GameClock {
  private static final long NANOS_A_MILLI = 1_000_000;

  /** A move that has a time of its own is not lost by the way from the engine to here. */
  private static final long MOVE_TIME_MARGIN_MILLIS = 500;

  private final Allowance[] allowances;
  private final Duration patience;
  private final long[] left = new long[Color.COUNT];
  private final int[] movesToGo = new int[Color.COUNT];

  /** The patience is for sides without a time limit. */
  GameClock(Allowance white, Allowance black, Duration patience) {
    this.allowances = new Allowance[] {white, black};
    this.patience = patience;
    for (int side = 0; side < Color.COUNT; side++) {
      int mover = side;
      allowances[side].timeControl().ifPresent(control -> begin(mover, control));
    }
  }

  private void begin(int side, TimeControl control) {
    left[side] = control.baseMillis() * NANOS_A_MILLI;
    movesToGo[side] = control.moves();
  }

  /** The clocks show this now; a side without one keeps none. */
  void set(ClockTimes times) {
    times.white().ifPresent(millis -> left[Color.WHITE] = millis * NANOS_A_MILLI);
    times.black().ifPresent(millis -> left[Color.BLACK] = millis * NANOS_A_MILLI);
  }

  /** What the side to move is told; nothing when it plays without a clock. */
  Optional<Clocks> clocks(int side) {
    return allowances[side]
        .timeControl()
        .map(
            control ->
                new Clocks(
                    shown(Color.WHITE, side),
                    shown(Color.BLACK, side),
                    increment(Color.WHITE, side),
                    increment(Color.BLACK, side),
                    movesToGo[side]));
  }

  /** A side without a clock is shown with the clock of the one who asks. */
  private long shown(int side, int asking) {
    return millis(left[clockOf(side, asking)]);
  }

  private long increment(int side, int asking) {
    return allowances[clockOf(side, asking)].timeControl().orElseThrow().incrementMillis();
  }

  private int clockOf(int side, int asking) {
    return allowances[side].timeControl().isPresent() ? side : asking;
  }

  private static long millis(long nanos) {
    return Math.max(1, nanos / NANOS_A_MILLI);
  }

  /** The time after which a move is late; the general patience when there is no time limit. */
  Duration allowed(int side) {
    return hasTimeLimit(side) ? Duration.ofNanos(allowedNanos(side)) : patience;
  }

  private boolean hasTimeLimit(int side) {
    return allowances[side].timeControl().isPresent()
        || allowances[side].limit().moveTimeMillis().isPresent();
  }

  private long allowedNanos(int side) {
    Allowance allowance = allowances[side];
    long margin = allowance.marginMillis();
    long nanos = Long.MAX_VALUE;
    if (allowance.timeControl().isPresent()) {
      nanos = left[side] + margin * NANOS_A_MILLI;
    }
    OptionalLong moveTime = allowance.limit().moveTimeMillis();
    if (moveTime.isPresent()) {
      long late = moveTime.getAsLong() + Math.max(margin, MOVE_TIME_MARGIN_MILLIS);
      nanos = Math.min(nanos, late * NANOS_A_MILLI);
    }
    return nanos;
  }

  /** Takes the time of a move off the clock; false when it was too much. */
  boolean spend(int side, long nanos) {
    if (hasTimeLimit(side) && nanos > allowedNanos(side)) {
      left[side] = 0;
      return false;
    }
    allowances[side]
        .timeControl()
        .ifPresent(
            control -> {
              left[side] = Math.max(0, left[side] - nanos);
              left[side] += control.incrementMillis() * NANOS_A_MILLI;
              if (control.moves() > 0 && --movesToGo[side] == 0) {
                left[side] += control.baseMillis() * NANOS_A_MILLI;
                movesToGo[side] = control.moves();
              }
            });
    return true;
  }

  ClockTimes times() {
    return new ClockTimes(leftMillis(Color.WHITE), leftMillis(Color.BLACK));
  }

  /** What is left after a move, for those who play with a clock. */
  OptionalLong leftMillis(int side) {
    return allowances[side].timeControl().isPresent()
        ? OptionalLong.of(left[side] / NANOS_A_MILLI)
        : OptionalLong.empty();
  }
}
