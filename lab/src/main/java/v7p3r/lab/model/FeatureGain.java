package v7p3r.lab.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import v7p3r.desc.model.EffortModel;

/** The share that the splits of a feature have in all that the classifier gained in training. */
record FeatureGain(String name, double share) {
  static List<FeatureGain> of(EffortModel model, int most) {
    double[] gains = model.classifier().gains();
    double all = 0;
    for (double gain : gains) {
      all += gain;
    }
    List<FeatureGain> shares = new ArrayList<>();
    for (int i = 0; i < gains.length; i++) {
      shares.add(new FeatureGain(model.featureNames().get(i), all == 0 ? 0 : gains[i] / all));
    }
    shares.sort(Comparator.comparingDouble(FeatureGain::share).reversed());
    return shares.subList(0, Math.min(most, shares.size()));
  }
}
