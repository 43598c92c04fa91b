package v7p3r.lab.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.Stage;
import v7p3r.desc.model.StageParameters;

/**
 * A model on held-out games.
 *
 * @param model by the bins of PES
 * @param others the classifier alone, and the baselines
 * @param byReference the model on the labels of shorter and longer searches, when there are both
 * @param effort the label expected for each row
 */
public record ModelEvaluation(
    Stage stage,
    EffortRows rows,
    Quality model,
    List<Quality> others,
    List<Quality> byReference,
    Calibration calibration,
    float[] pes,
    float[] effort,
    double rSquared) {
  /**
   * Judges a model.
   *
   * @param training what baselines learn from
   * @param held rows that nothing was learned from
   * @param seedModel a model of the seed's target, to stand beside
   */
  public static ModelEvaluation of(
      Stage stage,
      EffortModel model,
      EffortRows training,
      EffortRows held,
      Optional<EffortModel> seedModel) {
    float[] edges = model.parameters().labelEdges();
    Predictions predictions = Predictions.of(model, held);
    Calibration calibration = Calibration.of(predictions.effort(), held.labels());
    List<Quality> others = new ArrayList<>();
    others.add(
        Quality.of(
            "classifier, likeliest bin",
            held,
            edges,
            predictions.likeliest(),
            predictions.estimate(),
            Double.NaN));
    others.add(majority(training, held, edges));
    others.add(handRule(training, held, edges));
    seedModel.ifPresent(seed -> others.add(seedTarget(seed, held, edges)));
    return new ModelEvaluation(
        stage,
        held,
        Quality.of(
            "PES", held, edges, bins(predictions.pes()), predictions.pes(), calibration.error()),
        List.copyOf(others),
        byReference(held, edges, predictions),
        calibration,
        predictions.pes(),
        predictions.effort(),
        rSquared(predictions.effort(), held));
  }

  /** Whether what was learned from searches of one length still ranks those of another. */
  private static List<Quality> byReference(
      EffortRows held, float[] edges, Predictions predictions) {
    TreeSet<Float> references = new TreeSet<>();
    for (int row = 0; row < held.size(); row++) {
      references.add(held.reference(row));
    }
    List<Quality> qualities = new ArrayList<>();
    if (references.size() < 2) {
      return qualities;
    }
    for (float reference : references) {
      int[] rows =
          IntStream.range(0, held.size()).filter(r -> held.reference(r) == reference).toArray();
      float[] pes = new float[rows.length];
      float[] effort = new float[rows.length];
      for (int i = 0; i < rows.length; i++) {
        pes[i] = predictions.pes()[rows[i]];
        effort[i] = predictions.effort()[rows[i]];
      }
      EffortRows part = held.only(r -> held.reference(r) == reference);
      double error = Calibration.of(effort, part.labels()).error();
      String name = String.format(Locale.ROOT, "PES, %.0f nodes", reference);
      qualities.add(Quality.of(name, part, edges, bins(pes), pes, error));
    }
    return qualities;
  }

  private static int[] bins(float[] pes) {
    int[] bins = new int[pes.length];
    for (int i = 0; i < pes.length; i++) {
      bins[i] = EffortBins.ofPes(pes[i]);
    }
    return bins;
  }

  private static Quality majority(EffortRows training, EffortRows held, float[] edges) {
    long[] counts = new long[StageParameters.BINS];
    for (int row = 0; row < training.size(); row++) {
      counts[EffortBins.between(edges, training.label(row))]++;
    }
    int most = 0;
    for (int bin = 1; bin < counts.length; bin++) {
      most = counts[bin] > counts[most] ? bin : most;
    }
    int[] bins = new int[held.size()];
    Arrays.fill(bins, most);
    return Quality.of("majority bin", held, edges, bins, new float[held.size()], Double.NaN);
  }

  private static Quality handRule(EffortRows training, EffortRows held, float[] edges) {
    RuleOfThumb rule = new RuleOfThumb(held.features());
    float[] cuts = EffortBins.edges(scores(rule, training));
    float[] scores = scores(rule, held);
    int[] bins = new int[scores.length];
    for (int i = 0; i < bins.length; i++) {
      bins[i] = EffortBins.between(cuts, scores[i]);
    }
    return Quality.of("hand rule", held, edges, bins, scores, Double.NaN);
  }

  private static float[] scores(RuleOfThumb rule, EffortRows rows) {
    float[] scores = new float[rows.size()];
    for (int row = 0; row < scores.length; row++) {
      scores[row] = rule.score(rows, row);
    }
    return scores;
  }

  /** The seed's model knows fewer columns; it gets those it knows. */
  private static Quality seedTarget(EffortModel seed, EffortRows held, float[] edges) {
    float[] pes = Predictions.of(seed, held.withFeatures(seed.featureNames())).pes();
    return Quality.of("seed target", held, edges, bins(pes), pes, Double.NaN);
  }

  /** The share of the labels' variance that is explained. */
  private static double rSquared(float[] effort, EffortRows held) {
    double mean = 0;
    for (int row = 0; row < held.size(); row++) {
      mean += held.label(row) / held.size();
    }
    double left = 0;
    double all = 0;
    for (int row = 0; row < held.size(); row++) {
      left += Math.pow(held.label(row) - effort[row], 2);
      all += Math.pow(held.label(row) - mean, 2);
    }
    return all == 0 ? 0 : 1 - left / all;
  }
}
