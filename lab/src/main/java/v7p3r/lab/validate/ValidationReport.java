package v7p3r.lab.validate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.plot.Chart;
import v7p3r.lab.report.Block;
import v7p3r.lab.report.DataTable;
import v7p3r.lab.report.Report;
import v7p3r.text.TextTable;

/**
 * What was found, for people and for programs.
 *
 * @param pictures of the matches
 * @param isComplete whether nothing was stopped on the way
 */
public record ValidationReport(
    List<String> provenance,
    List<Measurement> measurements,
    List<SearchedPosition> positions,
    List<Chart> pictures,
    boolean isComplete) {
  private static final String UNFINISHED =
      "This validation was stopped on the way: the same command goes on with it.";

  public ValidationReport {
    provenance = List.copyOf(provenance);
    measurements = List.copyOf(measurements);
    positions = List.copyOf(positions);
    pictures = List.copyOf(pictures);
  }

  private List<Measurement> of(Section section) {
    return measurements.stream().filter(each -> each.section() == section).toList();
  }

  /** How many goals were met, missed, not measured. */
  public String summary() {
    return "%d met, %d missed, %d not measured"
        .formatted(count(Verdict.MET), count(Verdict.MISSED), count(Verdict.NOT_MEASURED));
  }

  private long count(Verdict verdict) {
    return measurements.stream().filter(each -> each.verdict() == verdict).count();
  }

  // ---- Text ----

  public String toText() {
    StringBuilder text = new StringBuilder();
    for (Section section : Section.values()) {
      List<List<String>> rows =
          of(section).stream().map(each -> cells(each).subList(0, 5)).toList();
      if (!rows.isEmpty()) {
        text.append(section.title()).append('\n');
        text.append(
            TextTable.of(COLUMNS.subList(0, 5), rows, List.of(false, false, true, true, false))
                .indent(2));
      }
    }
    measurements.stream()
        .filter(each -> each.verdict() == Verdict.NOT_MEASURED)
        .map(each -> each.title() + ": not measured: " + each.detail() + "\n")
        .distinct()
        .forEach(text::append);
    return text.append(isComplete ? "" : UNFINISHED + "\n").toString();
  }

  private static final List<String> COLUMNS =
      List.of("", "target", "measured", "95 % interval", "verdict", "behind it");

  /** An end that is open is left out. */
  private static String bounds(Interval found) {
    if (Double.isInfinite(found.low())) {
      return "at most " + number(found.high(), "");
    }
    return Double.isInfinite(found.high())
        ? "at least " + number(found.low(), "")
        : number(found.low(), "") + " to " + number(found.high(), "");
  }

  private static List<String> cells(Measurement measurement) {
    Optional<Interval> found = measurement.found();
    return List.of(
        measurement.title(),
        measurement.goal().words(),
        found.map(value -> number(value.value(), measurement.unit())).orElse("-"),
        found.filter(Interval::isBounded).map(ValidationReport::bounds).orElse("-"),
        verdict(measurement),
        measurement.detail());
  }

  private static String verdict(Measurement measurement) {
    return switch (measurement.verdict()) {
      case NOT_MEASURED -> Verdict.NOT_MEASURED.words();
      case MET, MISSED -> {
        boolean isBounded = measurement.found().filter(Interval::isBounded).isPresent();
        String doubt = isBounded ? ", within error" : ", error not known";
        yield measurement.verdict().words() + (measurement.isCertain() ? "" : doubt);
      }
    };
  }

  static String number(double value, String unit) {
    String text = String.format(Locale.ROOT, Math.abs(value) < 10 ? "%.2f" : "%.1f", value);
    return unit.isEmpty() ? text : text + " " + unit;
  }

  // ---- Page ----

  /** The report as data, for a page. */
  public Report toReport() {
    List<Report.Section> sections = new ArrayList<>();
    if (!isComplete) {
      sections.add(Report.Section.of("", new Block.Text(UNFINISHED)));
    }
    if (measurements.stream().anyMatch(each -> each.found().isPresent())) {
      sections.add(
          Report.Section.of("", new Block.Figure(ValidationCharts.intervals(measurements))));
    }
    for (Section section : Section.values()) {
      List<List<String>> rows = of(section).stream().map(ValidationReport::cells).toList();
      if (!rows.isEmpty()) {
        sections.add(
            Report.Section.of(
                section.title(),
                new Block.Table(
                    DataTable.ofTexts(
                        section.name().toLowerCase(Locale.ROOT), "", COLUMNS, rows))));
      }
    }
    if (positions.stream().anyMatch(position -> position.pes().isPresent())) {
      sections.add(
          Report.Section.of(
              "What the arms do with effort",
              new Block.Figure(ValidationCharts.byEffort(positions))));
    }
    if (!pictures.isEmpty()) {
      sections.add(
          new Report.Section("Matches", pictures.stream().<Block>map(Block.Figure::new).toList()));
    }
    sections.add(Report.Section.of("Where it comes from", new Block.Facts(provenance)));
    return new Report(
        "DESC against off",
        "What effort control gains, measured against doing without: " + summary() + ".",
        sections);
  }

  public String toHtml() {
    return toReport().toHtml();
  }

  // ---- JSON ----

  public String toJson() {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("complete", isComplete);
    root.put("provenance", provenance);
    root.put("positions", positions.size());
    root.put("measurements", measurements.stream().map(ValidationReport::json).toList());
    return JsonMapper.builder()
        .enable(SerializationFeature.INDENT_OUTPUT)
        .build()
        .writeValueAsString(root);
  }

  private static Map<String, Object> json(Measurement measurement) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("section", measurement.section().name().toLowerCase(Locale.ROOT));
    json.put("key", measurement.key());
    json.put("title", measurement.title());
    json.put("target", measurement.goal().words());
    measurement
        .found()
        .ifPresent(
            found -> {
              putFinite(json, "value", found.value());
              putFinite(json, "low", found.low());
              putFinite(json, "high", found.high());
            });
    json.put("unit", measurement.unit());
    json.put("verdict", measurement.verdict().words());
    json.put("certain", measurement.isCertain());
    json.put("detail", measurement.detail());
    return json;
  }

  private static void putFinite(Map<String, Object> json, String key, double value) {
    if (Double.isFinite(value)) {
      json.put(key, value);
    }
  }
}
