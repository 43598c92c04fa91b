package v7p3r.lab.moves;

import java.nio.file.Path;

/**
 * How tables are fitted to moves that were tried.
 *
 * @param data the folder of the dataset, or its file of moves
 * @param out the file to write
 * @param missPrice what a lost win is worth, in costs of a mean move; 0 for the price at which as
 *     much is lost as with the formula alone
 * @param stay what it costs to be a ply away from the formula
 * @param epochs steps of the descent
 * @param rate length of a step, in 1/1024 of a ply
 * @param seed of the resampling that gives errors
 */
public record MoveFitPlan(
    Path data, Path out, double missPrice, double stay, int epochs, double rate, long seed) {}
