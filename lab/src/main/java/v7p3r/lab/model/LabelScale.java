package v7p3r.lab.model;

import java.util.Arrays;

/**
 * Brings labels to 0 to 1. Values of computation are there already; the time per node is cut at the
 * values that one in 200 lies below and above.
 */
public record LabelScale(float low, float high) {
  private static final double TAIL = 0.005;

  public static final LabelScale SHARES = new LabelScale(0, 1);

  public static LabelScale of(Target target, EffortRows training) {
    if (target == Target.VOC) {
      return SHARES;
    }
    float[] sorted = training.labels();
    Arrays.sort(sorted);
    float low = sorted[(int) (TAIL * sorted.length)];
    float high = sorted[sorted.length - 1 - (int) (TAIL * sorted.length)];
    return new LabelScale(low, high > low ? high : low + 1);
  }

  public EffortRows apply(EffortRows rows) {
    if (equals(SHARES)) {
      return rows;
    }
    float[] labels = rows.labels();
    for (int i = 0; i < labels.length; i++) {
      labels[i] = Math.clamp((labels[i] - low) / (high - low), 0f, 1f);
    }
    return rows.withLabels(labels);
  }
}
