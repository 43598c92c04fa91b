package v7p3r.lab.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import v7p3r.desc.model.MonotoneCurve;

class EffortBinsTest {
  private static float[] skewed(int count) {
    float[] values = new float[count];
    for (int i = 0; i < count; i++) {
      float x = (i * 7919 % count + 0.5f) / count; // every rank once, in a mixed order
      values[i] = x * x * x;
    }
    return values;
  }

  @Test
  void edgesCutIntoTheShares() {
    float[] values = skewed(10_000);
    float[] edges = EffortBins.edges(values);
    long[] counts = new long[5];
    for (float value : values) {
      counts[EffortBins.between(edges, value)]++;
    }
    assertThat(counts).containsExactly(2500, 2500, 2800, 1500, 700);
  }

  @Test
  void theScaleGivesEachBinItsShareOfPes() {
    float[] values = skewed(10_000);
    MonotoneCurve scale = EffortBins.scale(values);
    long[] counts = new long[5];
    for (float value : values) {
      counts[EffortBins.ofPes(scale.at(value))]++;
    }
    for (int bin = 0; bin < counts.length; bin++) {
      assertThat(counts[bin] / 10_000.0).isEqualTo(EffortBins.SHARES[bin], within(0.001));
    }
    assertThat(scale.at(0)).isZero();
    assertThat(scale.at(1)).isEqualTo(1);
  }

  @Test
  void valuesThatAreAllTheSameStillHaveEdgesThatRise() {
    assertThat(EffortBins.edges(new float[100])).isSorted().doesNotHaveDuplicates();
    assertThat(EffortBins.scale(new float[100]).at(0)).isBetween(0f, 1f);
  }

  @Test
  void pesOfOneBelongsToTheHighestBin() {
    assertThat(EffortBins.ofPes(0)).isZero();
    assertThat(EffortBins.ofPes(0.2f)).isOne();
    assertThat(EffortBins.ofPes(0.6f)).isEqualTo(3);
    assertThat(EffortBins.ofPes(1)).isEqualTo(4);
  }
}
