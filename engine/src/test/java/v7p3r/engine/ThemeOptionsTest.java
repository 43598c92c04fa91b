package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;

/** The options that switch themes act on the explanation and on the search. */
@Timeout(60)
class ThemeOptionsTest {
  private static final String MIDDLEGAME =
      "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 9";

  private final Engine engine = new Engine();

  @Test
  void allThemesAreOnAtFirst() {
    assertThat(ResearchOptions.themes(engine.options())).isEqualTo(ThemeSet.ALL);
  }

  @ParameterizedTest
  @CsvSource({
    "UseTempoScoring, tempo-scoring",
    "UsePrimaryScoring, primary-scoring",
    "UseSecondaryScoring, secondary-scoring",
    "UseMaterialScore, material",
    "UsePieceSquares, piece-squares",
    "UseMaterialCount, 'bishop-pair,-drawish-material'",
    "UseCastling, castling",
    "UseTactics, tactic"
  })
  void aFlagSwitchesItsThemesOff(String flag, String themes) {
    engine.setOption(flag, "false");
    assertThat(ResearchOptions.themes(engine.options())).isEqualTo(ThemeSet.parse("-" + themes));
    engine.setOption(flag, "true");
    assertThat(ResearchOptions.themes(engine.options())).isEqualTo(ThemeSet.ALL);
  }

  @Test
  void withoutPhasesAnEndingIsJudgedLikeAMiddlegame() {
    engine.setPosition("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", List.of());
    engine.setOption("Themes", "material,piece-squares");
    String tapered = engine.explain();
    engine.setOption("UseGamePhase", "false");
    String flat = engine.explain();
    assertThat(flat).isNotEqualTo(tapered);
    engine.setOption("UseGamePhase", "true");
    assertThat(engine.explain()).isEqualTo(tapered);
  }

  @Test
  void flagsSwitchOffMoreThanTheList() {
    engine.setOption("Themes", "material,castling,forks");
    engine.setOption("UseTactics", "false");
    assertThat(ResearchOptions.themes(engine.options()))
        .isEqualTo(ThemeSet.only(Theme.MATERIAL).with(Theme.CASTLING));
  }

  @Test
  void aListThatCannotBeReadChangesNothing() {
    engine.setOption("Themes", "-king");
    assertThatThrownBy(() -> engine.setOption("Themes", "-queen"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("option Themes")
        .hasMessageContaining("found 'queen'");
    assertThat(engine.options().value(ResearchOptions.THEMES)).isEqualTo("-king");
    assertThat(engine.explain()).contains("mobility ").doesNotContain("\npawn-shelter ");
  }

  @Test
  void theExplanationHasTheThemesThatAreOn() {
    engine.setPosition(MIDDLEGAME, List.of());
    engine.setOption("UseSecondaryScoring", "false");
    assertThat(engine.explain()).contains("\nmaterial ").doesNotContain("\nmobility ");
    assertThat(engine.explainAsJson()).contains("\"material\"").doesNotContain("\"mobility\"");
  }

  @Test
  void theSearchSeesTheThemesThatAreOn() {
    engine.setPosition(MIDDLEGAME, List.of());
    SearchResult all = search();
    engine.setOption("Themes", "none");
    assertThat(search().score()).isZero();
    engine.setOption("Themes", "all");
    SearchResult again = search();
    assertThat(again.score()).isEqualTo(all.score());
    assertThat(again.statistics().nodes()).isEqualTo(all.statistics().nodes());
  }

  private SearchResult search() {
    engine.setOption("Clear Hash", "");
    return engine.go(Limits.toDepth(4), SearchListener.SILENT);
  }
}
