package v7p3r.lab.tune;

import v7p3r.board.Position;
import v7p3r.eval.ThemeProbe;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weights;
import v7p3r.eval.king.KingAttack;

/**
 * The evaluation as a function of its weights: middlegame values first, endgame values behind them,
 * in fractions of a centipawn. The same law as {@code Evaluator}, without its rounding.
 */
final class Model {
  static final int WEIGHTS = Weights.count();
  static final int PARAMETERS = 2 * WEIGHTS;

  private static final double FULL_PHASE = Position.FULL_PHASE;
  private static final double FULL_SCALE = ThemeProbe.FULL_SCALE;

  private Model() {}

  static double[] parameters(Weights weights) {
    double[] parameters = new double[PARAMETERS];
    int[] packed = weights.toArray();
    for (int i = 0; i < WEIGHTS; i++) {
      parameters[i] = Score.middlegame(packed[i]);
      parameters[WEIGHTS + i] = Score.endgame(packed[i]);
    }
    return parameters;
  }

  static Weights rounded(double[] parameters) {
    int[] packed = new int[WEIGHTS];
    for (int i = 0; i < WEIGHTS; i++) {
      packed[i] =
          Score.of((int) Math.rint(parameters[i]), (int) Math.rint(parameters[WEIGHTS + i]));
    }
    return Weights.of(packed);
  }

  /** What an evaluation consists of, kept for the way back. One instance a slice of work. */
  static final class Terms {
    private double unitsWhite;
    private double unitsBlack;
    private double scale;

    /** Centipawns for White. */
    double evaluate(FeatureBlock block, int row, double[] parameters) {
      double middlegame = 0;
      double endgame = 0;
      unitsWhite = 0;
      unitsBlack = 0;
      int end = block.start[row + 1];
      for (int i = block.start[row]; i < end; i++) {
        int index = block.index[i];
        if (index < WEIGHTS) {
          middlegame += block.count[i] * parameters[index];
          endgame += block.count[i] * parameters[WEIGHTS + index];
        } else if (index < FeatureBlock.BLACK_DANGER) {
          unitsWhite += block.count[i] * parameters[danger(index - FeatureBlock.WHITE_DANGER)];
        } else {
          unitsBlack += block.count[i] * parameters[danger(index - FeatureBlock.BLACK_DANGER)];
        }
      }
      double white = Math.clamp(unitsWhite, 0, KingAttack.MAX_UNITS);
      double black = Math.clamp(unitsBlack, 0, KingAttack.MAX_UNITS);
      middlegame += (white * white - black * black) / KingAttack.SQUARE_DIVISOR;
      endgame += (white - black) / KingAttack.LINEAR_DIVISOR;
      double share = block.phase[row] / FULL_PHASE;
      double value = middlegame * share + endgame * (1 - share);
      scale = (value > 0 ? block.scaleWhite[row] : block.scaleBlack[row]) / FULL_SCALE;
      return value * scale;
    }

    /** Adds {@code slope} times the slopes of the last evaluation by all parameters. */
    void addGradient(FeatureBlock block, int row, double slope, double[] gradient) {
      double share = block.phase[row] / FULL_PHASE;
      double middlegame = slope * scale * share;
      double ending = slope * scale * (1 - share);
      double white = unitSlope(unitsWhite, middlegame, ending);
      double black = -unitSlope(unitsBlack, middlegame, ending);
      int end = block.start[row + 1];
      for (int i = block.start[row]; i < end; i++) {
        int index = block.index[i];
        if (index < WEIGHTS) {
          gradient[index] += block.count[i] * middlegame;
          gradient[WEIGHTS + index] += block.count[i] * ending;
        } else if (index < FeatureBlock.BLACK_DANGER) {
          gradient[danger(index - FeatureBlock.WHITE_DANGER)] += block.count[i] * white;
        } else {
          gradient[danger(index - FeatureBlock.BLACK_DANGER)] += block.count[i] * black;
        }
      }
    }

    private static double unitSlope(double units, double middlegame, double ending) {
      return units <= 0 || units >= KingAttack.MAX_UNITS
          ? 0
          : 2 * units / KingAttack.SQUARE_DIVISOR * middlegame + ending / KingAttack.LINEAR_DIVISOR;
    }

    private static int danger(int number) {
      return FeatureExtractor.DangerWeights.OFFSETS[number];
    }
  }
}
