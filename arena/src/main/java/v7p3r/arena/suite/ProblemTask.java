package v7p3r.arena.suite;

import v7p3r.arena.match.Entrant;

/**
 * A problem that is to be given to an engine: all that decides the attempt, as plain data, so that
 * it can be written as JSON and solved elsewhere.
 */
public record ProblemTask(Problem problem, Entrant engine) {}
