package v7p3r.lab.validate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import v7p3r.board.Position;
import v7p3r.desc.Feature;
import v7p3r.desc.PriorFeatures;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.Stage;
import v7p3r.lab.model.DatasetReader;
import v7p3r.lab.model.EffortRows;
import v7p3r.lab.model.ModelEvaluation;
import v7p3r.lab.model.Quality;
import v7p3r.lab.model.StoredModel;
import v7p3r.lab.replay.PesModels;
import v7p3r.lab.replay.PesScore;
import v7p3r.lab.validate.Measurement.Subject;

/** Whether the model before the search is asked fast enough, and how often its bin is right. */
final class PredictionTests {
  private static final Subject TIME =
      new Subject(
          Section.PREDICTION,
          "prediction_time",
          "Mean time of features and PES",
          Goal.atMost(1000, "below 1000 µs"),
          "µs");
  static final Subject ACCURACY =
      new Subject(
          Section.PREDICTION,
          "prediction_accuracy",
          "Right bin of five on games not learned from",
          Goal.atLeast(80, "80 % or more"),
          "%");

  private static final int WARM_UP = 2000;
  private static final int ROUNDS = 20;
  private static final double PERCENT = 100;

  private final Path folder;
  private final EffortModel model;
  private final PesScore asked;

  /**
   * Of the models in a folder.
   *
   * @throws v7p3r.desc.model.ModelException if they cannot be used; says why
   */
  PredictionTests(Path folder) {
    this.folder = folder;
    this.model = EffortModel.load(folder, Stage.PRIOR);
    this.asked = PesModels.load(Optional.of(folder), Optional.empty()).prior().orElseThrow();
  }

  /** Features and PES of each position, several times over. */
  Measurement time(List<Position> positions, LongSupplier nanoTime) {
    PriorFeatures extractor = new PriorFeatures();
    float[] features = new float[PriorFeatures.COUNT + Feature.trend().size()];
    model.warmUp(WARM_UP);
    double[] micros = new double[ROUNDS * positions.size()];
    for (int i = -positions.size(); i < micros.length; i++) {
      long begin = nanoTime.getAsLong();
      extractor.extract(positions.get(Math.floorMod(i, positions.size())), features);
      asked.pes(features);
      if (i >= 0) {
        micros[i] = (nanoTime.getAsLong() - begin) / 1e3;
      }
    }
    double mean = Arrays.stream(micros).average().orElse(0);
    double squares = Arrays.stream(micros).map(each -> (each - mean) * (each - mean)).sum();
    double error = Math.sqrt(squares / Math.max(1, micros.length - 1) / micros.length);
    return TIME.found(
        Interval.around(mean, error),
        String.format(
            Locale.ROOT,
            "median %.1f, 99 %% below %.1f, %d questions",
            SearchMetrics.quantile(micros, 0.5),
            SearchMetrics.quantile(micros, 0.99),
            micros.length));
  }

  /**
   * On profiled positions.
   *
   * @param onlyHeldBack whether some games of the data may have taught the model
   */
  Measurement accuracy(Path data, boolean onlyHeldBack) throws IOException {
    StoredModel stored = StoredModel.read(folder);
    EffortRows rows =
        stored
            .labelScale(Stage.PRIOR)
            .apply(
                new DatasetReader(data, stored.target(), Stage.PRIOR, Set.of(), true).read().rows())
            .withFeatures(model.featureNames());
    EffortRows judging = onlyHeldBack ? rows.held() : rows;
    if (judging.size() == 0) {
      return ACCURACY.notMeasured(data + ": expected validation games, found none");
    }
    Quality quality =
        ModelEvaluation.of(Stage.PRIOR, model, rows, judging, Optional.empty()).model();
    long right = Math.round(quality.confusion().accuracy() * judging.size());
    return ACCURACY.found(
        Interval.ofShare(right, judging.size()).times(PERCENT),
        String.format(
            Locale.ROOT,
            "within one bin %.1f %%, weighted kappa %.3f, AUC %.3f, %d positions",
            PERCENT * quality.confusion().withinOne(),
            quality.confusion().weightedKappa(),
            quality.auc(),
            judging.size()));
  }
}
