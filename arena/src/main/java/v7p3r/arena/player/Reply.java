package v7p3r.arena.player;

/**
 * The answer of a player.
 *
 * @param move as the player wrote it; nobody has looked yet whether it is legal
 * @param nanos from the question to the answer, measured on this side
 */
public record Reply(String move, Thought thought, long nanos) {}
