package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import v7p3r.arena.work.Progress;
import v7p3r.eval.context.Weights;
import v7p3r.lab.themes.ThemeWorth;
import v7p3r.lab.tune.set.LabelledPosition;
import v7p3r.lab.tune.set.SetRows;
import v7p3r.notation.Fen;

/** Positions drawn from a tuning set, each as likely as any other, to weigh themes with. */
record ScoredSample(Path file, int size, long seed, Progress progress) {
  /** Centipawns of a score that stand for 73 % of the points: ten to one at 400. */
  private static final double SCALE = 400 / Math.log(10);

  private static final int REPORT_EVERY = 1_000;

  /** What the mean squared miss grows by without each theme, in the order of the registry. */
  double[] worth(Weights weights) throws IOException {
    ThemeWorth worth = new ThemeWorth(weights);
    List<LabelledPosition> samples = draw();
    try (Progress.Bar bar = progress.start("weighing", samples.size())) {
      for (LabelledPosition sample : samples) {
        worth.add(Fen.parse(sample.fen()), points(sample));
        if (worth.positions() % REPORT_EVERY == 0) {
          bar.add(REPORT_EVERY);
        }
      }
      bar.add(worth.positions() % REPORT_EVERY);
    }
    return worth.worth();
  }

  /** Keeps the first, then lets each newcomer replace one with falling chance. */
  private List<LabelledPosition> draw() throws IOException {
    Random random = new Random(seed);
    List<LabelledPosition> drawn = new ArrayList<>();
    try (SetRows rows = SetRows.open(file)) {
      int seen = 0;
      for (Optional<LabelledPosition> row = rows.next(); row.isPresent(); row = rows.next()) {
        int place = random.nextInt(++seen);
        if (drawn.size() < size) {
          drawn.add(row.get());
        } else if (place < size) {
          drawn.set(place, row.get());
        }
      }
    }
    if (drawn.isEmpty()) {
      throw new IOException(file + ": expected positions with results or scores, found none");
    }
    return drawn;
  }

  /** White's, by the score where there is one. */
  private static double points(LabelledPosition sample) {
    return sample.hasScore() ? 1 / (1 + Math.exp(-sample.score() / SCALE)) : sample.result();
  }
}
