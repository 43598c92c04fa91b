package v7p3r.arena.match;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;

/** How many games fit on the cores that nobody else uses. */
public final class FreeCores {
  private FreeCores() {}

  /** At least 1; the engines of one game take turns, so a game needs the cores of one of them. */
  public static int gamesAtATime(List<Entrant> entrants) {
    int threads = entrants.stream().mapToInt(FreeCores::threads).max().orElse(1);
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return gamesAtATime(Runtime.getRuntime().availableProcessors(), load, threads);
  }

  /** The load is the number of busy cores, negative where the system does not tell. */
  static int gamesAtATime(int cores, double load, int threads) {
    long free = cores - Math.round(Math.max(0, load));
    return (int) Math.max(1, free / threads);
  }

  private static int threads(Entrant entrant) {
    return entrant.engine().options().entrySet().stream()
        .filter(option -> option.getKey().equalsIgnoreCase("Threads"))
        .map(Map.Entry::getValue)
        .filter(value -> value.matches("[1-9]\\d{0,3}"))
        .mapToInt(Integer::parseInt)
        .findFirst()
        .orElse(1);
  }
}
