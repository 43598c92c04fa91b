package v7p3r.desc;

import v7p3r.search.Value;

/** The chance that a score stands for, 0 to 1, for the side that the score is for. */
public final class WinProbability {
  /** Centipawns that make 73 %. */
  private static final double SCALE = 200;

  private WinProbability() {}

  public static double of(int score) {
    if (Value.isMate(score)) {
      return score > 0 ? 1 : 0;
    }
    return 1 / (1 + StrictMath.exp(-score / SCALE));
  }
}
