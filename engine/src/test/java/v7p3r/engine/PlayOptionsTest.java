package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;

class PlayOptionsTest {
  /** White is ahead, but two half moves before the end of fifty moves nothing can be done. */
  private static final String DRAWN = "8/8/8/3k4/8/8/8/2Q1K3 w - - 98 120";

  private final Engine engine = new Engine();

  private int score() {
    engine.newGame();
    engine.setPosition(DRAWN, List.of());
    return engine.go(Limits.toDepth(6), SearchListener.SILENT).score();
  }

  @Test
  void analysisKnowsNoContempt() {
    assertThat(score()).isNegative();
    engine.setOption("UCI_AnalyseMode", "true");
    assertThat(score()).isZero();
    engine.setOption("UCI_AnalyseMode", "false");
    assertThat(score()).isNegative();
  }

  @Test
  void contemptThatIsSetDuringAnAnalysisCountsAfterIt() {
    engine.setOption("UCI_AnalyseMode", "true");
    engine.setOption("Contempt", "30");
    assertThat(score()).isZero();
    engine.setOption("UCI_AnalyseMode", "false");
    assertThat(score()).isEqualTo(-30);
  }
}
