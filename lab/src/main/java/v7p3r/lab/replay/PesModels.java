package v7p3r.lab.replay;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import v7p3r.desc.Feature;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.EffortScratch;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.Stage;

/**
 * The models that a replay asks, each if there is one.
 *
 * @param prior before the search
 * @param live at each checkpoint, with prior and live features
 * @param seed before the search, trained on the seed's target
 */
public record PesModels(
    Optional<PesScore> prior, Optional<PesScore> live, Optional<PesScore> seed) {
  public static final PesModels NONE =
      new PesModels(Optional.empty(), Optional.empty(), Optional.empty());

  /**
   * The models of folders, if they are given.
   *
   * @throws ModelException if one cannot be used, or asks for a feature that is not known then
   */
  public static PesModels load(Optional<Path> folder, Optional<Path> seedFolder) {
    List<String> prior = new ArrayList<>();
    Feature.prior().forEach(feature -> prior.add(feature.column()));
    Feature.trend().forEach(feature -> prior.add(feature.column()));
    List<String> both = new ArrayList<>(prior);
    Feature.live().forEach(feature -> both.add(feature.column()));
    return new PesModels(
        folder.map(place -> score(place, Stage.PRIOR, prior)),
        folder.map(place -> score(place, Stage.LIVE, both)),
        seedFolder.map(place -> score(place, Stage.PRIOR, prior)));
  }

  /** Features are picked by their names from all that are known. */
  private static PesScore score(Path folder, Stage stage, List<String> known) {
    EffortModel model = EffortModel.load(folder, stage);
    int[] places = new int[model.featureNames().size()];
    for (int i = 0; i < places.length; i++) {
      places[i] = known.indexOf(model.featureNames().get(i));
      if (places[i] < 0) {
        throw new ModelException(
            "%s: %s.names[%d]: expected a feature of this engine, found '%s'"
                .formatted(
                    folder.resolve(Stage.SCALER_FILE),
                    stage.key(),
                    i,
                    model.featureNames().get(i)));
      }
    }
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
