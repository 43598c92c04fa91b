package v7p3r.arena.player;

import java.util.Locale;

/**
 * What a player thinks of its own prospects: centipawns, or moves to mate (negative when it is
 * being mated).
 */
public record Score(boolean isMate, int value) {
  private static final int MATE = 100_000;

  public static Score centipawns(int value) {
    return new Score(false, value);
  }

  public static Score mateIn(int moves) {
    return new Score(true, moves);
  }

  /** As the other side sees it. */
  public Score opposite() {
    return new Score(isMate, -value);
  }

  /** One scale for all scores: a mate is worth more than any number of centipawns. */
  public int comparable() {
    if (!isMate) {
      return Math.clamp(value, -MATE / 2, MATE / 2);
    }
    return value > 0 ? MATE - Math.min(value, 1000) : -MATE + Math.min(-value, 1000);
  }

  /** Pawns with a sign as match tools write them: +0.35, -12.10, +M5. */
  @Override
  public String toString() {
    if (isMate) {
      return (value > 0 ? "+M" : "-M") + Math.abs(value);
    }
    return String.format(Locale.ROOT, "%+.2f", value / 100.0);
  }
}
