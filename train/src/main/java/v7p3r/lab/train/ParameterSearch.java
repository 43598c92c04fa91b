package v7p3r.lab.train;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.work.Progress;

/** Tries parameters around given ones and keeps those with the least loss in cross-validation. */
final class ParameterSearch {
  private final CrossValidation validation;
  private final long seed;

  ParameterSearch(CrossValidation validation, long seed) {
    this.validation = validation;
    this.seed = seed;
  }

  /** The given ones stay when nothing is better. */
  BoosterParameters best(BoosterParameters start, int tries, Progress progress) {
    List<BoosterParameters> candidates = new ArrayList<>(List.of(start));
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < tries; i++) {
      candidates.add(near(start, random));
    }
    BoosterParameters best = start;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < candidates.size(); i++) {
      String label =
          i == 0 ? "search, as given, fold" : "search %d of %d, fold".formatted(i, tries);
      double loss = validation.run(candidates.get(i), label, progress).mean(fold -> fold.loss());
      progress.say("loss %.5f with %s".formatted(loss, candidates.get(i)));
      if (loss < least) {
        least = loss;
        best = candidates.get(i);
      }
    }
    return best;
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
