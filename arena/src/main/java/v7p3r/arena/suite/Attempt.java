package v7p3r.arena.suite;

import v7p3r.arena.player.Thought;

/**
 * What an engine answered.
 *
 * @param engine its name
 * @param answer its move in algebraic notation, as it wrote it where that is not legal
 */
public record Attempt(
    Problem problem, String engine, boolean isSolved, String answer, Thought thought, long nanos) {}
