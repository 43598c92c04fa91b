package v7p3r.arena.game;

import v7p3r.arena.player.Thought;

/**
 * What the side to move thinks so far.
 *
 * @param ply half moves played before, the opening included
 * @param player its name
 */
public record Thinking(int ply, String player, Thought thought) {}
