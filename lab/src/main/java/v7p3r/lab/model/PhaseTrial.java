package v7p3r.lab.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import v7p3r.desc.model.Stage;

/**
 * A model of one part of the game against that of the whole game, on the same rows of games that
 * taught neither. Loss is the mean squared error of the expected label.
 *
 * @param gain by how much the loss of the model of the part is less
 * @param error standard error of the gain; rows of a game stand or fall together
 */
public record PhaseTrial(
    String phase,
    Stage stage,
    int rows,
    int games,
    double wholeLoss,
    double ownLoss,
    double gain,
    double error) {
  /** So many standard errors a gain must be above nothing. */
  private static final double SURE = 2;

  /**
   * Judges.
   *
   * @param whole the model of the whole game, on all held-back rows
   * @param own that of the part, on those of them that belong to it
   */
  public static PhaseTrial of(String phase, ModelEvaluation whole, ModelEvaluation own) {
    EffortRows rows = own.rows();
    float[] asked = ofPhase(phase, whole);
    if (asked.length != rows.size()) {
      throw new IllegalArgumentException(
          "%s: expected %d rows, found %d".formatted(phase, rows.size(), asked.length));
    }
    double wholeLoss = 0;
    double ownLoss = 0;
    Map<Long, double[]> byGame = new HashMap<>();
    for (int row = 0; row < rows.size(); row++) {
      double before = Math.pow(asked[row] - rows.label(row), 2);
      double after = Math.pow(own.effort()[row] - rows.label(row), 2);
      wholeLoss += before;
      ownLoss += after;
      double[] sum = byGame.computeIfAbsent(rows.game(row), _ -> new double[2]);
      sum[0] += before - after;
      sum[1]++;
    }
    double gain = (wholeLoss - ownLoss) / rows.size();
    double squares = 0;
    for (double[] sum : byGame.values()) {
      squares += Math.pow(sum[0] - gain * sum[1], 2);
    }
    return new PhaseTrial(
        phase,
        own.stage(),
        rows.size(),
        byGame.size(),
        wholeLoss / rows.size(),
        ownLoss / rows.size(),
        gain,
        Math.sqrt(squares) / rows.size());
  }

  private static float[] ofPhase(String phase, ModelEvaluation whole) {
    EffortRows rows = whole.rows();
    int place = rows.phases().indexOf(phase);
    float[] efforts = new float[rows.size()];
    int count = 0;
    for (int row = 0; row < rows.size(); row++) {
      if (rows.phase(row) == place) {
        efforts[count++] = whole.effort()[row];
      }
    }
    return Arrays.copyOf(efforts, count);
  }

  /** Whether the gain is more than chance would give. */
  public boolean isWon() {
    return gain > SURE * error;
  }

  /** Whether the model of the part is no worse. */
  public boolean isHeld() {
    return gain >= 0;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%-10s %-5s %6d rows of %4d games: loss %.5f by the model of the whole game, %.5f by its"
            + " own, gain %+.5f (error %.5f)",
        phase,
        stage.key(),
        rows,
        games,
        wholeLoss,
        ownLoss,
        gain,
        error);
  }
}
