package v7p3r.lab.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import v7p3r.desc.model.Stage;
import v7p3r.lab.dataset.DatasetFile;

/**
 * What is to be trained.
 *
 * @param data a folder made by profile, or a file of it
 * @param out the folder of the models; replaced only when all is done
 * @param folds of the cross-validation; 0 for none
 * @param searched how many parameters around the given ones are tried; 0 for none
 * @param refineFromBin the regressor refines from this bin on
 * @param excluded columns that are not to be features
 * @param skipBroken broken rows are left out and told
 * @param command as it was given, for the metadata
 * @param commit the version of the sources, for the metadata
 */
public record TrainingPlan(
    Path data,
    Path out,
    Target target,
    List<Stage> stages,
    BoosterParameters booster,
    NetworkParameters network,
    int folds,
    int searched,
    int refineFromBin,
    Set<String> excluded,
    boolean skipBroken,
    long seed,
    int threads,
    String command,
    String commit) {
  public TrainingPlan {
    stages = List.copyOf(stages);
    excluded = Set.copyOf(excluded);
  }

  /** The same with another folder to write. */
  public TrainingPlan withOut(Path folder) {
    return new TrainingPlan(
        data,
        folder,
        target,
        stages,
        booster,
        network,
        folds,
        searched,
        refineFromBin,
        excluded,
        skipBroken,
        seed,
        threads,
        command,
        commit);
  }

  /** The file to learn from. */
  public DatasetFile dataFile() {
    return DatasetFile.of(data, target.layer());
  }

  /** Where a search for parameters keeps what it has tried: beside the folder of the models. */
  public Path searchJournal() {
    Path folder = out.toAbsolutePath().normalize();
    return folder.resolveSibling(folder.getFileName() + ".search");
  }
}
