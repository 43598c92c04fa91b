package v7p3r.lab.tune;

import java.io.IOException;
import java.util.Locale;
import java.util.SplittableRandom;
import v7p3r.arena.work.Progress;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;

/**
 * Gradient descent on all weights at once, by Adam: positions in a new order each epoch, steps that
 * shrink with the epochs, weights pulled toward the design, the best epoch by validation kept.
 */
final class Trainer {
  private static final double MEAN_DECAY = 0.9;
  private static final double SQUARE_DECAY = 0.999;
  private static final double EPSILON = 1e-9;

  private final Loss loss;
  private final TuneOptions options;
  private final int[] training;
  private final int[] validation;
  private final double[] design = Model.parameters(Weights.design());
  private final boolean[] frozen = new boolean[Model.PARAMETERS];
  private final double pull;

  Trainer(Loss loss, TuneOptions options, int[] training, int[] validation) {
    this.loss = loss;
    this.options = options;
    this.training = training;
    this.validation = validation;
    for (Weight weight : options.frozen()) {
      for (int i = weight.offset(); i < weight.offset() + weight.length(); i++) {
        frozen[i] = true;
        frozen[Model.WEIGHTS + i] = true;
      }
    }
    // The curvature of the loss that one position of even chances gives a weight it counts once.
    double curvature = Math.pow(1 / (4 * loss.scale()), 2);
    pull = 2 * curvature * options.prior() / training.length;
  }

  /** Told after every epoch; throws to stop. */
  interface Checkpoint {
    void save(TrainingState state) throws IOException;
  }

  /** Goes on from a state until the last epoch, or until patience ends. */
  void run(TrainingState state, Checkpoint checkpoint, Progress progress) throws IOException {
    try (Progress.Bar bar = progress.start("tuning", options.epochs())) {
      bar.alreadyDone(state.epoch);
      if (state.epoch == 0) {
        state.bestLoss = loss.mean(validation, state.parameters);
      }
      while (state.epoch < options.epochs() && state.epoch - state.bestEpoch < options.patience()) {
        epoch(state);
        state.epoch++;
        double found = loss.mean(validation, state.parameters);
        if (found < state.bestLoss) {
          state.bestLoss = found;
          state.bestEpoch = state.epoch;
          System.arraycopy(state.parameters, 0, state.best, 0, state.best.length);
        }
        checkpoint.save(state);
        bar.note(String.format(Locale.ROOT, "validation %.6f, best %.6f", found, state.bestLoss));
        bar.add(1);
      }
    }
  }

  private void epoch(TrainingState state) {
    int[] order = shuffled(state.epoch);
    int batches = Math.max(1, order.length / options.batch());
    for (int b = 0; b < batches; b++) {
      int from = (int) ((long) order.length * b / batches);
      int to = (int) ((long) order.length * (b + 1) / batches);
      double done = (state.epoch + (double) b / batches) / options.epochs();
      step(state, loss.gradient(order, from, to, state.parameters), rate(done));
    }
  }

  /** Half a cosine: long steps at first, none at the end. */
  private double rate(double done) {
    return options.rate() * (1 + StrictMath.cos(Math.PI * done)) / 2;
  }

  private void step(TrainingState state, double[] gradient, double rate) {
    state.steps++;
    double meanCorrection = 1 - StrictMath.pow(MEAN_DECAY, state.steps);
    double squareCorrection = 1 - StrictMath.pow(SQUARE_DECAY, state.steps);
    double[] parameters = state.parameters;
    for (int i = 0; i < parameters.length; i++) {
      double slope = gradient[i] + pull * (parameters[i] - design[i]);
      if (slope == 0 && state.square[i] == 0 || frozen[i]) {
        continue;
      }
      state.mean[i] = MEAN_DECAY * state.mean[i] + (1 - MEAN_DECAY) * slope;
      state.square[i] = SQUARE_DECAY * state.square[i] + (1 - SQUARE_DECAY) * slope * slope;
      double root = Math.sqrt(state.square[i] / squareCorrection);
      parameters[i] -= rate * (state.mean[i] / meanCorrection) / (root + EPSILON);
    }
    if (options.keepSigns()) {
      keepSigns(parameters);
    }
  }

  /** Single numbers and short lists are bonuses or penalties by name; tables are free. */
  private void keepSigns(double[] parameters) {
    for (Weight weight : Weight.values()) {
      for (int i = 0; i < weight.length() && weight.length() <= 4; i++) {
        int packed = weight.design(i);
        int at = weight.offset() + i;
        keepSign(parameters, at, Score.middlegame(packed));
        keepSign(parameters, Model.WEIGHTS + at, Score.endgame(packed));
      }
    }
  }

  private static void keepSign(double[] parameters, int at, int design) {
    if (design > 0) {
      parameters[at] = Math.max(parameters[at], 0);
    } else if (design < 0) {
      parameters[at] = Math.min(parameters[at], 0);
    }
  }

  private int[] shuffled(int epoch) {
    int[] order = training.clone();
    SplittableRandom random = new SplittableRandom(options.seed() * 1_000_003 + epoch);
    for (int i = order.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swapped = order[i];
      order[i] = order[j];
      order[j] = swapped;
    }
    return order;
  }
}
