package v7p3r.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;

class ExplanationTest {
  private static final long SEED = 20260404;
  private static final String QUEEN_UP = "4k3/8/8/8/8/8/8/3QK3 b - - 0 1";

  @Test
  void theLinesAddUpToTheScoreOfTheHotPath() {
    Evaluator evaluator = new Evaluator();
    LawPositions.forEach(5_000, SEED, position -> assertExact(position, evaluator));
  }

  @Test
  void theLinesAddUpForAnySetOfThemes() {
    Random random = new Random(SEED);
    Evaluator evaluator = new Evaluator();
    LawPositions.forEach(
        2_000,
        SEED + 1,
        position -> {
          evaluator.use(ThemeSet.of(random.nextLong()));
          assertExact(position, evaluator);
        });
  }

  private static void assertExact(Position position, Evaluator evaluator) {
    Explanation explanation = Explanation.of(position, Weights.tuned(), evaluator.themes());
    int middlegame = 0;
    int endgame = 0;
    double shares = 0;
    for (Explanation.Line line : explanation.lines()) {
      middlegame += Score.middlegame(line.white()) - Score.middlegame(line.black());
      endgame += Score.endgame(line.white()) - Score.endgame(line.black());
      shares += explanation.share(line);
    }
    String fen = Fen.format(position);
    assertThat(explanation.forSideToMove()).as(fen).isEqualTo(evaluator.evaluate(position));
    assertThat(Score.middlegame(explanation.sum())).as(fen).isEqualTo(middlegame);
    assertThat(Score.endgame(explanation.sum())).as(fen).isEqualTo(endgame);
    assertThat(shares).as(fen).isCloseTo(explanation.centipawns(), within(2.0));
  }

  @Test
  void theWholeTableNamesEveryThemeThatIsOnAndListsTheRest() {
    ThemeSet themes = ThemeSet.parse("-pawn-chains,-tactic");
    Explanation explanation = Explanation.of(new Position(), Weights.design(), themes);
    String table = ExplanationText.wholeTable(explanation);
    for (Theme theme : Theme.values()) {
      assertThat(table.lines().anyMatch(line -> line.startsWith(theme.key() + " ")))
          .as(theme.key())
          .isEqualTo(themes.has(theme));
    }
    assertThat(table).contains("switched off: pawn-chains, threats, hanging-pieces, forks");
  }

  @Test
  void theTableLeavesOutThemesWithoutAWordAndExplainsTheOthers() {
    Explanation explanation =
        Explanation.of(Fen.parse(QUEEN_UP), Weights.design(), ThemeSet.parse("material,forks"));
    assertThat(explanation.toTable())
        .contains("\nmaterial ", "themes without a word here: 1\n")
        .contains("\nmaterial                men counted at their worth")
        .doesNotContain("forks");
    assertThat(ExplanationText.wholeTable(explanation)).contains("\nforks ");
  }

  @Test
  void drawishMaterialSpeaksByTakingAway() {
    String bishopAndRookPawn = "k7/8/8/8/8/8/P7/K1B5 w - - 0 1";
    Explanation explanation =
        Explanation.of(Fen.parse(bishopAndRookPawn), Weights.design(), ThemeSet.ALL);
    assertThat(explanation.scale()).isLessThan(Explanation.FULL_SCALE);
    assertThat(explanation.toTable()).contains("\ndrawish-material ");
  }

  @Test
  void theTableTellsBothViewsOfTheScore() {
    Explanation explanation =
        Explanation.of(Fen.parse(QUEEN_UP), Weights.design(), ThemeSet.only(Theme.MATERIAL));
    assertThat(explanation.toTable())
        .contains("material                    900    900       0      0     900    900     900.0")
        .contains("phase 4 of 24")
        .contains("scale 64 of 64")
        .endsWith("score +900 for White, -900 for the side to move (Black)")
        .doesNotContain("\r");
  }

  @Test
  void theJsonSaysTheSame() {
    Position position = Fen.parse(QUEEN_UP);
    Explanation explanation = Explanation.of(position, Weights.design(), ThemeSet.ALL);
    Map<?, ?> json = (Map<?, ?>) Json.parse(explanation.toJson(QUEEN_UP));
    assertThat(json.get("fen")).isEqualTo(QUEEN_UP);
    assertThat(json.get("sideToMove")).isEqualTo("black");
    assertThat(json.get("themesOn")).isEqualTo("all");
    assertThat(json.get("centipawnsWhite")).isEqualTo((double) explanation.centipawns());
    List<?> themes = (List<?>) json.get("themes");
    assertThat(themes).hasSize(Theme.values().length);
    double middlegame = 0;
    for (Object theme : themes) {
      middlegame += (Double) ((Map<?, ?>) ((Map<?, ?>) theme).get("total")).get("middlegame");
    }
    assertThat(middlegame).isEqualTo(((Map<?, ?>) json.get("sum")).get("middlegame"));
  }

  @Test
  void theJsonTellsTheSquaresOfEachThemeForEachSide() {
    Explanation explanation =
        Explanation.of(Fen.parse(QUEEN_UP), Weights.design(), ThemeSet.parse("material,tempo"));
    Map<?, ?> json = (Map<?, ?>) Json.parse(explanation.toJson(QUEEN_UP));
    Map<?, ?> material = (Map<?, ?>) ((List<?>) json.get("themes")).get(0);
    assertThat(material.get("title")).isEqualTo("Material");
    assertThat(material.get("squares"))
        .isEqualTo(Map.of("white", List.of("d1"), "black", List.of()));
    Map<?, ?> queen =
        Map.of("squares", List.of("d1"), "score", Map.of("middlegame", 900.0, "endgame", 900.0));
    assertThat(material.get("cases"))
        .isEqualTo(Map.of("white", List.of(queen), "black", List.of()));
    Map<?, ?> tempo = (Map<?, ?>) ((List<?>) json.get("themes")).get(1);
    assertThat(tempo.get("squares")).isEqualTo(Map.of("white", List.of(), "black", List.of()));
  }

  @Test
  void theSquaresCanBeReadInPlainCharacters() {
    Explanation explanation =
        Explanation.of(
            Fen.parse("4k3/pp5p/8/8/8/8/P1P4P/4K3 w - - 0 1"),
            Weights.design(),
            ThemeSet.parse("tempo,isolated-pawns,doubled-pawns"));
    assertThat(explanation.toSquares())
        .isEqualTo("isolated-pawns           White: a2 c2 h2; Black: h7");
  }

  @Test
  void anyTextIsWrittenAsAJsonString() {
    Explanation explanation = Explanation.of(new Position(), Weights.design(), ThemeSet.NONE);
    String text = "\"quoted\" back\\slash \n \r \t \u0001 \u00e9 \ud83d\ude00";
    Map<?, ?> json = (Map<?, ?>) Json.parse(explanation.toJson(text));
    assertThat(json.get("fen")).isEqualTo(text);
    assertThat((List<?>) json.get("themes")).isEmpty();
  }
}
