package v7p3r.desc.control;

import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.desc.PriorFeatures;

/** Asks models what they think of a position before it is searched. For one thread. */
final class PriorPes {
  private final PriorFeatures extractor = new PriorFeatures();
  private final PesCache cache = new PesCache();

  /**
   * PES before the search; NaN if the model has no answer.
   *
   * @param number of the model, another one for each that is asked here
   * @param features are filled with what it is asked about
   */
  float of(
      Position position,
      CarryOver before,
      float gradient,
      StageModel model,
      int number,
      float[] features) {
    if (cache.knows(position, before, gradient, number)) {
      return cache.recall(features);
    }
    extractor.extract(position, before, features);
    features[StageModel.GRADIENT] = gradient;
    float pes = model.pes(features);
    cache.keep(features, pes);
    return pes;
  }
}
