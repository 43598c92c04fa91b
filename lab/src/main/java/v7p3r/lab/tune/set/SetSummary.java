package v7p3r.lab.tune.set;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What a set holds and what was left out, in numbers. */
public final class SetSummary {
  private final Map<String, int[]> bySource = new TreeMap<>();
  private final Map<String, Integer> leftOut = new TreeMap<>();
  private int positions;
  private int games;

  void count(LabelledPosition sample) {
    int[] counts = bySource.computeIfAbsent(sample.source(), key -> new int[4]);
    positions++;
    counts[0]++;
    counts[1] += sample.hasResult() ? 1 : 0;
    counts[2] += sample.hasScore() ? 1 : 0;
    counts[3] += sample.best().isEmpty() ? 0 : 1;
  }

  void leaveOut(String reason) {
    leftOut.merge(reason, 1, Integer::sum);
  }

  void setGames(int games) {
    this.games = games;
  }

  public int positions() {
    return positions;
  }

  /** All of it, for programs. */
  public Map<String, Object> numbers() {
    Map<String, Object> sources = new TreeMap<>();
    bySource.forEach(
        (source, counts) ->
            sources.put(
                source,
                Map.of(
                    "positions", counts[0],
                    "results", counts[1],
                    "scores", counts[2],
                    "best_moves", counts[3])));
    return Map.of("positions", positions, "games", games, "sources", sources, "left_out", leftOut);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%-38s %9s %9s %9s %9s%n",
            "source",
            "positions",
            "result",
            "score",
            "best move"));
    bySource.forEach(
        (source, counts) ->
            text.append(
                String.format(
                    Locale.ROOT,
                    "%-38s %9d %9d %9d %9d%n",
                    source,
                    counts[0],
                    counts[1],
                    counts[2],
                    counts[3])));
    text.append(String.format(Locale.ROOT, "%-38s %9d from %d games%n", "all", positions, games));
    leftOut.forEach(
        (reason, count) ->
            text.append(String.format(Locale.ROOT, "left out: %-28s %9d%n", reason, count)));
    return text.toString();
  }
}
