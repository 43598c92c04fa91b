package v7p3r.search.effort;

/**
 * Which late moves of a search are tried.
 *
 * @param oneIn one in this number near the leaves; the deeper a node is searched, the more
 * @param mostNodes a trial that takes more in one search counts nothing
 * @param mostDepth nodes that are searched deeper are left in peace
 * @param seed of the choice
 */
public record MoveSampling(int oneIn, long mostNodes, int mostDepth, long seed) {
  /** How many moves a move at a depth stands for: from ply to ply there are fewer. */
  public int oneIn(int depth) {
    double thinned = oneIn * StrictMath.pow(0.6, Math.max(depth, 1) - 1.0);
    return Math.max(1, (int) thinned);
  }
}
