package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;

/** The options of the engine design act on the search of an engine. */
class SearchOptionsTest {
  private final Engine engine = new Engine();

  private SearchResult search(int depth) {
    engine.setPosition(
        "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5", List.of());
    return engine.go(Limits.toDepth(depth), SearchListener.SILENT);
  }

  @ParameterizedTest
  @CsvSource({
    "UseABPruning, false, 2",
    "UseMoveOrdering, false, 4",
    "UseQuiescence, false, 4",
    "UseMVVLVA, false, 5",
    "MaxOrderedMoves, 2, 5",
    "MaxNodes, 20, 5"
  })
  void anOptionChangesTheTreeAndCanBeTakenBack(String option, String value, int depth) {
    SearchResult usual = search(depth);
    String before = option.startsWith("Max") ? "0" : "true";
    engine.setOption(option, value);
    assertThat(search(depth).statistics().nodes()).isNotEqualTo(usual.statistics().nodes());
    engine.setOption(option, before);
    engine.newGame();
    assertThat(search(depth)).isEqualTo(usual);
  }

  @Test
  void allFlagsOfTheDesignAreOffered() {
    for (String name :
        new String[] {
          "UseCheckmateDetection",
          "UseStalemateDetection",
          "UseDrawPrevention",
          "UseCapturesToEscapeCheck"
        }) {
      assertThat(engine.options().find(name)).as(name).isPresent();
    }
  }
}
