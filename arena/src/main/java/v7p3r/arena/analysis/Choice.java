package v7p3r.arena.analysis;

import v7p3r.arena.player.Score;

/**
 * A move that an engine would play.
 *
 * @param move as UCI writes it
 * @param score for the side to move
 */
public record Choice(String move, Score score) {}
