package v7p3r.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import v7p3r.arena.work.Workers;
import v7p3r.eval.context.Weights;

class LossTest {
  private static final double SCALE = 200;

  private final Workers threads = new Workers("lab", 2);
  private final FeatureSet set = SyntheticSet.labelled(1200, Weights.design(), 1);
  private final Loss loss = new Loss(set, new Targets(set, 0.5, 0), SCALE, threads);
  private final int[] rows = Loss.rowsOf(set, TuningPart.TRAINING);

  @AfterEach
  void stop() {
    threads.close();
  }

  @Test
  void slopesAgreeWithFiniteDifferences() {
    double[] parameters = SyntheticSet.disturbed(Model.parameters(Weights.design()), 30, 2);
    double[] gradient = loss.gradient(rows, 0, rows.length, parameters);
    double largest = 0;
    for (double slope : gradient) {
      largest = Math.max(largest, Math.abs(slope));
    }
    double step = 1e-3;
    int moved = 0;
    for (int i = 0; i < parameters.length; i++) {
      double at = parameters[i];
      parameters[i] = at + step;
      double above = loss.mean(rows, parameters);
      parameters[i] = at - step;
      double below = loss.mean(rows, parameters);
      parameters[i] = at;
      double difference = (above - below) / (2 * step);
      assertThat(gradient[i]).as("parameter %d", i).isCloseTo(difference, within(1e-4 * largest));
      moved += difference != 0 ? 1 : 0;
    }
    assertThat(moved).as("parameters that matter").isGreaterThan(Model.PARAMETERS / 2);
  }

  @Test
  void theNumberOfThreadsDoesNotChangeASingleBit() {
    double[] parameters = Model.parameters(Weights.design());
    double[] two = loss.gradient(rows, 0, rows.length, parameters);
    try (Workers alone = new Workers("lab", 1);
        Workers many = new Workers("lab", 5)) {
      for (Workers other : List.of(alone, many)) {
        Loss same = new Loss(set, new Targets(set, 0.5, 0), SCALE, other);
        assertThat(same.gradient(rows, 0, rows.length, parameters)).isEqualTo(two);
        assertThat(same.mean(rows, parameters)).isEqualTo(loss.mean(rows, parameters));
      }
    }
  }

  @Test
  void theScaleOfTheEvaluationIsFound() {
    // Scores are the evaluation itself, seen through a logistic law of the usual scale.
    Targets targets = new Targets(set, 1, 0);
    double[] parameters = Model.parameters(Weights.design());
    double found = Loss.fitScale(set, targets, threads, rows, parameters);
    assertThat(found).isCloseTo(Targets.Scale.USUAL, within(2.0));
  }
}
