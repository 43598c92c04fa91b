package v7p3r.desc.control;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import v7p3r.desc.Feature;
import v7p3r.desc.LiveFeatures;
import v7p3r.desc.PriorFeatures;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.EffortScratch;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.Stage;
import v7p3r.text.NearestWord;

/**
 * The model of a stage together with the features that it asks for, picked by name from all that
 * are known. For one thread.
 */
final class StageModel {
  /** Features are handed in in this order: of the position, of the game, of the iterations. */
  static final int GRADIENT = PriorFeatures.COUNT;

  static final int FIRST_LIVE = GRADIENT + Feature.trend().size();
  static final int COUNT = FIRST_LIVE + LiveFeatures.COUNT;

  private final EffortModel model;
  private final EffortScratch scratch;

  /** Where each feature of the model stands among all. */
  private final int[] places;

  private final float[] picked;

  private StageModel(EffortModel model, int[] places) {
    this.model = model;
    this.scratch = model.newScratch();
    this.places = places;
    this.picked = new float[places.length];
  }

  /**
   * Loads a model of features that are known at its stage.
   *
   * @throws ModelException if a file is missing or damaged, or asks for another feature
   */
  static StageModel load(Path folder, Stage stage) {
    EffortModel model = EffortModel.load(folder, stage);
    List<String> known = columns(stage);
    int[] places = new int[model.featureNames().size()];
    for (int i = 0; i < places.length; i++) {
      String name = model.featureNames().get(i);
      places[i] = known.indexOf(name);
      if (places[i] < 0) {
        throw new ModelException(
            "%s: %s.names[%d]: expected a feature of this engine, found '%s'; the nearest is '%s'"
                .formatted(
                    folder.resolve(Stage.SCALER_FILE),
                    stage.key(),
                    i,
                    name,
                    NearestWord.of(name, known)));
      }
    }
    return new StageModel(model, places);
  }

  /** In the order in which features are handed in. */
  private static List<String> columns(Stage stage) {
    List<String> columns = new ArrayList<>();
    Feature.prior().forEach(feature -> columns.add(feature.column()));
    Feature.trend().forEach(feature -> columns.add(feature.column()));
    if (stage == Stage.LIVE) {
      Feature.live().forEach(feature -> columns.add(feature.column()));
    }
    return columns;
  }

  /** Whether a feature is among those that it asks for. */
  boolean asksFor(Feature feature) {
    return model.featureNames().contains(feature.column());
  }

  /** PES, 0 to 1, from all features of the stage; NaN if one that counts is not finite. */
  float pes(float[] features) {
    pick(features);
    return model.pes(picked, scratch);
  }

  private void pick(float[] features) {
    for (int i = 0; i < places.length; i++) {
      picked[i] = features[places[i]];
    }
  }

  /** A feature that is not finite, so that there is no PES. */
  String invalidFeature(float[] features) {
    pick(features);
    return model.featureNames().get(model.firstInvalid(picked));
  }

  void warmUp(int questions) {
    model.warmUp(questions);
  }

  /**
   * A feature, its value, and how much PES changes when it becomes what it usually is.
   *
   * @param isAboveUsual whether the value is above the mean of the training data
   */
  record Influence(String feature, float value, float worth, boolean isAboveUsual) {
    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%s %s (%+.2f)", feature, plain(value), worth);
    }

    private static String plain(float value) {
      return value == Math.rint(value)
          ? Integer.toString((int) value)
          : String.format(Locale.ROOT, "%.2f", value);
    }
  }

  /**
   * The features that move PES most: each in turn is set to its mean in the training data, and what
   * PES loses by that is its worth.
   */
  List<Influence> strongest(float[] features, int count) {
    float whole = pes(features);
    List<Influence> all = new ArrayList<>();
    for (int i = 0; i < places.length; i++) {
      float value = picked[i];
      picked[i] = model.scaler().mean(i);
      float worth = whole - model.pes(picked, scratch);
      picked[i] = value;
      if (worth != 0) {
        boolean isAbove = value > model.scaler().mean(i);
        all.add(new Influence(model.featureNames().get(i), value, worth, isAbove));
      }
    }
    all.sort(Comparator.comparingDouble(influence -> -Math.abs(influence.worth())));
    return all.subList(0, Math.min(count, all.size()));
  }
}
