package v7p3r.lab.model;

import java.util.Comparator;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** How well scores sort what happens from what does not. */
public final class Ranking {
  private Ranking() {}

  /**
   * The area under the ROC curve: how often one that happens has a higher score than one that does
   * not, ties counting half.
   *
   * @return NaN when all or none happen
   */
  public static double auc(float[] scores, IntPredicate happens) {
    int[] order =
        IntStream.range(0, scores.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> scores[i]))
            .mapToInt(i -> i)
            .toArray();
    double rankSum = 0;
    long positives = 0;
    for (int from = 0; from < order.length; ) {
      int to = from;
      while (to < order.length && scores[order[to]] == scores[order[from]]) {
        to++;
      }
      double meanRank = (from + 1 + to) / 2.0;
      for (int i = from; i < to; i++) {
        if (happens.test(order[i])) {
          rankSum += meanRank;
          positives++;
        }
      }
      from = to;
    }
    long negatives = order.length - positives;
    return positives == 0 || negatives == 0
        ? Double.NaN
        : (rankSum - positives * (positives + 1) / 2.0) / (positives * (double) negatives);
  }
}
