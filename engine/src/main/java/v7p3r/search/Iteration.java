package v7p3r.search;

/**
 * What is known after an iteration of one line: depths in half moves, the score of the side to move
 * in centipawns or as a mate (see {@link Value}), how full the table is in thousandths, how many
 * positions tables of endings knew.
 *
 * @param line which of the lines of a MultiPV search this is, from 1
 */
public record Iteration(
    int depth,
    int selectiveDepth,
    int line,
    int score,
    Bound bound,
    long nodes,
    long nanos,
    int hashFull,
    long solvedHits,
    Line pv) {}
