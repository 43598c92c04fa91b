package v7p3r.lab.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Whether what is predicted is what happens, over groups of like predictions. */
public record Calibration(List<Group> groups) {
  private static final int GROUPS = 10;

  /** Predictions near each other: their mean, the mean of what happened, how many. */
  public record Group(double predicted, double actual, int count) {}

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
      for (int i = from; i < to; i++) {
        sumPredicted += predicted[order[i]];
        sumActual += actual[order[i]];
      }
      groups.add(new Group(sumPredicted / (to - from), sumActual / (to - from), to - from));
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
