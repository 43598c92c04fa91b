package v7p3r.lab.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import v7p3r.desc.model.Stage;

class PhaseTrialTest {
  private static final int GAMES = 50;
  private static final int A_GAME = 4;

  /** Labels of 0 everywhere; every other row of a game is endgame. */
  private static EffortRows rows() {
    int count = GAMES * A_GAME;
    long[] games = new long[count];
    byte[] phase = new byte[count];
    for (int i = 0; i < count; i++) {
      games[i] = i / A_GAME;
      phase[i] = (byte) (i & 1);
    }
    return new EffortRows(
        List.of("x"),
        List.of("middlegame", "endgame"),
        new float[count],
        new float[count],
        new byte[count],
        phase,
        games,
        new float[count],
        new boolean[count]);
  }

  private static ModelEvaluation judged(EffortRows rows, float[] effort) {
    return new ModelEvaluation(
        Stage.LIVE, rows, null, List.of(), List.of(), null, effort, effort, 0);
  }

  private static float[] efforts(int count, IntToDoubleFunction effort) {
    float[] efforts = new float[count];
    IntStream.range(0, count).forEach(i -> efforts[i] = (float) effort.applyAsDouble(i));
    return efforts;
  }

  private static PhaseTrial trial(IntToDoubleFunction whole, IntToDoubleFunction own) {
    EffortRows all = rows();
    EffortRows part = all.only(row -> all.phase(row) == 1);
    return PhaseTrial.of(
        "endgame",
        judged(all, efforts(all.size(), whole)),
        judged(part, efforts(part.size(), own)));
  }

  @Test
  void lossesAreThoseOfTheSameRows() {
    PhaseTrial trial = trial(row -> row % 2 == 1 ? 0.2 : 9, row -> 0.1);
    assertThat(trial.rows()).isEqualTo(GAMES * A_GAME / 2);
    assertThat(trial.games()).isEqualTo(GAMES);
    assertThat(trial.wholeLoss()).isEqualTo(0.04, within(1e-6));
    assertThat(trial.ownLoss()).isEqualTo(0.01, within(1e-6));
    assertThat(trial.gain()).isEqualTo(0.03, within(1e-6));
    assertThat(trial.error()).isEqualTo(0, within(1e-6));
    assertThat(trial.isWon()).isTrue();
  }

  /** One game in fifty is much better, all others a little worse: no more than chance. */
  @Test
  void aGainOfOneGameIsNoGain() {
    PhaseTrial trial = trial(row -> row < A_GAME ? 0.9 : 0.1, row -> row < 2 ? 0 : 0.11);
    assertThat(trial.gain()).isPositive();
    assertThat(trial.isHeld()).isTrue();
    assertThat(trial.isWon()).isFalse();
  }

  @Test
  void aWorseModelIsNotHeld() {
    assertThat(trial(row -> 0.1, row -> 0.2).isHeld()).isFalse();
  }

  @Test
  void otherRowsAreRefused() {
    EffortRows all = rows();
    ModelEvaluation whole = judged(all, new float[all.size()]);
    assertThatThrownBy(() -> PhaseTrial.of("endgame", whole, whole))
        .hasMessage("endgame: expected 200 rows, found 100");
  }
}
