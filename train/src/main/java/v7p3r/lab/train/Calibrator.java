package v7p3r.lab.train;

import v7p3r.desc.model.BoostedTrees;
import v7p3r.desc.model.DenseNetwork;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.FeatureScaler;
import v7p3r.desc.model.ModelFile;
import v7p3r.desc.model.MonotoneCurve;
import v7p3r.desc.model.StageParameters;
import v7p3r.lab.model.EffortBins;
import v7p3r.lab.model.EffortRows;
import v7p3r.lab.model.IsotonicRegression;
import v7p3r.lab.model.Predictions;

/** Finds how the answers of the two models become effort and PES, on games that did not teach. */
final class Calibrator {
  private static final int GROUP_ROWS = 20;

  private final ModelFile classifier;
  private final ModelFile regressor;
  private final FeatureScaler scaler;
  private final float[] edges;
  private final int refineFromBin;

  Calibrator(
      ModelFile classifier,
      ModelFile regressor,
      FeatureScaler scaler,
      float[] edges,
      int refineFromBin) {
    this.classifier = classifier;
    this.regressor = regressor;
    this.scaler = scaler;
    this.edges = edges;
    this.refineFromBin = refineFromBin;
  }

  StageParameters calibrate(EffortRows teaching, EffortRows stopping) {
    float[] binEffort = binEffort(teaching);
    float weight = refineWeight(binEffort, stopping);
    MonotoneCurve same = new MonotoneCurve(new float[] {0, 1}, new float[] {0, 1});
    StageParameters plain =
        new StageParameters(refineFromBin, weight, binEffort, same, same, edges);
    float[] estimates = predictions(plain, stopping).estimate();
    MonotoneCurve calibration = IsotonicRegression.fit(estimates, stopping.labels(), GROUP_ROWS);
    StageParameters calibrated =
        new StageParameters(refineFromBin, weight, binEffort, calibration, same, edges);
    float[] effort = predictions(calibrated, stopping).effort();
    return new StageParameters(
        refineFromBin, weight, binEffort, calibration, EffortBins.scale(effort), edges);
  }

  private Predictions predictions(StageParameters parameters, EffortRows rows) {
    return Predictions.of(EffortModel.of(classifier, regressor, scaler, parameters), rows);
  }

  /** The mean label of each bin; of an empty bin its edge. */
  private float[] binEffort(EffortRows rows) {
    double[] sums = new double[StageParameters.BINS];
    int[] counts = new int[StageParameters.BINS];
    for (int row = 0; row < rows.size(); row++) {
      int bin = EffortBins.between(edges, rows.label(row));
      sums[bin] += rows.label(row);
      counts[bin]++;
    }
    float[] means = new float[sums.length];
    for (int bin = 0; bin < means.length; bin++) {
      means[bin] =
          counts[bin] > 0 ? (float) (sums[bin] / counts[bin]) : edges[Math.max(0, bin - 1)];
    }
    return means;
  }

  /** The weight with the least squared error where the regressor is asked. */
  private float refineWeight(float[] binEffort, EffortRows rows) {
    BoostedTrees trees = BoostedTrees.read(classifier);
    DenseNetwork network = DenseNetwork.read(regressor);
    DenseNetwork.Scratch scratch = network.newScratch();
    float[] row = new float[scaler.size()];
    float[] probabilities = new float[trees.classes()];
    double both = 0;
    double squares = 0;
    for (int i = 0; i < rows.size(); i++) {
      rows.copy(i, row);
      trees.probabilities(row, probabilities);
      double expected = 0;
      int likeliest = 0;
      for (int bin = 0; bin < probabilities.length; bin++) {
        expected += probabilities[bin] * binEffort[bin];
        likeliest = probabilities[bin] > probabilities[likeliest] ? bin : likeliest;
      }
      if (likeliest >= refineFromBin) {
        scaler.scale(row, row);
        double step = network.output(row, scratch) - expected;
        both += step * (rows.label(i) - expected);
        squares += step * step;
      }
    }
    return squares == 0 ? 1 : (float) Math.clamp(both / squares, 0, 1);
  }
}
