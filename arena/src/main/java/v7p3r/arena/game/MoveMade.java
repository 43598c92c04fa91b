package v7p3r.arena.game;

/**
 * A move that was played.
 *
 * @param ply half moves played with it, the opening included
 * @param player the name of who played it
 * @param fen the position after it
 * @param clocks after it
 */
public record MoveMade(int ply, String player, PlayedMove move, String fen, ClockTimes clocks) {}
