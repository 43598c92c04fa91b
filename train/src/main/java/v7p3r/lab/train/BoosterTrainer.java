package v7p3r.lab.train;

import java.util.LinkedHashMap;
import java.util.Map;
import ml.dmlc.xgboost4j.java.Booster;
import ml.dmlc.xgboost4j.java.DMatrix;
import ml.dmlc.xgboost4j.java.XGBoost;
import ml.dmlc.xgboost4j.java.XGBoostError;
import v7p3r.arena.work.Progress;
import v7p3r.desc.model.StageParameters;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.model.EffortBins;
import v7p3r.lab.model.EffortRows;

/** Trains the classifier of bins with XGBoost. */
final class BoosterTrainer {
  private static final String METRIC = "mlogloss";

  /**
   * A trained classifier.
   *
   * @param json XGBoost's own file
   * @param rounds that were worth keeping
   * @param loss on the games that do not teach
   */
  record Trained(byte[] json, int rounds, double loss) {}

  private final float[] edges;
  private final long seed;
  private final int threads;

  /**
   * A trainer.
   *
   * @param edges of the labels, between the bins
   */
  BoosterTrainer(float[] edges, long seed, int threads) {
    this.edges = edges.clone();
    this.seed = seed;
    this.threads = threads;
  }

  /** Stops when the rows of other games are no longer predicted better. */
  Trained train(
      EffortRows teaching,
      EffortRows stopping,
      BoosterParameters parameters,
      String label,
      Progress progress) {
    DMatrix teach = null;
    DMatrix stop = null;
    Booster booster = null;
    try (Progress.Bar bar = progress.start(label, parameters.rounds())) {
      teach = matrix(teaching);
      stop = matrix(stopping);
      booster = XGBoost.train(teach, settings(parameters), 1, Map.of(), null, null);
      booster.setFeatureNames(teaching.features().toArray(String[]::new));
      Trained best = new Trained(booster.toByteArray("json"), 1, loss(booster, stop, 0));
      bar.add(1);
      for (int round = 1; round < parameters.rounds(); round++) {
        booster.update(teach, round);
        double loss = loss(booster, stop, round);
        if (loss < best.loss()) {
          best = new Trained(booster.toByteArray("json"), round + 1, loss);
        }
        bar.note("loss %.4f".formatted(best.loss()));
        bar.add(1);
        if (round + 1 - best.rounds() >= parameters.patience()) {
          break;
        }
      }
      return best;
    } catch (XGBoostError e) {
      throw new TrainingException("XGBoost: " + e.getMessage(), e);
    } finally {
      dispose(booster, teach, stop);
    }
  }

  private static void dispose(Booster booster, DMatrix... matrices) {
    if (booster != null) {
      booster.dispose();
    }
    for (DMatrix matrix : matrices) {
      if (matrix != null) {
        matrix.dispose();
      }
    }
  }

  private DMatrix matrix(EffortRows rows) throws XGBoostError {
    DMatrix matrix = new DMatrix(rows.values(), rows.size(), rows.features().size(), Float.NaN);
    float[] bins = new float[rows.size()];
    for (int row = 0; row < bins.length; row++) {
      bins[row] = EffortBins.between(edges, rows.label(row));
    }
    matrix.setLabel(bins);
    return matrix;
  }

  private Map<String, Object> settings(BoosterParameters parameters) {
    Map<String, Object> settings = new LinkedHashMap<>();
    settings.put("objective", "multi:softprob");
    settings.put("num_class", StageParameters.BINS);
    settings.put("tree_method", "hist");
    settings.put("max_depth", parameters.maxDepth());
    settings.put("eta", parameters.learningRate());
    settings.put("subsample", parameters.subsample());
    settings.put("colsample_bytree", parameters.columnShare());
    settings.put("alpha", parameters.alpha());
    settings.put("lambda", parameters.lambda());
    settings.put("min_child_weight", parameters.minChildWeight());
    settings.put("eval_metric", METRIC);
    settings.put("seed", seed);
    settings.put("nthread", threads);
    settings.put("verbosity", 0);
    return settings;
  }

  /** XGBoost answers with a line such as "[7]\tstop-mlogloss:1.2345". */
  private static double loss(Booster booster, DMatrix rows, int round) throws XGBoostError {
    String line = booster.evalSet(new DMatrix[] {rows}, new String[] {"stop"}, round);
    return Double.parseDouble(line.substring(line.lastIndexOf(':') + 1).strip());
  }
}
