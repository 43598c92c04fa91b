package v7p3r.desc.control;

import java.util.List;
import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.desc.LiveFeatures;
import v7p3r.desc.PriorFeatures;
import v7p3r.search.IterationFacts;
import v7p3r.search.SearchListener;

/** What the models say of a search: once before it, and whenever asked after its iterations. */
final class Prediction {
  /** Where no model has an answer. */
  private static final float MIDDLING_PES = 0.5f;

  private static final int WARM_UP_ROUNDS = 100;

  private final EffortModels models;
  private final PriorFeatures prior = new PriorFeatures();
  private final LiveFeatures live = new LiveFeatures();

  /** Those of the position, then those of the iterations. */
  private final float[] features = new float[PriorFeatures.COUNT + LiveFeatures.COUNT];

  private boolean hasIterations;

  Prediction(EffortModels models) {
    this.models = models;
  }

  EffortModels models() {
    return models;
  }

  /** Lets the JVM compile what happens before a search. */
  void warmUp(List<Position> positions) {
    for (int round = 0; round < WARM_UP_ROUNDS; round++) {
      for (Position position : positions) {
        prior.extract(position, features);
        models.prior().pes(features);
      }
    }
  }

  /** PES of a position before the first iteration. */
  float begin(Position root, CarryOver before, SearchListener listener) {
    live.reset();
    hasIterations = false;
    prior.extract(root, before, features);
    float pes = models.prior().pes(features);
    if (Float.isNaN(pes)) {
      String feature = models.prior().invalidFeature(features);
      listener.onProblem("desc: expected a finite number, found none for " + feature);
      return MIDDLING_PES;
    }
    return pes;
  }

  /** Takes in the next iteration. */
  void hear(IterationFacts facts) {
    hasIterations = true;
    live.after(facts, facts.budgetShare(), features, PriorFeatures.COUNT);
  }

  /** PES after the last iteration; NaN if the model has no answer. */
  float live() {
    return models.live().pes(features);
  }

  /** The features that move PES most, the strongest first. */
  List<StageModel.Influence> strongest(int count) {
    return (hasIterations ? models.live() : models.prior()).strongest(features, count);
  }
}
