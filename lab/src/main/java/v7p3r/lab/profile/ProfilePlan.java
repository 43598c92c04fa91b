package v7p3r.lab.profile;

import java.nio.file.Path;
import v7p3r.lab.profile.source.Sources;

/**
 * What is profiled, and how.
 *
 * @param out the folder of the dataset
 * @param widePositions positions searched to the depths 1 to 6, 0 for none
 * @param deepPositions positions searched to the reference node count, 0 for none
 * @param reference nodes of a deep search
 * @param verifyShare of these nodes to verify each move that was best at a checkpoint
 * @param longOneIn one game in this number gets eight times the nodes; 0 for none
 * @param inPlay whether deep searches take place in games that are played from the positions on
 */
public record ProfilePlan(
    Sources sources,
    Path out,
    long widePositions,
    long deepPositions,
    long reference,
    double verifyShare,
    int longOneIn,
    boolean inPlay,
    int threads) {}
