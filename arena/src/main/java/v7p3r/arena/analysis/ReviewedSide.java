package v7p3r.arena.analysis;

import java.util.OptionalDouble;

/**
 * One side of a game.
 *
 * @param version of the program that played, as it calls itself; the name for people
 * @param accuracy of the whole game; nothing without a move
 * @param centipawnLoss the mean of its moves, known as ACPL
 * @param regretMillis of its time, so much was spent where less was at stake than elsewhere
 * @param spentMillis on moves whose stakes are known
 */
public record ReviewedSide(
    String name,
    String version,
    int moves,
    OptionalDouble accuracy,
    double centipawnLoss,
    int inaccuracies,
    int mistakes,
    int blunders,
    double regretMillis,
    double spentMillis) {}
