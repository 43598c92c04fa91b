package v7p3r.lab.tune;

import java.util.List;
import v7p3r.arena.work.Workers;

/**
 * The mean squared difference between the points that the evaluation predicts and the target, over
 * chosen rows of a set. Rows are cut into pieces of a fixed size, and the pieces are added in their
 * order: the result does not depend on the threads.
 */
final class Loss {
  private static final int PIECE = 1024;

  private final FeatureSet set;
  private final Targets targets;
  private final double scale;
  private final Workers threads;

  Loss(FeatureSet set, Targets targets, double scale, Workers threads) {
    this.set = set;
    this.targets = targets;
    this.scale = scale;
    this.threads = threads;
  }

  double scale() {
    return scale;
  }

  /** Rows are numbered through all blocks, {@link FeatureBlock#ROWS} numbers a block. */
  static int[] rowsOf(FeatureSet set, TuningPart split) {
    int[] rows = new int[set.rows()];
    int size = 0;
    for (int b = 0; b < set.blocks().size(); b++) {
      FeatureBlock block = set.blocks().get(b);
      for (int row = 0; row < block.rows; row++) {
        if (TuningPart.of(block.bucket[row]) == split) {
          rows[size++] = b * FeatureBlock.ROWS + row;
        }
      }
    }
    return java.util.Arrays.copyOf(rows, size);
  }

  double mean(int[] rows, double[] parameters) {
    List<Double> sums =
        threads.map(pieces(0, rows.length), piece -> sumOf(rows, piece * PIECE, parameters));
    double sum = 0;
    for (double part : sums) {
      sum += part;
    }
    return sum / rows.length;
  }

  private double sumOf(int[] rows, int from, double[] parameters) {
    Model.Terms terms = new Model.Terms();
    double sum = 0;
    int to = Math.min(from + PIECE, rows.length);
    for (int i = from; i < to; i++) {
      FeatureBlock block = set.blocks().get(rows[i] / FeatureBlock.ROWS);
      int row = rows[i] % FeatureBlock.ROWS;
      double miss =
          Targets.expectedPoints(terms.evaluate(block, row, parameters), scale)
              - targets.of(block, row);
      sum += miss * miss;
    }
    return sum;
  }

  /** The slopes of the mean loss over rows {@code from} to {@code to} by all parameters. */
  double[] gradient(int[] rows, int from, int to, double[] parameters) {
    List<double[]> parts =
        threads.map(
            pieces(from, to),
            piece -> {
              int begin = from + piece * PIECE;
              return gradientOf(rows, begin, Math.min(begin + PIECE, to), parameters);
            });
    double[] gradient = new double[parameters.length];
    for (double[] part : parts) {
      for (int i = 0; i < gradient.length; i++) {
        gradient[i] += part[i];
      }
    }
    for (int i = 0; i < gradient.length; i++) {
      gradient[i] /= to - from;
    }
    return gradient;
  }

  private double[] gradientOf(int[] rows, int from, int to, double[] parameters) {
    Model.Terms terms = new Model.Terms();
    double[] gradient = new double[parameters.length];
    for (int i = from; i < to; i++) {
      FeatureBlock block = set.blocks().get(rows[i] / FeatureBlock.ROWS);
      int row = rows[i] % FeatureBlock.ROWS;
      double points = Targets.expectedPoints(terms.evaluate(block, row, parameters), scale);
      double slope = 2 * (points - targets.of(block, row)) * points * (1 - points) / scale;
      terms.addGradient(block, row, slope, gradient);
    }
    return gradient;
  }

  private static int pieces(int from, int to) {
    return (to - from + PIECE - 1) / PIECE;
  }

  /** The scale at which the given parameters predict the targets of the rows best. */
  static double fitScale(
      FeatureSet set, Targets targets, Workers threads, int[] rows, double[] parameters) {
    List<double[]> parts =
        threads.map(
            pieces(0, rows.length), piece -> evaluations(set, rows, piece * PIECE, parameters));
    double[] wanted = new double[rows.length];
    double[] found = new double[rows.length];
    int size = 0;
    for (double[] part : parts) {
      for (double evaluation : part) {
        int row = rows[size];
        wanted[size] =
            targets.of(set.blocks().get(row / FeatureBlock.ROWS), row % FeatureBlock.ROWS);
        found[size++] = evaluation;
      }
    }
    return Targets.Scale.fit(
        40,
        1000,
        scale -> {
          double sum = 0;
          for (int i = 0; i < found.length; i++) {
            double miss = Targets.expectedPoints(found[i], scale) - wanted[i];
            sum += miss * miss;
          }
          return sum;
        });
  }

  private static double[] evaluations(FeatureSet set, int[] rows, int from, double[] parameters) {
    Model.Terms terms = new Model.Terms();
    double[] evaluations = new double[Math.min(PIECE, rows.length - from)];
    for (int i = 0; i < evaluations.length; i++) {
      FeatureBlock block = set.blocks().get(rows[from + i] / FeatureBlock.ROWS);
      evaluations[i] = terms.evaluate(block, rows[from + i] % FeatureBlock.ROWS, parameters);
    }
    return evaluations;
  }
}
