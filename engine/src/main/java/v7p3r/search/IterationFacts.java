package v7p3r.search;

/**
 * What a finished iteration has found and what the search has cost so far. Scores are centipawns of
 * the side to move; the counts are those of all threads since the search began.
 *
 * @param staticEval the evaluation of the root without any search; in check there is none, and this
 *     is the score
 * @param failLows searches of this iteration that ended below their window
 * @param failHighs and above
 * @param nanos on the clock of the move: since it was started, or since ponderhit
 * @param budgetShare what is spent of the usual time, or without a clock of the nodes; 1 for all of
 *     it, also where there is neither
 * @param evaluationNanos an estimate of the time spent in the evaluation by each thread; 0 when the
 *     listener did not ask for it
 */
public record IterationFacts(
    int depth,
    int selectiveDepth,
    int bestMove,
    int score,
    int staticEval,
    int failLows,
    int failHighs,
    Signals signals,
    long nanos,
    double budgetShare,
    long evaluationNanos,
    RootNodes rootNodes,
    Statistics statistics) {}
