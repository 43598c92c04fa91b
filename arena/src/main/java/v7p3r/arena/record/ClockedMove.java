package v7p3r.arena.record;

/**
 * A move on a game clock.
 *
 * @param game its key
 * @param side 0 for White
 * @param fullMove the number of the move in the game
 * @param allowance what the player had, such as {@code 8+0.08}
 * @param micros that it took
 * @param clockMillis what was left after it, the increment included
 */
public record ClockedMove(
    long game, int side, int fullMove, String allowance, long micros, long clockMillis) {}
