package v7p3r.desc.control;

import java.util.List;
import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.desc.Feature;
import v7p3r.desc.LiveFeatures;
import v7p3r.search.IterationFacts;
import v7p3r.search.SearchListener;

/** What the models say of a search: once before it, and whenever asked after its iterations. */
final class Prediction {
  /** Where no model has an answer. */
  private static final float MIDDLING_PES = 0.5f;

  private static final int WARM_UP_ROUNDS = 100;

  private final EffortModels models;
  private final PriorPes asked = new PriorPes();
  private final PesGradient gradient;
  private final boolean asksForGradient;
  private final PhaseTracker phase = new PhaseTracker();
  private final LiveFeatures live = new LiveFeatures();

  /** In the order of {@link StageModel}. */
  private final float[] features = new float[StageModel.COUNT];

  /** Those of the search under way. */
  private StageModel priorModel;

  private StageModel liveModel;
  private boolean hasIterations;
  private boolean entersPhase;

  Prediction(EffortModels models) {
    this.models = models;
    this.gradient = new PesGradient(models, asked);
    this.priorModel = models.prior();
    this.liveModel = models.live();
    this.asksForGradient = models.askFor(Feature.CARRY_GRADIENT);
  }

  EffortModels models() {
    return models;
  }

  /** Lets the JVM compile what happens before a search. */
  void warmUp(List<Position> positions) {
    for (int round = 0; round < WARM_UP_ROUNDS; round++) {
      for (Position position : positions) {
        CarryOver other = new CarryOver(round / (double) WARM_UP_ROUNDS, 0);
        ask(position, other);
      }
    }
  }

  /** The next search is of another game. */
  void newGame() {
    phase.newGame();
  }

  /** PES of a position before the first iteration. */
  float begin(Position root, CarryOver before, SearchListener listener) {
    live.reset();
    hasIterations = false;
    choose(root, listener);
    float pes = ask(root, before);
    if (Float.isNaN(pes)) {
      String feature = priorModel.invalidFeature(features);
      listener.onProblem("desc: expected a finite number, found none for " + feature);
      return MIDDLING_PES;
    }
    return pes;
  }

  private void choose(Position root, SearchListener listener) {
    if (models.goByPhase()) {
      entersPhase = phase.enter(root);
      priorModel = models.prior(phase.part());
      liveModel = models.live(phase.part());
      if (entersPhase) {
        listener.onRemark("desc phase " + phase.part().label());
      }
    }
  }

  /** Whether the game has passed into another part, where other models speak. */
  boolean entersPhase() {
    return entersPhase;
  }

  private float ask(Position root, CarryOver before) {
    float slope = asksForGradient ? gradient.of(root) : 0;
    int number = priorModel == models.prior() ? PesGradient.WHOLE_GAME : 1 + phase.part().ordinal();
    return asked.of(root, before, slope, priorModel, number, features);
  }

  /** Takes in the next iteration. */
  void hear(IterationFacts facts) {
    hasIterations = true;
    live.after(facts, facts.budgetShare(), features, StageModel.FIRST_LIVE);
  }

  /** PES after the last iteration; NaN if the model has no answer. */
  float live() {
    return liveModel.pes(features);
  }

  /** The features that move PES most, the strongest first. */
  List<StageModel.Influence> strongest(int count) {
    return (hasIterations ? liveModel : priorModel).strongest(features, count);
  }
}
