package v7p3r.arena.record;

/**
 * How often searches of players with the same clock and options ended in a mode of effort.
 *
 * @param allowance what the player had, such as {@code 8+0.08}
 * @param options that it played with, as in the record of a game
 * @param nodes of these searches together
 */
public record PacedEffort(String allowance, String options, String mode, long moves, long nodes) {}
