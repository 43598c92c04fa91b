package v7p3r.lab.train;

import v7p3r.desc.model.FeatureScaler;
import v7p3r.lab.model.EffortRows;

/** Mean and deviation of features. */
final class FeatureStatistics {
  private FeatureStatistics() {}

  /** A scaler made for these rows; a feature that never changes is only moved. */
  static FeatureScaler scaler(EffortRows rows) {
    int width = rows.features().size();
    float[] mean = new float[width];
    float[] scale = new float[width];
    for (int feature = 0; feature < width; feature++) {
      double sum = 0;
      for (int row = 0; row < rows.size(); row++) {
        sum += rows.value(row, feature);
      }
      double average = sum / rows.size();
      double squares = 0;
      for (int row = 0; row < rows.size(); row++) {
        double away = rows.value(row, feature) - average;
        squares += away * away;
      }
      mean[feature] = (float) average;
      float deviation = (float) Math.sqrt(squares / rows.size());
      scale[feature] = deviation > 0 ? deviation : 1;
    }
    return new FeatureScaler(rows.features(), mean, scale);
  }
}
