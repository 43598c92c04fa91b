package v7p3r.lab.tune;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

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
