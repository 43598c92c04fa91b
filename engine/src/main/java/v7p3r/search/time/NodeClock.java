package v7p3r.search.time;

import v7p3r.board.Color;
import v7p3r.search.Limits;

/**
 * The clocks of a game when nodes count instead of time. What a side is said to have at its first
 * move of a game is a stock of nodes; from then on the searches of that side run it down, whatever
 * real clocks say, so a game comes out the same on every machine. With moves to a control, and
 * while pondering, the clock is what it is said to be.
 */
public final class NodeClock {
  private static final long UNKNOWN = -1;

  /** Nodes a millisecond; 0 for real time. */
  private int rate;

  private final long[] left = {UNKNOWN, UNKNOWN};

  public void setRate(int nodesAMilli) {
    rate = nodesAMilli;
    newGame();
  }

  /** Clocks are as they will be told. */
  public void newGame() {
    left[Color.WHITE] = UNKNOWN;
    left[Color.BLACK] = UNKNOWN;
  }

  /** The limits with what is really left for the side to move. */
  public Limits start(Limits limits, int side) {
    if (!counts(limits)) {
      return limits;
    }
    if (left[side] == UNKNOWN) {
      left[side] = Math.clamp(limits.time(side), 0, Long.MAX_VALUE / 2 / rate) * rate;
    }
    return limits.withTime(side, left[side] / rate);
  }

  /** The side to move has searched, and its increment comes. */
  public void ended(Limits limits, int side, long nodes) {
    if (counts(limits)) {
      long increment = Math.min(limits.increment(side), Integer.MAX_VALUE) * rate;
      left[side] = Math.max(0, left[side] - nodes + increment);
    }
  }

  private boolean counts(Limits limits) {
    return rate > 0 && limits.hasClock() && !limits.ponder() && limits.movesToGo() == Limits.NONE;
  }
}
