package v7p3r.desc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.search.IterationFacts;
import v7p3r.search.RootNodes;
import v7p3r.search.Statistics;

class LiveFeaturesTest {
  private static final int E4 = 1;
  private static final int D4 = 2;

  private final LiveFeatures live = new LiveFeatures();
  private final float[] features = new float[LiveFeatures.COUNT];

  @Test
  void stabilityCountsIterationsSinceTheBestMoveChanged() {
    live.reset();
    after(1, E4, 20, 100);
    after(2, D4, 20, 200);
    assertThat(value(Feature.LIVE_STABLE_ITERATIONS)).isZero();
    assertThat(value(Feature.LIVE_FLIPS)).as("early changes do not count").isZero();
    after(3, D4, 20, 400);
    after(4, D4, 20, 800);
    assertThat(value(Feature.LIVE_STABLE_ITERATIONS)).isEqualTo(2);
    assertThat(value(Feature.LIVE_FLIP_DISTANCE)).as("log2(800/200)").isEqualTo(2);
    after(5, E4, 20, 1600);
    assertThat(value(Feature.LIVE_FLIPS)).isEqualTo(1);
    assertThat(value(Feature.LIVE_STABLE_ITERATIONS)).isZero();
    assertThat(value(Feature.LIVE_GROWTH)).as("log2(800/400)").isEqualTo(1);
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
    Statistics statistics = new Statistics(nodes, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    return new IterationFacts(depth, depth, move, score, 0, 0, 0, 0, 0, RootNodes.NONE, statistics);
  }

  private float value(Feature feature) {
    return features[feature.index()];
  }
}
