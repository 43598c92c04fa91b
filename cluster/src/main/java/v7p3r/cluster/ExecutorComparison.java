package v7p3r.cluster;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import v7p3r.arena.stats.ChiSquare;
import v7p3r.arena.work.Progress;

/**
 * Which executor has other results than all the others together: units come to them by chance, so
 * classes of results must be equally frequent everywhere. A machine that computes wrongly, or an
 * engine that is another one, shows here.
 */
final class ExecutorComparison {
  /** Of one alarm in so many whole runs of sound executors. */
  private static final double ALARM = 0.001;

  private static final int FEWEST_UNITS = 50;

  private static final int UNITS_BETWEEN_CHECKS = 500;

  private final Progress progress;
  private final Map<String, Map<String, Long>> counts = new TreeMap<>();
  private final Set<String> named = new TreeSet<>();
  private int sinceCheck;

  /** Names who differs to the progress, when it is found and at the end. */
  ExecutorComparison(Progress progress) {
    this.progress = progress;
  }

  /** Counts the units that have a result. */
  synchronized void count(ChunkResult done) {
    for (ChunkResult.Done unit : done.units()) {
      if (unit.failure().isEmpty()) {
        counts
            .computeIfAbsent(done.executor(), _ -> new TreeMap<>())
            .merge(unit.key().kind() + ": " + unit.result().outcome(), 1L, Long::sum);
        sinceCheck++;
      }
    }
    if (sinceCheck >= UNITS_BETWEEN_CHECKS) {
      sinceCheck = 0;
      suspects().forEach(this::nameOnce);
    }
  }

  private void nameOnce(String executor, String sentence) {
    if (named.add(executor)) {
      progress.say(sentence);
    }
  }

  /** Says at the end who differs, and how many units each did. */
  synchronized void conclude() {
    suspects().values().forEach(progress::say);
    counts.forEach(
        (executor, outcomes) -> progress.say("executor %s: %d".formatted(executor, sum(outcomes))));
  }

  /** A sentence for each that differs: the strangest first, and then the others without it. */
  private Map<String, String> suspects() {
    Map<String, String> found = new LinkedHashMap<>();
    Set<String> left = new TreeSet<>(counts.keySet());
    left.removeIf(executor -> sum(counts.get(executor)) < FEWEST_UNITS);
    Optional<String> strangest = strangest(left);
    while (strangest.isPresent()) {
      String executor = strangest.get();
      found.put(
          executor,
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
}
