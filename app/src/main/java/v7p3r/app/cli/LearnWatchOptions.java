package v7p3r.app.cli;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.function.DoubleSupplier;
import picocli.CommandLine.Option;
import v7p3r.arena.work.StopSignal;
import v7p3r.lab.learn.Quiet;
import v7p3r.lab.learn.QuietMachine;

/** How learning goes on as a service. */
final class LearnWatchOptions {
  private static final Duration LOOK = Duration.ofSeconds(10);
  private static final Duration GLANCE = Duration.ofSeconds(2);

  @Option(
      names = "--watch",
      description = "Go on for ever: learn again whenever enough new games were played")
  private boolean watch;

  @Option(
      names = "--new-games",
      paramLabel = "N",
      defaultValue = "200",
      description = "With --watch: so many make a round (default: ${DEFAULT-VALUE})")
  private int newGames;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "1000000",
      description = "With --watch: end after so many rounds (default: never)")
  private int rounds;

  @Option(
      names = "--try-control",
      description =
          "With --watch: while there are too few new games, try other numbers of effort control,"
              + " by the same match")
  private boolean triesController;

  @Option(
      names = "--busy",
      paramLabel = "CORES",
      defaultValue = "0.25",
      description =
          "With --watch: no match is played while other programs keep more cores busy (default:"
              + " ${DEFAULT-VALUE})")
  private double busy;

  boolean isWanted() {
    return watch;
  }

  int newGames() {
    return newGames;
  }

  int rounds() {
    return rounds;
  }

  boolean triesController() {
    return triesController;
  }

  /** What is wrong with them; empty if nothing. */
  String mistake() {
    if (newGames < 1) {
      return "--new-games must be at least 1";
    }
    if (rounds < 1) {
      return "--rounds must be at least 1";
    }
    return busy < 0 ? "--busy must be at least 0" : "";
  }

  /** Asks twice, for the first answer is about all the time before. */
  Quiet quiet() {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    int cores = Runtime.getRuntime().availableProcessors();
    DoubleSupplier others =
        () -> cores * Math.max(0, system.getCpuLoad() - system.getProcessCpuLoad());
    return new QuietMachine(
        () -> {
          others.getAsDouble();
          pause(GLANCE);
          return others.getAsDouble();
        },
        busy,
        LOOK);
  }

  private static void pause(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ten seconds, unless somebody stops the service. */
  static void await(StopSignal stop) {
    try {
      long end = System.nanoTime() + LOOK.toNanos();
      while (!stop.isStopping() && System.nanoTime() < end) {
        Thread.sleep(Duration.ofMillis(200));
      }
    } catch (InterruptedException _) {
      stop.finish();
    }
  }
}
