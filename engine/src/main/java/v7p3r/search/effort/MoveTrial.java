package v7p3r.search.effort;

/**
 * A late move that was searched to every depth in question, each time from the same state of the
 * search.
 *
 * @param weight how many such moves it stands for
 * @param ply half moves from the root to the node
 * @param newDepth plies that it is searched without a reduction
 * @param formula what the rules of the search would reduce it by, in 1/1024 of a ply
 * @param facts by ordinal of {@link MoveFact}
 * @param alpha what it would have to beat
 * @param score at least and at most a few pawns above alpha, by a search two plies deeper; alpha if
 *     that does not raise it
 * @param nodes that each reduction from 0 to {@link #MOST_PLIES} plies costs, a second search
 *     included
 * @param found a bit for each reduction: whether the reduced search raises alpha
 * @param full a bit for each of 0, 1 and 2 plies more at the node: whether the search without a
 *     reduction raises alpha then
 * @param stillPruned a bit for 1 and 2 plies more at the node: whether its rule leaves it out then
 */
public record MoveTrial(
    MoveRule rule,
    int weight,
    int ply,
    int newDepth,
    int formula,
    int[] facts,
    int alpha,
    int score,
    long[] nodes,
    int found,
    int full,
    int stillPruned) {
  /** The greatest reduction that is tried. */
  public static final int MOST_PLIES = 7;

  /** How many plies deeper the node is looked at. */
  public static final int DEEPER = 2;

  public int fact(MoveFact fact) {
    return facts[fact.ordinal()];
  }

  /** Whether a search of the node some plies deeper, without a reduction, raises alpha. */
  public boolean raises(int deeper) {
    return (full >> deeper & 1) != 0;
  }

  /**
   * Whether a reduction misses for good a move that two plies more would show to be better: neither
   * now nor when the node is searched one and two plies deeper does the reduced search see it.
   */
  public boolean missesForGood(int plies) {
    if (!raises(DEEPER)) {
      return false;
    }
    for (int deeper = 0; deeper <= DEEPER; deeper++) {
      if (raises(deeper) && finds(plies - deeper)) {
        return false;
      }
    }
    return plies > 0;
  }

  /** Whether a search some plies less deep than usual, or more where negative, raises alpha. */
  private boolean finds(int plies) {
    return plies <= 0 ? raises(-plies) : (found >> Math.min(plies, MOST_PLIES) & 1) != 0;
  }

  /** Whether the move is left out for good though two plies more would show it to be better. */
  public boolean isLeftOutForGood() {
    return rule != MoveRule.REDUCED && raises(DEEPER) && (stillPruned & 6) == 6;
  }

  /** The plies that the rules of the search reduce it by; no more than leave one ply. */
  public int usualPlies() {
    return Math.clamp(Math.max(formula, 0) >> 10, 0, Math.max(newDepth - 1, 0));
  }
}
