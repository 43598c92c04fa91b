package v7p3r.search;

/**
 * How hard a search works until its policy is asked again, as compared with what it usually does.
 * Time and depths bind only a search on a game clock.
 *
 * @param share of the usual time for a move after which no new iteration begins; 1 for all of it
 * @param reductions how late moves are reduced
 * @param minDepth up to this iteration the share does not count, in half moves
 * @param maxDepth no iteration goes deeper, in half moves
 * @param mostShare of the usual time after which the search ends whatever it is doing; {@link
 *     #ANY_SHARE} for what the clock has
 */
public record Effort(
    double share,
    Reductions reductions,
    ExtensionSet extensions,
    int minDepth,
    int maxDepth,
    double mostShare) {
  /** However long the clock lets a search go on. */
  public static final double ANY_SHARE = Double.POSITIVE_INFINITY;

  /** What the search does when nobody interferes. */
  public static final Effort STANDARD = ofShare(1);

  /** The standard effort with another share of the usual time. */
  public static Effort ofShare(double share) {
    return new Effort(share, Reductions.STANDARD, ExtensionSet.ALL, 1, Value.MAX_PLY, ANY_SHARE);
  }
}
