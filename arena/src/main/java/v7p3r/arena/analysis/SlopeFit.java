package v7p3r.arena.analysis;

import java.util.OptionalDouble;
import v7p3r.arena.player.Score;

/**
 * Finds the slope at which V7P3R's centipawns mean the same win chances as the reference's do at
 * the slope of Lichess, by least squares.
 */
final class SlopeFit {
  private static final int STEP = 10;
  private static final int BUCKETS = 2 * WinChances.MOST / STEP + 1;
  private static final long LEAST_POSITIONS = 100;
  private static final double LEAST = 0.0005;
  private static final double MOST = 0.02;
  private static final int HALVINGS = 60;
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  private final long[] count = new long[BUCKETS];
  private final double[] chances = new double[BUCKETS];
  private long positions;

  /** Both scores for White; mates say nothing of centipawns. */
  void add(Score own, Score reference) {
    if (!own.isMate() && !reference.isMate()) {
      int bucket = (WinChances.bounded(own) + WinChances.MOST + STEP / 2) / STEP;
      count[bucket]++;
      chances[bucket] += WinChances.LICHESS.of(WinChances.bounded(reference));
      positions++;
    }
  }

  /** Nothing as long as there are too few positions. */
  OptionalDouble slope() {
    if (positions < LEAST_POSITIONS) {
      return OptionalDouble.empty();
    }
    double low = LEAST;
    double high = MOST;
    for (int i = 0; i < HALVINGS; i++) {
      double left = high - GOLDEN * (high - low);
      double right = low + GOLDEN * (high - low);
      if (error(left) < error(right)) {
        high = right;
      } else {
        low = left;
      }
    }
    return OptionalDouble.of((low + high) / 2);
  }

  /** But for what does not depend on the slope. */
  private double error(double slope) {
    WinChances curve = new WinChances(slope);
    double sum = 0;
    for (int i = 0; i < BUCKETS; i++) {
      if (count[i] > 0) {
        double difference = curve.of(i * STEP - WinChances.MOST) - chances[i] / count[i];
        sum += count[i] * difference * difference;
      }
    }
    return sum;
  }
}
