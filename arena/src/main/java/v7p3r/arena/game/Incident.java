package v7p3r.arena.game;

import java.util.List;

/**
 * Something that went wrong with a player, with what to look at.
 *
 * @param ply half moves played before it, the opening included
 * @param conversation the last lines to and from the player
 */
public record Incident(
    String player, Termination kind, String words, int ply, List<String> conversation) {}
