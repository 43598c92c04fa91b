package v7p3r.lab.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import v7p3r.desc.model.MonotoneCurve;

class IsotonicRegressionTest {
  @Test
  void neighborsThatFallArePooled() {
    MonotoneCurve curve =
        IsotonicRegression.fit(new float[] {4, 1, 3, 2}, new float[] {0.9f, 0.1f, 0.2f, 0.4f}, 1);
    assertThat(curve.x()).containsExactly(1, 2.5f, 4);
    assertThat(curve.y()).containsExactly(new float[] {0.1f, 0.3f, 0.9f}, within(1e-6f));
  }

  @Test
  void labelsThatOnlyFallGiveTheirMean() {
    MonotoneCurve curve = IsotonicRegression.fit(new float[] {1, 2, 3}, new float[] {3, 2, 1}, 1);
    assertThat(curve.at(-5)).isEqualTo(2);
    assertThat(curve.at(5)).isEqualTo(2);
  }

  @Test
  void findsACurveBehindNoise() {
    SplittableRandom random = new SplittableRandom(1);
    float[] estimates = new float[20_000];
    float[] labels = new float[estimates.length];
    for (int i = 0; i < labels.length; i++) {
      estimates[i] = random.nextFloat();
      labels[i] = (float) (estimates[i] * estimates[i] + 0.1 * random.nextGaussian());
    }
    MonotoneCurve curve = IsotonicRegression.fit(estimates, labels, 20);
    for (float x : new float[] {0.1f, 0.3f, 0.5f, 0.7f, 0.9f}) {
      assertThat(curve.at(x)).isCloseTo(x * x, within(0.03f));
    }
  }

  @Test
  void fewerRowsThanAGroupGiveTheirMean() {
    MonotoneCurve curve = IsotonicRegression.fit(new float[] {1, 2}, new float[] {0, 1}, 20);
    assertThat(curve.x()).hasSize(1);
    assertThat(curve.at(7)).isEqualTo(0.5f);
  }
}
