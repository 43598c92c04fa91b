package v7p3r.desc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FeatureTest {
  @Test
  void stagesTogetherAreAllFeaturesEachAtItsIndex() {
    List<Feature> all = new ArrayList<>(Feature.prior());
    all.addAll(Feature.live());
    all.addAll(Feature.profiled());
    all.addAll(Feature.trend());
    assertThat(all).containsExactly(Feature.values());
    for (List<Feature> stage :
        List.of(Feature.prior(), Feature.live(), Feature.profiled(), Feature.trend())) {
      for (int i = 0; i < stage.size(); i++) {
        assertThat(stage.get(i).index()).as(stage.get(i).column()).isEqualTo(i);
      }
    }
  }

  @Test
  void liveColumnsHaveAPrefixThatTheirKeysLack() {
    assertThat(Feature.LIVE_TT_HIT_RATE.column()).isEqualTo("live_tt_hit_rate");
    assertThat(Feature.LIVE_TT_HIT_RATE.key()).isEqualTo(Feature.TT_HIT_RATE.key());
    assertThat(Feature.prior()).noneMatch(feature -> feature.column().startsWith("live_"));
    assertThat(Feature.live()).allMatch(feature -> feature.column().startsWith("live_"));
  }
}
