package v7p3r.lab.model;

import java.io.IOException;
import java.util.ServiceLoader;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;

/**
 * Trains models. It needs large libraries, which stand in a module of their own and are only there
 * when asked for; so it is found, not named.
 */
public interface ModelTraining {
  /**
   * Trains and writes the models.
   *
   * @return what was learned and how good it is, for people
   * @throws IOException if something cannot be read or written, or somebody stopped it
   */
  String train(TrainingPlan plan, Progress progress, StopSignal stop) throws IOException;

  /** The same, which nobody stops. */
  default String train(TrainingPlan plan, Progress progress) throws IOException {
    return train(plan, progress, new StopSignal());
  }

  /** The one on the class path. */
  static ModelTraining find() {
    return ServiceLoader.load(ModelTraining.class)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "the libraries for training are not in this program: use the fu"
                        + "ll package, or ./v7p3r train in the sources"));
  }
}
