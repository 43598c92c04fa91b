package v7p3r.lab.learn;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import v7p3r.arena.work.Progress;
import v7p3r.lab.dataset.DatasetFile;
import v7p3r.lab.replay.PesModels;
import v7p3r.lab.replay.ReplayData;
import v7p3r.lab.replay.ReplayPosition;
import v7p3r.lab.replay.ReplayReport;
import v7p3r.lab.replay.ReplayRun;
import v7p3r.profile.Split;

/** Two models on the same held-back games, each with the knots that suit it best, as it plays. */
final class ReplayDuel {
  private static final String POLICY = "PES x hand rule";

  /** Mean loss of win probability of each. */
  record Outcome(double oldLoss, double newLoss, int positions) {
    boolean isWon() {
      return newLoss < oldLoss;
    }
  }

  private final List<ReplayPosition> judging;
  private final Progress progress;

  ReplayDuel(Path deep, Progress progress) throws IOException {
    this.progress = progress;
    List<ReplayPosition> all = ReplayData.read(new DatasetFile(deep));
    String held = Split.VALIDATION.label();
    judging = all.stream().filter(position -> position.split().equals(held)).toList();
    if (judging.isEmpty()) {
      throw new IOException(
          deep + ": expected validation games, found none among " + all.size() + " positions");
    }
  }

  Outcome run(Path oldModel, Path newModel) {
    return new Outcome(loss(oldModel), loss(newModel), judging.size());
  }

  private double loss(Path model) {
    PesModels models = PesModels.load(Optional.of(model), Optional.empty());
    return new ReplayRun(judging, 1, models, progress)
        .run().rows().stream()
            .filter(row -> row.name().equals(POLICY))
            .mapToDouble(ReplayReport.Row::loss)
            .findFirst()
            .orElseThrow();
  }
}
