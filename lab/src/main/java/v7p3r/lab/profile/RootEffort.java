package v7p3r.lab.profile;

import java.util.List;
import v7p3r.board.Position;
import v7p3r.desc.Feature;
import v7p3r.desc.PriorFeatures;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.EffortScratch;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.Stage;
import v7p3r.engine.ModelPlace;

/** What is known of a root before its search: PES, if there are models, and the flags. */
final class RootEffort {
  /** The PES of a root without models. */
  static final float UNKNOWN = -1;

  private final PriorFeatures extractor = new PriorFeatures();
  private final float[] features = new float[PriorFeatures.COUNT];
  private final PesOfFeatures pes = pesOfFeatures();

  private interface PesOfFeatures {
    float of(float[] features);
  }

  void look(Position root) {
    extractor.extract(root, features);
  }

  float pes() {
    return pes.of(features);
  }

  /** A bit for each flag, in the order of {@link Feature#flags}. */
  long flags() {
    long bits = 0;
    List<Feature> flags = Feature.flags();
    for (int i = 0; i < flags.size(); i++) {
      bits |= features[flags.get(i).index()] != 0 ? 1L << i : 0;
    }
    return bits;
  }

  private static PesOfFeatures pesOfFeatures() {
    EffortModel model;
    try {
      model = EffortModel.load(ModelPlace.folder(ModelPlace.IN_USE), Stage.PRIOR);
    } catch (ModelException _) {
      return features -> UNKNOWN;
    }
    List<String> known = Feature.prior().stream().map(Feature::column).toList();
    int[] places = model.featureNames().stream().mapToInt(known::indexOf).toArray();
    EffortScratch scratch = model.newScratch();
    float[] picked = new float[places.length];
    return features -> {
      for (int i = 0; i < places.length; i++) {
        picked[i] = features[places[i]];
      }
      return model.pes(picked, scratch);
    };
  }
}
