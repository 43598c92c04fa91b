package v7p3r.arena.player;

/**
 * What the two clocks show when a player begins to think, in milliseconds.
 *
 * @param movesToGo moves until time is added; 0 when the clock is for the rest of the game
 */
public record Clocks(
    long whiteTime, long blackTime, long whiteIncrement, long blackIncrement, int movesToGo) {}
