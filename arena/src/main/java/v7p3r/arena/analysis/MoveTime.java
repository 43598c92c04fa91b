package v7p3r.arena.analysis;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * What a move cost on the clock, as far as the game tells it.
 *
 * @param spentMillis for this move
 * @param leftMillis on the mover's clock after it
 * @param leftShare of what the mover's clock showed at first, 0 to 1 and more
 */
public record MoveTime(
    OptionalLong spentMillis, OptionalLong leftMillis, OptionalDouble leftShare) {
  public static final MoveTime UNKNOWN =
      new MoveTime(OptionalLong.empty(), OptionalLong.empty(), OptionalDouble.empty());

  private static final double TROUBLE = 0.1;

  /** Whether less than a tenth of the time was left. */
  public boolean isTrouble() {
    return leftShare.isPresent() && leftShare.getAsDouble() < TROUBLE;
  }
}
