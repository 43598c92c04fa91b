package v7p3r.arena.analysis;

import java.util.OptionalDouble;

/**
 * What the games of a player come to.
 *
 * @param accuracy the mean of the games
 * @param adjusted the mean accuracy of its moves, corrected by how hard its positions were: what
 *     everybody reached on moves of the same effort score counts as even
 * @param regret the share of its thinking time that went to moves where less was at stake than
 *     elsewhere, percent; nothing without times
 */
public record PlayerRow(
    String player,
    String version,
    long games,
    OptionalDouble accuracy,
    OptionalDouble adjusted,
    OptionalDouble regret,
    Numbers numbers) {}
