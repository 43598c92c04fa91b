package v7p3r.desc.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class MonotoneCurveTest {
  private static final MonotoneCurve CURVE =
      new MonotoneCurve(new float[] {0.1f, 0.2f, 0.6f}, new float[] {0, 0.4f, 1});

  @Test
  void isStraightBetweenKnotsAndLevelBeyond() {
    assertThat(CURVE.at(0)).isZero();
    assertThat(CURVE.at(0.15f)).isCloseTo(0.2f, within(1e-6f));
    assertThat(CURVE.at(0.2f)).isEqualTo(0.4f);
    assertThat(CURVE.at(0.3f)).isCloseTo(0.55f, within(1e-6f));
    assertThat(CURVE.at(7)).isEqualTo(1);
  }

  @Test
  void neverFalls() {
    float before = -1;
    for (int i = 0; i <= 1000; i++) {
      float here = CURVE.at(i / 1000f);
      assertThat(here).isGreaterThanOrEqualTo(before);
      before = here;
    }
  }

  @Test
  void knotsThatFallAreRefused() {
    assertThatThrownBy(() -> new MonotoneCurve(new float[] {0, 1}, new float[] {1, 0}))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new MonotoneCurve(new float[] {1, 1}, new float[] {0, 1}))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
