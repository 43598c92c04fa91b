package v7p3r.arena.endgame;

/**
 * How an engine did in one endgame.
 *
 * @param ending in words
 * @param plies half moves that were played
 */
public record EndgameResult(
    EndgameTask task, String engine, boolean isReached, String ending, int plies) {}
