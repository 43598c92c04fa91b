package v7p3r.arena.analysis;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import v7p3r.board.Position;
import v7p3r.desc.Feature;
import v7p3r.desc.PriorFeatures;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.EffortScratch;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.Stage;

/** How much effort a position deserves before anybody searches it: PES, 0 to 1. For one thread. */
public final class EffortGauge {
  private final EffortModel model;
  private final EffortScratch scratch;
  private final PriorFeatures extractor = new PriorFeatures();
  private final float[] features = new float[PriorFeatures.COUNT];
  private final int[] places;
  private final float[] picked;

  private EffortGauge(EffortModel model) {
    this.model = model;
    this.scratch = model.newScratch();
    List<String> known = Feature.prior().stream().map(Feature::column).toList();
    this.places = model.featureNames().stream().mapToInt(known::indexOf).toArray();
    this.picked = new float[places.length];
  }

  /**
   * With the models of a folder.
   *
   * @throws ModelException if they cannot be used
   */
  public static EffortGauge load(Path folder) {
    EffortGauge gauge = new EffortGauge(EffortModel.load(folder, Stage.PRIOR));
    for (int i = 0; i < gauge.places.length; i++) {
      if (gauge.places[i] < 0) {
        throw new ModelException(
            "%s: expected features of this engine, found '%s'"
                .formatted(folder, gauge.model.featureNames().get(i)));
      }
    }
    return gauge;
  }

  /** Nothing where a feature that counts is not finite. */
  OptionalDouble pes(Position position) {
    extractor.extract(position, features);
    for (int i = 0; i < places.length; i++) {
      picked[i] = features[places[i]];
    }
    float pes = model.pes(picked, scratch);
    return Float.isNaN(pes) ? OptionalDouble.empty() : OptionalDouble.of(pes);
  }
}
