package v7p3r.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Rows;

/** One report, three ways to write it. */
class ReportTest {
  private static final Report REPORT =
      new Report(
          "Model <x>",
          "What it is.",
          List.of(
              Report.Section.of(
                  "How good it is",
                  new Block.Text("It predicts PES & more."),
                  new Block.KeyFigures(
                      List.of(new Block.KeyFigure("In the right mode", "49.7 %", "chance 20 %"))),
                  new Block.Table(
                      DataTable.ofTexts(
                          "quality",
                          "Beside others",
                          List.of("", "right", "near", "far"),
                          List.of(
                              List.of("model", "49.7 %", "40.1 %", "-"),
                              List.of("rule", "33.4 %", "42.0 %", "-")))),
                  new Block.Figure(
                      new Chart(
                          "Losses",
                          List.of(
                              new Rows(
                                  "Lost a move",
                                  "less is better",
                                  List.of(new Rows.Row("uniform", 0.02, "0.020", false))))))),
              Report.Section.of("Origin", new Block.Facts(List.of("commit abc")))));

  @Test
  void textHasTitlesNumbersAndTables() {
    assertThat(REPORT.toText().lines())
        .contains("Model <x>", "How good it is", "Beside others", "  commit abc")
        .anyMatch(line -> line.matches(" +In the right mode +49.7 % +chance 20 %"))
        .anyMatch(line -> line.matches(" +rule +33.4 % +42.0 % +-"));
  }

  @Test
  void thePageIsWholeInOneFileAndEscapesWhatIsWritten() {
    assertThat(REPORT.toHtml())
        .contains("<title>Model &lt;x&gt;</title>", "PES &amp; more", "<h2>Origin</h2>")
        .contains("Show as table", "<svg ")
        .doesNotContain("<script", "<link", "@import", "http://fonts", "https://");
  }

  @Test
  void thePageIsDarkForThoseWhoWantIt() {
    assertThat(REPORT.toHtml())
        .contains("prefers-color-scheme: dark", "var(--surface)", "class=\"f-text\"");
  }

  @Test
  void onAPhoneWideTablesBecomeListsAndPicturesHaveANarrowForm() {
    String html = REPORT.toHtml();
    assertThat(html)
        .contains("<table class=\"long\">", "data-label=\"near\"", "name=\"viewport\"")
        .contains("<svg class=\"wide\" ", "<svg class=\"narrow\" ");
    assertThat(html).containsPattern("<svg class=\"narrow\" [^>]*width=\"350\"");
  }

  @Test
  void technicalWordsAreExplainedOnceAndOnlyWhereTheyOccur() {
    String html = REPORT.toHtml();
    assertThat(html).containsOnlyOnce("<dt>PES</dt>").doesNotContain("<dt>AUC</dt>");
    assertThat(html).contains("Positional Effort Score");
  }

  @Test
  void jsonHasTheSameForPrograms() {
    JsonNode json = JsonMapper.shared().readTree(REPORT.toJson());
    assertThat(json.path("title").asString()).isEqualTo("Model <x>");
    JsonNode blocks = json.path("sections").get(0).path("blocks");
    assertThat(blocks.get(0).path("text").asString()).startsWith("It predicts");
    assertThat(blocks.get(1).path("figures").get(0).path("value").asString()).isEqualTo("49.7 %");
    assertThat(blocks.get(2).path("rows").get(1).path("right").asString()).isEqualTo("33.4 %");
    JsonNode panel = blocks.get(3).path("chart").path("panels").get(0);
    assertThat(panel.path("table").get(1).get(1).asString()).isEqualTo("0.020");
  }

  @Test
  void aNumberWithItsUnitGoesToTheRightAndALineOfMovesDoesNot() {
    DataTable table =
        DataTable.ofTexts(
            "cells",
            "",
            List.of("name", "share", "score", "line"),
            List.of(
                List.of("first", "49.7 %", "+1.25", "29. Qg2"),
                List.of("second", "5 %", "-0.3", "14... Re8")));
    assertThat(table.isNumeric(1)).isTrue();
    assertThat(table.isNumeric(2)).isTrue();
    assertThat(table.isNumeric(3)).isFalse();
  }
}
