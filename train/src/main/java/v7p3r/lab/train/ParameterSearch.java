package v7p3r.lab.train;

import java.io.IOException;
import java.util.Optional;
import java.util.SplittableRandom;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.lab.export.CrossValidationResult;
import v7p3r.lab.export.CrossValidationResult.Fold;
import v7p3r.lab.model.BoosterParameters;

/** Tries parameters around given ones and keeps those with the least loss in cross-validation. */
final class ParameterSearch {
  /** The parameters that did best, and how they did. */
  record Best(BoosterParameters parameters, CrossValidationResult result) {}

  private final CrossValidation validation;
  private final SearchJournal journal;
  private final long seed;
  private final StopSignal stop;

  /**
   * A search.
   *
   * @param journal what it knows is not trained again
   */
  ParameterSearch(CrossValidation validation, SearchJournal journal, long seed, StopSignal stop) {
    this.validation = validation;
    this.journal = journal;
    this.seed = seed;
    this.stop = stop;
  }

  /** The given ones stay when nothing is better. */
  Best best(BoosterParameters start, int tries, Progress progress) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    Best best = new Best(start, result(start, "search, as given, fold", progress));
    for (int i = 1; i <= tries; i++) {
      BoosterParameters candidate = near(start, random);
      CrossValidationResult result =
          result(candidate, "search %d of %d, fold".formatted(i, tries), progress);
      if (result.mean(Fold::loss) < best.result.mean(Fold::loss)) {
        best = new Best(candidate, result);
      }
    }
    return best;
  }

  private CrossValidationResult result(BoosterParameters candidate, String label, Progress progress)
      throws IOException {
    Optional<CrossValidationResult> known = journal.find(candidate);
    if (known.isEmpty()) {
      stop.check();
    }
    CrossValidationResult result =
        known.isPresent() ? known.get() : validation.run(candidate, label, progress);
    progress.say(
        "loss %.5f with %s%s"
            .formatted(
                result.mean(Fold::loss),
                candidate,
                known.isPresent() ? ", known from " + journal.file() : ""));
    if (known.isEmpty()) {
      journal.add(candidate, result);
    }
    return result;
  }

  static BoosterParameters near(BoosterParameters start, SplittableRandom random) {
    double slower = pick(random, 0.5, 1, 1.5);
    return new BoosterParameters(
        Math.max(1, start.maxDepth() + random.nextInt(-2, 3)),
        (int) Math.ceil(start.rounds() / Math.min(1, slower)),
        start.learningRate() * slower,
        Math.clamp(start.subsample() + pick(random, -0.2, 0, 0.2), 0.1, 1),
        Math.clamp(start.columnShare() + pick(random, -0.2, 0, 0.2), 0.1, 1),
        start.alpha() * pick(random, 0, 1, 10),
        start.lambda() * pick(random, 1, 3, 10),
        start.minChildWeight() * pick(random, 1, 5, 20),
        start.patience());
  }

  private static double pick(SplittableRandom random, double... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
