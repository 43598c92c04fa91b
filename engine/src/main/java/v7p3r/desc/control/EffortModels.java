package v7p3r.desc.control;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import v7p3r.board.GamePart;
import v7p3r.desc.Feature;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.Stage;

/**
 * The two models of a folder, and where asked for those of parts of the game, held in memory: what
 * happens to the files later changes nothing.
 */
public final class EffortModels {
  /** Enough for the JVM to compile all of it. */
  private static final int WARM_UP_QUESTIONS = 2000;

  private final Path folder;
  private final StageModel prior;
  private final StageModel live;
  private final PhaseModels phases;
  private final List<FileTime> times;

  private EffortModels(Path folder, boolean byPhase) {
    this.folder = folder;
    this.times = times(folder);
    this.prior = StageModel.load(folder, Stage.PRIOR);
    this.live = StageModel.load(folder, Stage.LIVE);
    this.phases = byPhase ? PhaseModels.load(folder) : PhaseModels.none();
  }

  /**
   * Loads both models and asks them until they are fast.
   *
   * @throws ModelException if a file is missing, damaged, or made for something else
   */
  public static EffortModels load(Path folder) {
    return load(folder, false);
  }

  /**
   * The same.
   *
   * @param byPhase whether those of parts of the game that passed their gate are asked, too
   */
  public static EffortModels load(Path folder, boolean byPhase) {
    EffortModels models = new EffortModels(folder, byPhase);
    models.prior.warmUp(WARM_UP_QUESTIONS);
    models.live.warmUp(WARM_UP_QUESTIONS);
    models.phases.warmUp(WARM_UP_QUESTIONS);
    return models;
  }

  /** Whether some part of the game has models of its own. */
  public boolean goByPhase() {
    return !phases.areNone();
  }

  public Path folder() {
    return folder;
  }

  /** Whether a file was removed or written again after it was loaded. */
  public boolean areOutdated() {
    return !times(folder).equals(times);
  }

  private static List<FileTime> times(Path folder) {
    List<FileTime> times = new ArrayList<>();
    for (String name : fileNames()) {
      try {
        times.add(Files.getLastModifiedTime(folder.resolve(name)));
      } catch (IOException e) {
        times.add(FileTime.fromMillis(Long.MIN_VALUE)); // It is not there.
      }
    }
    return times;
  }

  private static List<String> fileNames() {
    List<String> names = new ArrayList<>(List.of(Stage.SCALER_FILE, Stage.METADATA_FILE));
    for (Stage stage : Stage.values()) {
      names.add(stage.classifierFile());
      names.add(stage.regressorFile());
    }
    return names;
  }

  /** Whether one of them asks for a feature. */
  boolean askFor(Feature feature) {
    return prior.asksFor(feature) || live.asksFor(feature) || phases.askFor(feature);
  }

  StageModel prior() {
    return prior;
  }

  StageModel live() {
    return live;
  }

  StageModel prior(GamePart part) {
    return phases.prior(part, prior);
  }

  StageModel live(GamePart part) {
    return phases.live(part, live);
  }
}
