package v7p3r.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.lab.validate.Searches.desc;
import static v7p3r.lab.validate.Searches.off;
import static v7p3r.lab.validate.Searches.position;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Plot;
import v7p3r.arena.plot.Rows;
import v7p3r.lab.validate.Measurement.Subject;

class ValidationReportTest {
  private static final Pattern PICTURE = Pattern.compile("<svg.*?</svg>", Pattern.DOTALL);
  private static final Subject ELO =
      new Subject(Section.METRICS, "elo", "Elo", Goal.atLeast(50, "+50"), "Elo");
  private static final Subject TACTICS =
      new Subject(Section.REGRESSION, "tactics", "Puzzles", Goal.atLeast(0, ">= 0"), "points");
  private static final List<SearchedPosition> POSITIONS =
      List.of(
          position("a", desc("m", 12, 2100, 0.8, 0.70), off("m", 10, 1000, 0.4)),
          position("b", desc("m", 8, 200, 0.1, 1.0), off("m", 10, 1000, 0.4)),
          position("c", desc("m", 6, 200, 0.3, 0.0), off("m", 10, 1000, 0.4)));

  private static final Chart MATCH =
      new Chart(
          "Match desc-off",
          List.of(new Rows("Points", "", List.of(new Rows.Row("desc", 3, "3", true)))));

  private static ValidationReport report(boolean complete) {
    return new ValidationReport(
        List.of("command ./v7p3r validate <x>"),
        List.of(
            ELO.found(new Interval(61.5, 40, Double.POSITIVE_INFINITY), "+3 =1 -0"),
            TACTICS.notMeasured("no puzzles: name a suite of them")),
        POSITIONS,
        List.of(MATCH),
        complete);
  }

  @Test
  void textHasTargetValueIntervalVerdictAndReasons() {
    String text = report(true).toText();
    assertThat(text.lines())
        .anyMatch(line -> line.matches(" *Elo +\\+50 +61.5 Elo +at least 40.0 +met, within error"))
        .contains("Puzzles: not measured: no puzzles: name a suite of them");
    assertThat(report(true).summary()).isEqualTo("1 met, 0 missed, 1 not measured");
    assertThat(text).doesNotContain("stopped");
    assertThat(report(false).toText()).contains("the same command goes on with it");
  }

  @Test
  void aValueWithoutBoundsIsShownAndDrawn() {
    Interval unbounded = new Interval(61.5, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    ValidationReport report =
        new ValidationReport(
            List.of(), List.of(ELO.found(unbounded, "")), POSITIONS, List.of(), true);
    assertThat(report.toText().lines())
        .anyMatch(line -> line.matches(" *Elo +\\+50 +61.5 Elo +- +met, error not known"));
    Chart chart = ValidationCharts.intervals(List.of(ELO.found(unbounded, "")));
    assertThat(Plot.svg(chart)).contains("<circle").doesNotContain("NaN", "Infinity");
  }

  @Test
  void whatTwoMeasurementsLackIsSaidOnce() {
    Measurement missing = TACTICS.notMeasured("no puzzles: name a suite of them");
    String text =
        new ValidationReport(List.of(), List.of(missing, missing), POSITIONS, List.of(), true)
            .toText();
    assertThat(text).containsOnlyOnce("no puzzles: name a suite of them");
  }

  @Test
  void jsonLeavesOutWhatIsNotANumber() {
    JsonNode json = JsonMapper.shared().readTree(report(false).toJson());
    JsonNode elo = json.path("measurements").get(0);
    assertThat(elo.path("value").asDouble()).isEqualTo(61.5);
    assertThat(elo.path("low").asDouble()).isEqualTo(40);
    assertThat(elo.has("high")).isFalse();
    assertThat(elo.path("verdict").asString()).isEqualTo("met");
    assertThat(elo.path("certain").asBoolean()).isFalse();
    JsonNode tactics = json.path("measurements").get(1);
    assertThat(tactics.has("value")).isFalse();
    assertThat(tactics.path("verdict").asString()).isEqualTo("not measured");
    assertThat(json.path("complete").asBoolean()).isFalse();
  }

  @Test
  void thePageIsWholeWithAllItsPictures() throws Exception {
    String html = report(true).toHtml();
    assertThat(html)
        .contains("&lt;x&gt;", "Tests: regression", "no puzzles", "Time a move")
        .contains("Critical (1)", "Match desc-off")
        .doesNotContain("<script", "<link");
    Matcher pictures = PICTURE.matcher(html);
    int count = 0;
    while (pictures.find()) {
      byte[] svg = pictures.group().getBytes(StandardCharsets.UTF_8);
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new ByteArrayInputStream(svg));
      count++;
    }
    assertThat(count).as("targets and match wide and narrow, seconds, depth").isEqualTo(6);
  }

  @Test
  void theMeanOfABinTakesTheEdgesIn() {
    assertThat(ValidationCharts.mean(POSITIONS, Arm.DESC, 4, ArmSearch::depth)).isEqualTo(8);
    assertThat(ValidationCharts.mean(POSITIONS, Arm.DESC, 0, ArmSearch::depth)).isEqualTo(6);
    assertThat(ValidationCharts.mean(POSITIONS, Arm.OFF, 3, ArmSearch::depth)).isEqualTo(10);
    assertThat(ValidationCharts.mean(POSITIONS, Arm.OFF, 2, ArmSearch::depth)).isNaN();
  }
}
