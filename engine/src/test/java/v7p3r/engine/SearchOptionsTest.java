package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.search.Line;
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
    "UseCapturesToEscapeCheck, false, 7",
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

  private SearchResult search(String fen, Limits limits) {
    engine.newGame();
    engine.setPosition(fen, List.of());
    return engine.go(limits, SearchListener.SILENT);
  }

  @Test
  void withoutCheckmateDetectionAMateInOneIsSearchedFor() {
    String mateInOne = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    assertThat(search(mateInOne, Limits.toDepth(3)).statistics().nodes()).isEqualTo(1);
    engine.setOption("UseCheckmateDetection", "false");
    assertThat(search(mateInOne, Limits.toDepth(3)).statistics().nodes()).isGreaterThan(20);
  }

  @Test
  void withoutStalemateDetectionAStalemateIsTakenForAWin() {
    String queenUp = "k7/8/2K5/8/8/8/1Q6/8 w - - 0 1";
    Position position = Fen.parse(queenUp);
    Limits stalemating =
        Limits.toDepth(2).withSearchMoves(Line.of(UciMove.parse(position, "b2b6")));
    assertThat(Math.abs(search(queenUp, stalemating).score())).isLessThan(50);
    engine.setOption("UseStalemateDetection", "false");
    assertThat(search(queenUp, stalemating).score()).isGreaterThan(500);
  }

  @Test
  void withoutDrawPreventionADrawIsWorthNothing() {
    String drawnByFiftyMoves = "8/8/8/3k4/8/8/8/2Q1K3 w - - 98 120";
    assertThat(search(drawnByFiftyMoves, Limits.toDepth(6)).score()).isNegative();
    engine.setOption("UseDrawPrevention", "false");
    assertThat(search(drawnByFiftyMoves, Limits.toDepth(6)).score()).isZero();
  }
}
