package v7p3r.desc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.search.Facts;
import v7p3r.search.IterationFacts;
import v7p3r.search.RootNodes;
import v7p3r.search.Signals;
import v7p3r.search.Statistics;

class LiveFeaturesTest {
  private static final int E4 = 1;
  private static final int D4 = 2;

  private final LiveFeatures live = new LiveFeatures();
  private final float[] features = new float[LiveFeatures.COUNT];

  @Test
  void changesOfTheBestMoveAreCountedFromTheThirdIterationOn() {
    live.reset();
    after(1, E4, 20, 100);
    after(2, D4, 20, 200);
    assertThat(value(Feature.LIVE_FLIPS)).as("early changes do not count").isZero();
    after(3, D4, 20, 400);
    after(4, D4, 20, 800);
    assertThat(value(Feature.LIVE_FLIP_DISTANCE)).as("log2(800/200)").isEqualTo(2);
    after(5, E4, 20, 1600);
    assertThat(value(Feature.LIVE_FLIPS)).isEqualTo(1);
    assertThat(value(Feature.LIVE_GROWTH)).as("log2(800/400)").isEqualTo(1);
  }

  @Test
  void stabilityIsWhatTheSearchSaysOfItsIterations() {
    live.reset();
    live.after(signaled(new Signals(3, 0, 0, 0, 1)), 1, features, 0);
    assertThat(value(Feature.LIVE_STABLE_ITERATIONS)).isEqualTo(3);
  }

  /**
   * 128 - 3 x 10 for a move that stays, 216 - 512 / 7 for half of the nodes, 100 + 20 for the
   * falling score, 96 + 50 x 10 / 100 for the distance from the static evaluation: 98 x 143 x 120 /
   * 1000 = 1681, and 101 % of that.
   */
  @Test
  void theHandRuleIsTheOneThatModelsLearnedFrom() {
    live.reset();
    live.after(signaled(new Signals(3, 20, 512, 50, 12_345)), 1, features, 0);
    assertThat(value(Feature.LIVE_HAND_RULE)).isEqualTo(1.697f);
  }

  @Test
  void aFallingScoreShowsAsStepDropAndVolatility() {
    live.reset();
    after(1, E4, 0, 100);
    assertThat(value(Feature.LIVE_CHANCE)).isEqualTo(0.5f);
    assertThat(value(Feature.LIVE_VOLATILITY)).isZero();
    after(2, E4, -200, 200);
    float chance = (float) (1 / (1 + Math.E));
    assertThat(value(Feature.LIVE_CHANCE)).isCloseTo(chance, within(1e-6f));
    assertThat(value(Feature.LIVE_CHANCE_STEP)).isCloseTo(chance - 0.5f, within(1e-6f));
    assertThat(value(Feature.LIVE_CHANCE_DROP)).isCloseTo(0.5f - chance, within(1e-6f));
    assertThat(value(Feature.LIVE_VOLATILITY)).isCloseTo((0.5f - chance) / 2, within(1e-6f));
  }

  @Test
  void theBudgetIsTheLogarithmOfItsShare() {
    live.reset();
    live.after(facts(1, E4, 0, 100), 0.25, features, 0);
    assertThat(value(Feature.LIVE_BUDGET)).isEqualTo(-2);
  }

  @Test
  void aSearchStartedAgainGivesTheSameFeatures() {
    List<IterationFacts> facts = SearchedFacts.all();
    List<float[]> first = all(facts);
    List<float[]> second = all(facts);
    assertThat(first).hasSizeGreaterThan(5);
    for (int i = 0; i < first.size(); i++) {
      assertThat(second.get(i)).containsExactly(first.get(i));
      for (float value : first.get(i)) {
        assertThat(value).isFinite();
      }
    }
    float[] last = first.getLast();
    assertThat(last[Feature.LIVE_TT_HIT_RATE.index()]).isBetween(0.01f, 1f);
    assertThat(last[Feature.LIVE_BEST_SHARE.index()]).isBetween(0.01f, 1f);
    assertThat(last[Feature.LIVE_HAND_RULE.index()]).isBetween(0.1f, 5f);
    assertThat(last[Feature.LIVE_SPREAD.index()]).isBetween(0.01f, 1f);
  }

  private List<float[]> all(List<IterationFacts> facts) {
    live.reset();
    List<float[]> rows = new ArrayList<>();
    for (IterationFacts each : facts) {
      live.after(each, 1, features, 0);
      rows.add(features.clone());
    }
    return rows;
  }

  private void after(int depth, int move, int score, long nodes) {
    live.after(facts(depth, move, score, nodes), 1, features, 0);
  }

  private static IterationFacts facts(int depth, int move, int score, long nodes) {
    Statistics statistics = new Statistics(nodes, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    return new IterationFacts(
        depth, depth, move, score, 0, 0, 0, Signals.NONE, 0, 1, 0, RootNodes.NONE, statistics);
  }

  private static IterationFacts signaled(Signals signals) {
    return Facts.with(facts(4, E4, 0, 100), signals);
  }

  private float value(Feature feature) {
    return features[feature.index()];
  }
}
