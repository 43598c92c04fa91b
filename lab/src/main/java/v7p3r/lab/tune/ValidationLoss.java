package v7p3r.lab.tune;

import java.io.IOException;
import java.nio.file.Path;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.Workers;
import v7p3r.eval.context.Weights;

/** The validation loss of a tuning set for any weights; the set is read once. */
public final class ValidationLoss implements AutoCloseable {
  private final Workers threads;
  private final Loss loss;
  private final int[] rows;

  /**
   * Reads a set.
   *
   * @throws IOException if it cannot be read or is too small to be split
   */
  public ValidationLoss(Path set, TuneOptions options, Progress progress) throws IOException {
    threads = new Workers("lab", options.threads());
    boolean complete = false;
    try {
      FeatureSet features = new FeatureReader(set, options.strict(), threads, progress).read();
      loss = Tuner.loss(features, options, threads, progress);
      rows = Loss.rowsOf(features, TuningPart.VALIDATION);
      complete = true;
    } finally {
      if (!complete) {
        threads.close();
      }
    }
  }

  /** The mean over all positions that tell which weights are best. */
  public double of(Weights weights) {
    return loss.mean(rows, Model.parameters(weights));
  }

  @Override
  public void close() {
    threads.close();
  }
}
