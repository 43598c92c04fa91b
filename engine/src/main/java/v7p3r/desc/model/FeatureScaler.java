package v7p3r.desc.model;

import java.util.List;
import v7p3r.json.JsonNode;

/** Brings features to mean 0 and deviation 1, at most {@value #LIMIT} deviations away. */
public final class FeatureScaler {
  /** A rare huge value must not drown the others in the network. */
  public static final float LIMIT = 8;

  private final List<String> names;
  private final float[] mean;
  private final float[] scale;

  /**
   * A scaler of features in the order of their names.
   *
   * @param scale the deviation of each, above 0
   */
  public FeatureScaler(List<String> names, float[] mean, float[] scale) {
    this.names = List.copyOf(names);
    this.mean = mean.clone();
    this.scale = scale.clone();
  }

  /**
   * Reads the part of one stage.
   *
   * @throws ModelException if the file does not hold it
   */
  public static FeatureScaler read(ModelFile file, Stage stage) {
    JsonNode part = JsonNode.read(file).at(stage.key());
    List<String> names = part.at("names").texts();
    float[] mean = part.at("mean").floats();
    float[] scale = part.at("scale").floats();
    if (names.isEmpty() || mean.length != names.size() || scale.length != names.size()) {
      throw part.broken(
          "expected as many names as means and scales, found %d, %d and %d"
              .formatted(names.size(), mean.length, scale.length));
    }
    for (int i = 0; i < scale.length; i++) {
      if (!(scale[i] > 0)) {
        throw part.at("scale").broken("item " + i + ": expected more than 0, found " + scale[i]);
      }
    }
    return new FeatureScaler(names, mean, scale);
  }

  public List<String> names() {
    return names;
  }

  public int size() {
    return mean.length;
  }

  public float mean(int feature) {
    return mean[feature];
  }

  public float scale(int feature) {
    return scale[feature];
  }

  /** Scales a row into another one, which may be the same. */
  public void scale(float[] raw, float[] scaled) {
    for (int i = 0; i < mean.length; i++) {
      scaled[i] = Math.clamp((raw[i] - mean[i]) / scale[i], -LIMIT, LIMIT);
    }
  }
}
