package v7p3r.lab.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class CalibrationTest {
  @Test
  void theErrorIsTheMeanDistanceOfGroups() {
    float[] predicted = new float[100];
    float[] actual = new float[100];
    for (int i = 0; i < 100; i++) {
      predicted[i] = i / 100f;
      actual[i] = i / 100f + (i < 50 ? 0.02f : -0.04f);
    }
    Calibration calibration = Calibration.of(predicted, actual);
    assertThat(calibration.groups()).hasSize(10);
    assertThat(calibration.error()).isEqualTo(0.03, within(1e-6));
  }

  @Test
  void noiseThatEvensOutIsNoError() {
    float[] predicted = new float[1000];
    float[] actual = new float[1000];
    Arrays.fill(predicted, 0.5f);
    for (int i = 0; i < actual.length; i++) {
      actual[i] = i % 2;
    }
    assertThat(Calibration.of(predicted, actual).error()).isEqualTo(0, within(1e-9));
  }
}
