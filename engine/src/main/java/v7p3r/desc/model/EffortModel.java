package v7p3r.desc.model;

import java.nio.file.Path;
import java.util.List;
import v7p3r.text.Excerpt;

/**
 * Predicts how much effort a position deserves. A classifier says how likely each of the five bins
 * is; where it sees a high one, a network refines the estimate; a curve calibrates it to the
 * expected label, and another one turns that into PES. May be asked by many threads, each with a
 * scratch of its own.
 */
public final class EffortModel {
  private final BoostedTrees classifier;
  private final DenseNetwork regressor;
  private final FeatureScaler scaler;
  private final StageParameters parameters;

  private EffortModel(
      BoostedTrees classifier,
      DenseNetwork regressor,
      FeatureScaler scaler,
      StageParameters parameters) {
    this.classifier = classifier;
    this.regressor = regressor;
    this.scaler = scaler;
    this.parameters = parameters;
  }

  /**
   * Loads a model that knows the given features, in this order.
   *
   * @throws ModelException if a file is missing, damaged, or made for something else
   */
  public static EffortModel load(Path folder, Stage stage, List<String> expectedFeatureNames) {
    ModelFile scalerFile = ModelFile.read(folder.resolve(Stage.SCALER_FILE));
    FeatureScaler scaler = FeatureScaler.read(scalerFile, stage);
    requireNames(scalerFile, stage, expectedFeatureNames, scaler.names());
    ModelFile metadata = ModelFile.read(folder.resolve(Stage.METADATA_FILE));
    return of(
        ModelFile.read(folder.resolve(stage.classifierFile())),
        ModelFile.read(folder.resolve(stage.regressorFile())),
        scaler,
        StageParameters.read(metadata, stage));
  }

  /** Loads a model with whatever features it has; the caller brings them in its order. */
  public static EffortModel load(Path folder, Stage stage) {
    ModelFile scalerFile = ModelFile.read(folder.resolve(Stage.SCALER_FILE));
    return load(folder, stage, FeatureScaler.read(scalerFile, stage).names());
  }

  /**
   * Puts a model together.
   *
   * @throws ModelException if a file is damaged or the parts do not fit
   */
  public static EffortModel of(
      ModelFile classifierFile,
      ModelFile regressorFile,
      FeatureScaler scaler,
      StageParameters parameters) {
    BoostedTrees classifier = BoostedTrees.read(classifierFile);
    if (classifier.classes() != StageParameters.BINS) {
      throw classifierFile.broken(
          "expected %d classes, found %d".formatted(StageParameters.BINS, classifier.classes()));
    }
    requireSize(classifierFile, scaler.size(), classifier.features());
    if (!classifier.featureNames().isEmpty() && !classifier.featureNames().equals(scaler.names())) {
      throw classifierFile.broken("its features are not those of " + Stage.SCALER_FILE);
    }
    DenseNetwork regressor = DenseNetwork.read(regressorFile);
    requireSize(regressorFile, scaler.size(), regressor.inputs());
    return new EffortModel(classifier, regressor, scaler, parameters);
  }

  private static void requireSize(ModelFile file, int expected, int found) {
    if (expected != found) {
      throw file.broken("expected %d features, found %d".formatted(expected, found));
    }
  }

  private static void requireNames(
      ModelFile file, Stage stage, List<String> expected, List<String> found) {
    for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
      if (!expected.get(i).equals(found.get(i))) {
        throw file.broken(
            "%s.names[%d]: expected %s, found %s"
                .formatted(stage.key(), i, Excerpt.of(expected.get(i)), Excerpt.of(found.get(i))));
      }
    }
    if (expected.size() != found.size()) {
      throw file.broken(
          "%s.names: expected %d features, found %d"
              .formatted(stage.key(), expected.size(), found.size()));
    }
  }

  public List<String> featureNames() {
    return scaler.names();
  }

  public BoostedTrees classifier() {
    return classifier;
  }

  public DenseNetwork regressor() {
    return regressor;
  }

  public FeatureScaler scaler() {
    return scaler;
  }

  public StageParameters parameters() {
    return parameters;
  }

  public EffortScratch newScratch() {
    return new EffortScratch(StageParameters.BINS, scaler.size(), regressor);
  }

  /** The first feature that is not a finite number, -1 when all are. */
  public int firstInvalid(float[] raw) {
    for (int i = 0; i < scaler.size(); i++) {
      if (!Float.isFinite(raw[i])) {
        return i;
      }
    }
    return -1;
  }

  /**
   * The Positional Effort Score, 0 to 1.
   *
   * @param raw the features as measured; if one of them is not finite, the answer is NaN
   */
  public float pes(float[] raw, EffortScratch scratch) {
    float effort = effort(raw, scratch);
    return Float.isNaN(effort) ? effort : parameters.pesScale().at(effort);
  }

  /** The expected label, calibrated; NaN as for {@link #pes}. */
  public float effort(float[] raw, EffortScratch scratch) {
    return firstInvalid(raw) < 0 ? parameters.calibration().at(estimate(raw, scratch)) : Float.NaN;
  }

  /** What the two models say together, not yet calibrated. */
  public float estimate(float[] raw, EffortScratch scratch) {
    float[] probabilities = scratch.probabilities;
    classifier.probabilities(raw, probabilities);
    float expected = 0;
    int likeliest = 0;
    for (int bin = 0; bin < probabilities.length; bin++) {
      expected += probabilities[bin] * parameters.binEffort()[bin];
      likeliest = probabilities[bin] > probabilities[likeliest] ? bin : likeliest;
    }
    if (likeliest < parameters.refineFromBin() || parameters.refineWeight() == 0) {
      return expected;
    }
    scaler.scale(raw, scratch.scaled);
    float refined = regressor.output(scratch.scaled, scratch.network);
    return expected + parameters.refineWeight() * (refined - expected);
  }

  /** Asks about features around their means until the JVM has compiled all of this. */
  public void warmUp(int questions) {
    EffortScratch scratch = newScratch();
    float[] row = new float[scaler.size()];
    for (int question = 0; question < questions; question++) {
      for (int i = 0; i < row.length; i++) {
        int spread = (question * 31 + i * 17) % 7 - 3;
        row[i] = scaler.mean(i) + spread * scaler.scale(i);
      }
      pes(row, scratch);
      scaler.scale(row, scratch.scaled);
      regressor.output(scratch.scaled, scratch.network);
    }
  }
}
