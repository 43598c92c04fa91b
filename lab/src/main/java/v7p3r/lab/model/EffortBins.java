package v7p3r.lab.model;

import java.util.Arrays;
import v7p3r.desc.model.MonotoneCurve;
import v7p3r.desc.model.StageParameters;

/** The five bins of effort: which share of all positions each is meant to hold. */
public final class EffortBins {
  /** Of very low, low, medium, high and very high effort. */
  public static final double[] SHARES = {0.25, 0.25, 0.28, 0.15, 0.07};

  private EffortBins() {}

  /** The values that cut the given ones into bins of the shares; rising, also where many tie. */
  public static float[] edges(float[] values) {
    float[] sorted = values.clone();
    Arrays.sort(sorted);
    float[] edges = new float[SHARES.length - 1];
    double share = 0;
    for (int i = 0; i < edges.length; i++) {
      share += SHARES[i];
      int at = Math.clamp(Math.round(share * sorted.length), 0, sorted.length - 1);
      edges[i] = sorted[at];
      if (i > 0 && edges[i] <= edges[i - 1]) {
        edges[i] = Math.nextUp(edges[i - 1]);
      }
    }
    return edges;
  }

  /** From values to 0 to 1, so that the edges become 0.2, 0.4, 0.6 and 0.8. */
  public static MonotoneCurve scale(float[] values) {
    float[] edges = edges(values);
    float low = Float.POSITIVE_INFINITY;
    float high = Float.NEGATIVE_INFINITY;
    for (float value : values) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    float[] x = new float[edges.length + 2];
    float[] y = new float[x.length];
    x[0] = Math.min(low, Math.nextDown(edges[0]));
    System.arraycopy(edges, 0, x, 1, edges.length);
    x[x.length - 1] = Math.max(high, Math.nextUp(edges[edges.length - 1]));
    for (int i = 0; i < y.length; i++) {
      y[i] = (float) i / StageParameters.BINS;
    }
    return new MonotoneCurve(x, y);
  }

  /** The bin of a PES, from 0. */
  public static int ofPes(float pes) {
    return Math.clamp((int) (pes * StageParameters.BINS), 0, StageParameters.BINS - 1);
  }

  /** The bin between edges, from 0. */
  public static int between(float[] edges, float value) {
    int bin = 0;
    while (bin < edges.length && value >= edges[bin]) {
      bin++;
    }
    return bin;
  }
}
