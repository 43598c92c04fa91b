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
    assertThat(curve.x()).containsExactly(0, 1, 2.5f, 4, 5);
    assertThat(curve.y())
        .containsExactly(new float[] {0.099f, 0.1f, 0.3f, 0.9f, 0.901f}, within(1e-6f));
  }

  @Test
  void labelsThatOnlyFallGiveTheirMean() {
    MonotoneCurve curve =
        IsotonicRegression.fit(new float[] {1, 2, 3}, new float[] {0.3f, 0.2f, 0.1f}, 1);
    assertThat(curve.at(-5)).isCloseTo(0.2f, within(0.0011f));
    assertThat(curve.at(5)).isCloseTo(0.2f, within(0.0011f));
  }

  @Test
  void higherEstimatesStayHigherBeyondTheLastPool() {
    MonotoneCurve curve = IsotonicRegression.fit(new float[] {1, 2}, new float[] {0.5f, 0.6f}, 1);
    assertThat(curve.at(2.2f)).isGreaterThan(curve.at(2.1f));
    assertThat(curve.at(0.8f)).isLessThan(curve.at(0.9f));
  }

  @Test
  void findsACurveBehindNoise() {
    SplittableRandom random = new SplittableRandom(1);
    float[] estimates = new float[20_000];
    float[] labels = new float[estimates.length];
    for (int i = 0; i < labels.length; i++) {
      estimates[i] = random.nextFloat();
      labels[i] = (float) (0.3 + 0.4 * estimates[i] * estimates[i] + 0.05 * random.nextGaussian());
    }
    MonotoneCurve curve = IsotonicRegression.fit(estimates, labels, 20);
    for (float x : new float[] {0.1f, 0.3f, 0.5f, 0.7f, 0.9f}) {
      assertThat(curve.at(x)).isCloseTo(0.3f + 0.4f * x * x, within(0.015f));
    }
  }

  @Test
  void fewerRowsThanAGroupGiveTheirMean() {
    MonotoneCurve curve = IsotonicRegression.fit(new float[] {1, 2}, new float[] {0, 1}, 20);
    assertThat(curve.at(7)).isCloseTo(0.5f, within(0.0011f));
  }
}
