package v7p3r.cluster;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
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

  /** A sentence for each that differs: the strangest first, and then the others without it. */
  synchronized List<String> suspects() {
    List<String> found = new ArrayList<>();
    Set<String> left = new TreeSet<>(counts.keySet());
    left.removeIf(executor -> sum(counts.get(executor)) < FEWEST_UNITS);
    Optional<String> strangest = strangest(left);
    while (strangest.isPresent()) {
      String executor = strangest.get();
      found.add(
          String.format(
              Locale.ROOT,
              "executor %s has other results than the rest (chi-squared, p = %.1e): it had %s,"
                  + " they had %s",
              executor,
              chance(executor, left),
              counts.get(executor),
              others(executor, left)));
      left.remove(executor);
      strangest = strangest(left);
    }
    return found;
  }

  /** With two, nobody can say which one it is: it is told of the first. */
  private Optional<String> strangest(Set<String> among) {
    return among.stream()
        .filter(_ -> among.size() > 1)
        .filter(executor -> chance(executor, among) * counts.size() < ALARM)
        .min(Comparator.comparingDouble(executor -> chance(executor, among)));
  }

  private double chance(String executor, Set<String> among) {
    return ChiSquare.sameSource(counts.get(executor), others(executor, among));
  }

  private Map<String, Long> others(String executor, Set<String> among) {
    Map<String, Long> all = new TreeMap<>();
    for (String name : among) {
      if (!name.equals(executor)) {
        counts.get(name).forEach((outcome, count) -> all.merge(outcome, count, Long::sum));
      }
    }
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
