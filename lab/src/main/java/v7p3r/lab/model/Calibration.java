package v7p3r.lab.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Whether what is predicted is what happens, over groups of like predictions. */
public record Calibration(List<Group> groups) {
  private static final int GROUPS = 10;
  private static final double SIGMAS_95 = 1.96;

  /**
   * Predictions near each other.
   *
   * @param predicted their mean
   * @param actual the mean of what happened
   * @param error half the 95 % interval of that
   */
  public record Group(double predicted, double actual, double error, int count) {}

  public Calibration {
    groups = List.copyOf(groups);
  }

  /** Of ten groups of equal size. */
  public static Calibration of(float[] predicted, float[] actual) {
    int[] order =
        IntStream.range(0, predicted.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> predicted[i]))
            .mapToInt(i -> i)
            .toArray();
    int number = Math.min(GROUPS, order.length);
    List<Group> groups = new ArrayList<>();
    for (int group = 0; group < number; group++) {
      int from = (int) ((long) group * order.length / number);
      int to = (int) ((long) (group + 1) * order.length / number);
      double sumPredicted = 0;
      double sumActual = 0;
      double squares = 0;
      for (int i = from; i < to; i++) {
        sumPredicted += predicted[order[i]];
        sumActual += actual[order[i]];
        squares += (double) actual[order[i]] * actual[order[i]];
      }
      int count = to - from;
      double mean = sumActual / count;
      double variance = Math.max(0, squares / count - mean * mean);
      double error = SIGMAS_95 * Math.sqrt(variance / count);
      groups.add(new Group(sumPredicted / count, mean, error, count));
    }
    return new Calibration(groups);
  }

  /** The mean distance between what was predicted and what happened. */
  public double error() {
    double sum = 0;
    long count = 0;
    for (Group group : groups) {
      sum += Math.abs(group.predicted() - group.actual()) * group.count();
      count += group.count();
    }
    return count == 0 ? 0 : sum / count;
  }
}
