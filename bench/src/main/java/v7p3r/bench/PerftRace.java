package v7p3r.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.board.Perft;
import v7p3r.board.Position;
import v7p3r.notation.Fen;

/**
 * Move generation side by side with Stockfish's: the same trees, one thread each, taking turns, so
 * that a busy or throttled machine slows both.
 *
 * <pre>java -cp "bench/target/v7p3r-bench.jar:bench/target/lib/*" v7p3r.bench.PerftRace [rounds]
 * </pre>
 */
final class PerftRace {
  private static final int DEFAULT_ROUNDS = 5;
  private static final int WARM_UPS = 3;

  /** A tree and its published number of leaves. */
  private record Course(String name, String fen, int depth, long leaves) {}

  private static final List<Course> COURSES =
      List.of(
          new Course("start", Fen.START, 6, 119_060_324),
          new Course(
              "kiwipete",
              "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
              5,
              193_690_690),
          new Course("rook ending", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178_633_661),
          new Course(
              "promotions",
              "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
              5,
              89_941_194),
          new Course(
              "middlegame",
              "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
              5,
              164_075_551));

  /** Who runs. */
  private enum Runner {
    STOCKFISH,
    /** Ours, the last ply counted without being made, as Stockfish does it. */
    BULK,
    /** Ours, every leaf made and unmade. */
    FULL
  }

  /** Million leaves a second in each round, by the clock and by processor time. */
  private record Laps(double[] wall, double[] cpu) {
    Laps(int rounds) {
      this(new double[rounds], new double[rounds]);
    }
  }

  private final Stockfish stockfish;

  private PerftRace(Stockfish stockfish) {
    this.stockfish = stockfish;
  }

  public static void main(String[] args) throws IOException {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : DEFAULT_ROUNDS;
    Optional<Stockfish> found = Stockfish.start();
    if (found.isEmpty()) {
      System.err.println("PerftRace needs a program named stockfish on the path or in /usr/games");
      System.exit(1);
    }
    try (Stockfish stockfish = found.get()) {
      System.out.printf(
          "V7P3R on Java %s against %s, one thread each, %d rounds%n",
          Runtime.version(), stockfish.name(), rounds);
      new PerftRace(stockfish).race(rounds);
    }
  }

  private void race(int rounds) {
    warmUp();
    System.out.printf(
        "%-12s %5s %12s  %-20s %-20s %-20s %7s %7s %8s %8s%n",
        "position",
        "depth",
        "leaves",
        "Stockfish",
        "bulk",
        "full",
        "bulk/SF",
        "full/SF",
        "bulk/SF*",
        "full/SF*");
    double[] products = {1, 1, 1, 1};
    for (Course course : COURSES) {
      Map<Runner, Laps> laps = run(course, rounds);
      Laps reference = laps.get(Runner.STOCKFISH);
      Laps bulk = laps.get(Runner.BULK);
      Laps full = laps.get(Runner.FULL);
      double[] ratios = {
        median(bulk.wall) / median(reference.wall),
        median(full.wall) / median(reference.wall),
        median(bulk.cpu) / median(reference.cpu),
        median(full.cpu) / median(reference.cpu)
      };
      System.out.printf(
          "%-12s %5d %12d  %-20s %-20s %-20s %7.2f %7.2f %8.2f %8.2f%n",
          course.name,
          course.depth,
          course.leaves,
          text(reference.wall),
          text(bulk.wall),
          text(full.wall),
          ratios[0],
          ratios[1],
          ratios[2],
          ratios[3]);
      for (int i = 0; i < products.length; i++) {
        products[i] *= ratios[i];
      }
    }
    System.out.printf(
        "%-96s %7.2f %7.2f %8.2f %8.2f%n",
        "geometric mean",
        mean(products[0]),
        mean(products[1]),
        mean(products[2]),
        mean(products[3]));
    System.out.println("Speeds are million leaves a second: median (slowest to fastest round).");
    System.out.println(
        "* By processor time instead of the clock: what a busy machine disturbs less.");
  }

  /** A ply less deep, several times: the compilers are done before the clock runs. */
  private void warmUp() {
    for (int i = 0; i < WARM_UPS; i++) {
      for (Course course : COURSES) {
        for (Runner runner : Runner.values()) {
          count(runner, course, course.depth - 1);
        }
      }
    }
  }

  /** Everyone once a round, each round another first. */
  private Map<Runner, Laps> run(Course course, int rounds) {
    Runner[] runners = Runner.values();
    Map<Runner, Laps> laps = new EnumMap<>(Runner.class);
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < runners.length; i++) {
        Runner runner = runners[(round + i) % runners.length];
        long cpuStart = cpuNanos(runner);
        long start = System.nanoTime();
        long leaves = count(runner, course, course.depth);
        long nanos = System.nanoTime() - start;
        long cpuNanos = cpuNanos(runner) - cpuStart;
        if (leaves != course.leaves) {
          throw new IllegalStateException(runner + " counts " + leaves + " for " + course);
        }
        Laps own = laps.computeIfAbsent(runner, r -> new Laps(rounds));
        own.wall[round] = 1e3 * leaves / nanos;
        own.cpu[round] = 1e3 * leaves / cpuNanos;
      }
    }
    return laps;
  }

  private long cpuNanos(Runner runner) {
    return runner == Runner.STOCKFISH
        ? stockfish.cpuNanos()
        : ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private long count(Runner runner, Course course, int depth) {
    Position position = Fen.parse(course.fen);
    return switch (runner) {
      case STOCKFISH -> stockfish.perft(course.fen, depth);
      case BULK -> Perft.count(position, depth);
      case FULL -> Perft.countFull(position, depth);
    };
  }

  private static String text(double[] speeds) {
    double[] sorted = speeds.clone();
    Arrays.sort(sorted);
    return "%.1f (%.1f-%.1f)".formatted(median(speeds), sorted[0], sorted[sorted.length - 1]);
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  private static double mean(double product) {
    return Math.pow(product, 1.0 / COURSES.size());
  }
}
