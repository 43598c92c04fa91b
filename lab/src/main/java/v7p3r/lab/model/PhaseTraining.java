package v7p3r.lab.model;

import java.io.IOException;
import java.util.ServiceLoader;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;

/** Trains models of the parts of the game, too; found, not named, as {@link ModelTraining}. */
public interface PhaseTraining {
  /**
   * Trains the models of the whole game, and beside them some of each part of it; a gate says which
   * of these are better on games that taught none, and only they will be asked.
   *
   * @return what was learned and how the gate decided, for people
   * @throws IOException if something cannot be read or written, or somebody stopped it
   */
  String trainByPhase(TrainingPlan plan, Progress progress, StopSignal stop) throws IOException;

  /** The one on the class path. */
  static PhaseTraining find() {
    return ServiceLoader.load(PhaseTraining.class)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "the libraries for training are not in this program: use the full package, or"
                        + " ./v7p3r train in the sources"));
  }
}
