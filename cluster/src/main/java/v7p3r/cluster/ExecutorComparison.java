package v7p3r.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import v7p3r.arena.stats.ChiSquare;

/**
 * Which executor has other results than all the others together: units come to them by chance, so
 * classes of results must be equally frequent everywhere. A machine that computes wrongly, or an
 * engine that is another one, shows here.
 */
final class ExecutorComparison {
  /** Of one alarm in so many whole runs of sound executors. */
  private static final double ALARM = 0.001;

  private static final int FEWEST_UNITS = 50;

  private final Map<String, Map<String, Long>> counts = new TreeMap<>();

  synchronized void count(String executor, String kind, String outcome) {
    counts
        .computeIfAbsent(executor, _ -> new TreeMap<>())
        .merge(kind + ": " + outcome, 1L, Long::sum);
  }

  /** A sentence for each that differs. */
  synchronized List<String> suspects() {
    List<String> found = new ArrayList<>();
    for (String executor : counts.keySet()) {
      Map<String, Long> own = counts.get(executor);
      Map<String, Long> others = others(executor);
      if (sum(own) >= FEWEST_UNITS && sum(others) >= FEWEST_UNITS) {
        double chance = ChiSquare.sameSource(own, others);
        if (chance * counts.size() < ALARM) {
          found.add(
              String.format(
                  Locale.ROOT,
                  "executor %s has other results than the rest (chi-squared, p = %.1e):"
                      + " it had %s, they had %s",
                  executor,
                  chance,
                  own,
                  others));
        }
      }
    }
    return found;
  }

  private Map<String, Long> others(String executor) {
    Map<String, Long> all = new TreeMap<>();
    counts.forEach(
        (name, outcomes) -> {
          if (!name.equals(executor)) {
            outcomes.forEach((outcome, count) -> all.merge(outcome, count, Long::sum));
          }
        });
    return all;
  }

  private static long sum(Map<String, Long> outcomes) {
    return outcomes.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Units of each executor. */
  synchronized Map<String, Long> units() {
    Map<String, Long> units = new TreeMap<>();
    counts.forEach((executor, outcomes) -> units.put(executor, sum(outcomes)));
    return units;
  }
}
