package v7p3r.lab.tune;

import java.util.List;
import java.util.SplittableRandom;
import v7p3r.board.Position;
import v7p3r.eval.context.Weights;

/** Sets whose truth is known: scores are what given weights say. */
final class SyntheticSet {
  private SyntheticSet() {}

  /** Positions with the exact evaluation of the weights as score and no results. */
  static FeatureSet labelled(int positions, Weights truth, long seed) {
    List<Position> list = TestPositions.list(positions, seed);
    FeatureExtractor extractor = new FeatureExtractor();
    FeatureBlock.Builder builder = new FeatureBlock.Builder(list.size());
    for (int i = 0; i < list.size(); i++) {
      extractor.extract(list.get(i), builder);
      builder.label(FeatureBlock.NO_RESULT, (short) 0, 0, i % 100);
    }
    FeatureBlock block = builder.build();
    Model.Terms terms = new Model.Terms();
    double[] parameters = Model.parameters(truth);
    for (int i = 0; i < block.rows; i++) {
      block.score[i] = (short) Math.rint(terms.evaluate(block, i, parameters));
    }
    return new FeatureSet("synthetic", "none", List.of("truth"), 100, List.of(block));
  }

  /** Each parameter moved by up to so many centipawns. */
  static double[] disturbed(double[] parameters, int most, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double[] disturbed = parameters.clone();
    for (int i = 0; i < disturbed.length; i++) {
      disturbed[i] += random.nextDouble(-most, most);
    }
    return disturbed;
  }
}
