package v7p3r.lab.model;

/**
 * The label of {@link Target#VOC}: what more search gains decides, and the mixed label y of the
 * data, in which a late change of the move, an unsteady score and dear nodes count too, tells
 * positions apart where nothing is gained. Replay chose the shares: the more the gain counts, the
 * better the effort is spent.
 */
final class ComputationValue {
  /** Win probability that is worth the full label. */
  static final float FULL_GAIN = 0.5f;

  static final float GAIN_SHARE = 0.9f;

  private ComputationValue() {}

  /**
   * From 0 to 1.
   *
   * @param gain win probability that going on to the end of the reference search wins
   * @param mixed the label y, 0 to 1
   */
  static float label(float gain, float mixed) {
    return GAIN_SHARE * Math.clamp(gain / FULL_GAIN, 0f, 1f) + (1 - GAIN_SHARE) * mixed;
  }
}
