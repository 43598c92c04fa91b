package v7p3r.lab.replay;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import v7p3r.desc.Feature;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.EffortScratch;
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

  /** The models of folders, if they are given. */
  public static PesModels load(Optional<Path> folder, Optional<Path> seedFolder) {
    List<String> prior = new ArrayList<>(Feature.prior().stream().map(Feature::column).toList());
    List<String> both = new ArrayList<>(prior);
    Feature.live().forEach(feature -> both.add(feature.column()));
    return new PesModels(
        folder.map(place -> score(EffortModel.load(place, Stage.PRIOR, prior))),
        folder.map(place -> score(EffortModel.load(place, Stage.LIVE, both))),
        seedFolder.map(place -> score(EffortModel.load(place, Stage.PRIOR, prior))));
  }

  private static PesScore score(EffortModel model) {
    EffortScratch scratch = model.newScratch();
    return features -> model.pes(features, scratch);
  }
}
