package v7p3r.lab.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;

class EffortLabelTest {
  private static final int A = 11;
  private static final int B = 12;
  private static final int C = 13;

  /** Win probabilities 0.5 and 0.75, by the definition of the logistic curve. */
  private static final int EVEN = 0;

  private static final int BETTER = (int) Math.round(200 * Math.log(3));

  private static final double[] CALM = {0.5, 0.5, 0.5, 0.5};

  @Test
  void theLossOfAMoveIsWhatTheBestOfAllIsBetter() {
    LossCurve curve = LossCurve.of(new int[] {A, A, A, A, B, B, B}, Map.of(A, EVEN, B, BETTER));
    assertThat(curve.losses()[0]).isCloseTo(0.25, within(1e-3));
    assertThat(curve.losses()[3]).isCloseTo(0.25, within(1e-3));
    assertThat(curve.losses()[4]).isZero();
    assertThat(curve.last()).isZero();
    assertThat(curve.lastFlip()).isEqualTo(4);
  }

  @Test
  void aLaterMoveThatIsWorseHasALossToo() {
    LossCurve curve = LossCurve.of(new int[] {A, A, A, A, A, A, B}, Map.of(A, BETTER, B, EVEN));
    assertThat(curve.losses()[0]).isZero();
    assertThat(curve.last()).isCloseTo(0.25, within(1e-3));
    EffortLabel label = EffortLabel.ofPosition(curve, CALM, 0);
    assertThat(label.risk()).as("more effort does not help").isZero();
    assertThat(EffortLabel.improves(3, curve)).isFalse();
  }

  @Test
  void aMoveFoundBehindTheUsualEffortIsFullRisk() {
    LossCurve curve = LossCurve.of(new int[] {A, A, A, A, A, A, B}, Map.of(A, EVEN, B, BETTER));
    EffortLabel label = EffortLabel.ofPosition(curve, CALM, 0.5);
    assertThat(label.risk()).isEqualTo(1);
    assertThat(label.flip()).isEqualTo(1);
    assertThat(label.volatility()).isZero();
    assertThat(label.target()).isCloseTo(0.60 + 0.20 + 0.05, within(1e-9));
  }

  @Test
  void aMoveFoundBeforeTheUsualEffortIsNoRisk() {
    LossCurve curve = LossCurve.of(new int[] {A, B, B, B, B, B, B}, Map.of(A, EVEN, B, BETTER));
    EffortLabel label = EffortLabel.ofPosition(curve, CALM, 0);
    assertThat(label.risk()).isZero();
    assertThat(label.flip()).isCloseTo(1.0 / 6, within(1e-9));
  }

  @Test
  void oneMoveAllTheWayIsNoEffortButItsCost() {
    LossCurve curve = LossCurve.flat(new int[] {A, A, A, A, A, A, A});
    EffortLabel label = EffortLabel.ofPosition(curve, CALM, 1);
    assertThat(label.target()).isCloseTo(0.10, within(1e-9));
    assertThat(EffortLabel.at(0, curve, CALM, 0).target()).isZero();
  }

  @Test
  void atACheckpointOnlyWhatComesLaterCounts() {
    LossCurve curve =
        LossCurve.of(new int[] {A, A, C, C, C, B, B}, Map.of(A, EVEN, B, BETTER, C, EVEN));
    EffortLabel before = EffortLabel.at(2, curve, CALM, 0);
    assertThat(before.risk()).isEqualTo(1);
    assertThat(before.flip()).as("three of four steps").isCloseTo(0.75, within(1e-9));
    assertThat(EffortLabel.improves(2, curve)).isTrue();
    EffortLabel behind = EffortLabel.at(5, curve, CALM, 0);
    assertThat(behind.target()).isZero();
    assertThat(EffortLabel.improves(5, curve)).isFalse();
  }

  @Test
  void aScoreThatSwingsByATenthIsFullVolatility() {
    LossCurve curve = LossCurve.flat(new int[] {A, A, A, A, A, A, A});
    assertThat(EffortLabel.ofPosition(curve, new double[] {0.4, 0.6, 0.4, 0.6}, 0).volatility())
        .isCloseTo(1, within(1e-9));
    assertThat(EffortLabel.ofPosition(curve, new double[] {0.45, 0.55}, 0).volatility())
        .isCloseTo(0.5, within(1e-9));
  }

  @Test
  void checkpointsDoubleUpToTheReference() {
    assertThat(Checkpoints.nodes(0, 64_000)).isEqualTo(1_000);
    assertThat(Checkpoints.nodes(Checkpoints.USUAL, 64_000)).isEqualTo(8_000);
    assertThat(Checkpoints.nodes(Checkpoints.COUNT - 1, 64_000)).isEqualTo(64_000);
  }
}
