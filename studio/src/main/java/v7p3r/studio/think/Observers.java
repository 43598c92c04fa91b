package v7p3r.studio.think;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import v7p3r.desc.control.EffortModels;
import v7p3r.desc.control.EffortObserver;
import v7p3r.desc.control.ModeProfiles;
import v7p3r.desc.model.ModelException;
import v7p3r.engine.EngineOptions;
import v7p3r.engine.ModelPlace;

/** Makes those who tell how hard a search finds its position; none where there is no model. */
public final class Observers {
  private Observers() {}

  /** The folder of the models that play. */
  public static Optional<Path> models() {
    try {
      return Optional.of(ModelPlace.folder(EngineOptions.DESC_MODEL_PATH.initial()))
          .filter(Files::isDirectory);
    } catch (ModelException | InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** One for one search at a time; takes a moment, for it reads the models. */
  public static Optional<EffortObserver> create() {
    try {
      return models()
          .map(
              folder ->
                  new EffortObserver(
                      EffortModels.load(folder), ModeProfiles.of(ModeProfiles.TUNED)));
    } catch (ModelException e) {
      return Optional.empty();
    }
  }
}
