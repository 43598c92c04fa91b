package v7p3r.search;

/**
 * What the iterations of a search so far say about the worth of one more. A move that stays the
 * best and takes most of the nodes asks for less time; a falling score, or one far from the static
 * evaluation, for more.
 *
 * @param stableIterations iterations since the best move changed; 0 after the one that changed it
 * @param scoreDrop by how many centipawns the score is below those of the iterations before, the
 *     newest counting most; negative when it rises
 * @param nodeShare nodes that the best move has cost, in 1/1024 of all
 * @param surprise distance in centipawns of the score from the static evaluation; 0 for a mate
 * @param handRule what the {@link HandRule} of the search makes of the others: a share of the usual
 *     time, in 1/1000
 */
public record Signals(
    int stableIterations, int scoreDrop, int nodeShare, int surprise, int handRule) {
  /** They ask for the usual time. */
  public static final int WHOLE = 1_000;

  /** Nothing is known yet. */
  public static final Signals NONE = new Signals(0, 0, 0, 0, WHOLE);
}
