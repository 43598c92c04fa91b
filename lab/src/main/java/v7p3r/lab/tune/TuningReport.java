package v7p3r.lab.tune;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import v7p3r.arena.plot.Bars;
import v7p3r.arena.plot.Chart;
import v7p3r.lab.report.Block;
import v7p3r.lab.report.DataTable;
import v7p3r.lab.report.Report;

/**
 * What tuning gained: losses on validation positions and agreement with an engine's scores on
 * positions held back, before and after, over all and by phase.
 */
public final class TuningReport {
  private final Map<String, Object> facts = new LinkedHashMap<>();
  private final Map<String, double[]> losses = new LinkedHashMap<>();
  private final Map<String, Correlation[]> correlations = new LinkedHashMap<>();

  void fact(String name, Object value) {
    facts.put(name, value);
  }

  /** The mean squared error of the predicted points; how many positions it is over. */
  void loss(String phase, int positions, double before, double after) {
    losses.put(phase, new double[] {positions, before, after});
  }

  void correlation(String phase, Correlation before, Correlation after) {
    correlations.put(phase, new Correlation[] {before, after});
  }

  /** Of the tuned weights with the scores, over all phases. */
  public double correlation() {
    return correlations.get("all")[1].pearson();
  }

  public double lossBefore() {
    return losses.get("all")[1];
  }

  public double lossAfter() {
    return losses.get("all")[2];
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    facts.forEach((name, value) -> line(text, "%-22s %s", name, value));
    line(text, "");
    line(text, "%-22s %10s %10s %10s", "validation loss", "positions", "before", "after");
    losses.forEach(
        (phase, loss) ->
            line(text, "%-22s %10.0f %10.6f %10.6f", phase, loss[0], loss[1], loss[2]));
    line(text, "");
    line(
        text,
        "%-22s %10s %10s %10s %10s %10s",
        "correlation",
        "positions",
        "before",
        "after",
        "rank before",
        "rank after");
    correlations.forEach(
        (phase, pair) ->
            line(
                text,
                "%-22s %10d %10.4f %10.4f %11.4f %10.4f",
                phase,
                pair[0].pairs(),
                pair[0].pearson(),
                pair[1].pearson(),
                pair[0].spearman(),
                pair[1].spearman()));
    return text.toString();
  }

  /** The report as data, for a page. */
  Report toReport() {
    List<List<Object>> lossRows = new ArrayList<>();
    losses.forEach((phase, loss) -> lossRows.add(List.of(phase, (long) loss[0], loss[1], loss[2])));
    List<List<Object>> correlationRows = new ArrayList<>();
    correlations.forEach(
        (phase, pair) ->
            correlationRows.add(
                List.of(
                    phase,
                    (long) pair[0].pairs(),
                    pair[0].pearson(),
                    pair[1].pearson(),
                    pair[0].spearman(),
                    pair[1].spearman())));
    List<String> lines = new ArrayList<>();
    facts.forEach((name, value) -> lines.add(name + " " + value));
    return new Report(
        "Tuning of the evaluation",
        "Judged on positions of games that taught nothing, before and after.",
        List.of(
            Report.Section.of(
                "How well results are predicted",
                new Block.Figure(
                    chart(
                        "Mean squared miss",
                        "less is better",
                        losses.keySet(),
                        phase -> losses.get(phase)[1],
                        phase -> losses.get(phase)[2])),
                new Block.Table(
                    new DataTable(
                        "loss", "", List.of("phase", "positions", "before", "after"), lossRows))),
            Report.Section.of(
                "How well it agrees with a stronger engine",
                new Block.Figure(
                    chart(
                        "Correlation with its scores",
                        "more is better",
                        correlations.keySet(),
                        phase -> correlations.get(phase)[0].pearson(),
                        phase -> correlations.get(phase)[1].pearson())),
                new Block.Table(
                    new DataTable(
                        "correlation",
                        "",
                        List.of(
                            "phase", "positions", "before", "after", "rank before", "rank after"),
                        correlationRows))),
            Report.Section.of("Where it comes from", new Block.Facts(lines))));
  }

  private static Chart chart(
      String title,
      String note,
      Collection<String> phases,
      ToDoubleFunction<String> before,
      ToDoubleFunction<String> after) {
    List<String> groups = List.copyOf(phases);
    return new Chart(
        "",
        List.of(
            new Bars(
                title,
                note,
                "",
                groups,
                List.of(
                    new Bars.Series("after", values(groups, after)),
                    new Bars.Series("before", values(groups, before))))));
  }

  private static List<Double> values(List<String> groups, ToDoubleFunction<String> number) {
    return groups.stream().map(number::applyAsDouble).toList();
  }

  private static void line(StringBuilder text, String format, Object... values) {
    text.append(String.format(Locale.ROOT, format, values).stripTrailing()).append('\n');
  }

  /** The same as JSON. */
  public String toJson() {
    StringBuilder json = new StringBuilder("{\n");
    facts.forEach((name, value) -> line(json, "  %s: %s,", quoted(name), quoted("" + value)));
    json.append("  \"loss\": {\n");
    json.append(
        String.join(
            ",\n",
            losses.entrySet().stream()
                .map(
                    entry ->
                        String.format(
                            Locale.ROOT,
                            "    %s: {\"positions\": %.0f, \"before\": %.8f, \"after\": %.8f}",
                            quoted(entry.getKey()),
                            entry.getValue()[0],
                            entry.getValue()[1],
                            entry.getValue()[2]))
                .toList()));
    json.append("\n  },\n  \"correlation\": {\n");
    json.append(
        String.join(
            ",\n",
            correlations.entrySet().stream()
                .map(
                    entry ->
                        String.format(
                            Locale.ROOT,
                            "    %s: {\"before\": %s, \"after\": %s}",
                            quoted(entry.getKey()),
                            json(entry.getValue()[0]),
                            json(entry.getValue()[1])))
                .toList()));
    return json.append("\n  }\n}\n").toString();
  }

  private static String json(Correlation correlation) {
    return String.format(
        Locale.ROOT,
        "{\"positions\": %d, \"pearson\": %.6f, \"spearman\": %.6f}",
        correlation.pairs(),
        correlation.pearson(),
        correlation.spearman());
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
