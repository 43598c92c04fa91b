package v7p3r.arena.match;

import java.util.Locale;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.PlayedMove;

/** How much of the time of games nobody thought: what the arena and new games cost. */
public final class Overhead {
  private static final double NANOS_A_MILLI = 1e6;

  private long games;
  private long totalNanos;
  private long thoughtNanos;

  public synchronized void add(GameRecord game) {
    games++;
    totalNanos += game.duration().toNanos();
    for (PlayedMove move : game.moves()) {
      thoughtNanos += move.nanos();
    }
  }

  /** The part of all time, from 0 to 1. */
  public synchronized double share() {
    return totalNanos == 0 ? 0 : (double) (totalNanos - thoughtNanos) / totalNanos;
  }

  public synchronized double millisAGame() {
    return games == 0 ? 0 : (totalNanos - thoughtNanos) / NANOS_A_MILLI / games;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT, "%.2f %% of game time, %.1f ms a game", 100 * share(), millisAGame());
  }
}
