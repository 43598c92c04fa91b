package v7p3r.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/**
 * The first seconds of the engine: nodes in each of them with and without the warm-up before the
 * first readyok and the cache of loaded classes and profiles. Each run is a fresh process that
 * searches one position again and again for a second; the variants take turns.
 *
 * <pre>java -cp "bench/target/v7p3r-bench.jar:bench/target/lib/*" v7p3r.bench.StartRace [rounds]
 * </pre>
 *
 * <p>To be run in the folder of the launcher, after {@code V7P3R_AOT=make ./v7p3r} has made the
 * cache.
 */
final class StartRace {
  private static final int DEFAULT_ROUNDS = 3;
  private static final int SECONDS = 8;
  private static final int[] SHOWN = {1, 2, 8};
  private static final String POSITION =
      "r1bq1rk1/ppp1n1bp/3p1np1/3Pp3/2P1Pp2/2NN1P2/PP1BB1PP/R2Q1RK1 w - - 0 13";

  private enum Variant {
    PLAIN,
    WARM_UP,
    CACHE,
    BOTH;

    boolean warmsUp() {
      return this == WARM_UP || this == BOTH;
    }

    boolean usesCache() {
      return this == CACHE || this == BOTH;
    }
  }

  /** Nodes of each second and milliseconds to the first answer, by round. */
  private record Laps(double[][] nodes, double[] readyMillis) {
    Laps(int rounds) {
      this(new double[SECONDS][rounds], new double[rounds]);
    }
  }

  private StartRace() {}

  public static void main(String[] args) throws IOException {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : DEFAULT_ROUNDS;
    Map<Variant, Laps> laps = new EnumMap<>(Variant.class);
    Variant[] variants = Variant.values();
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < variants.length; i++) {
        Variant variant = variants[(round + i) % variants.length];
        System.err.println("round " + (round + 1) + " of " + rounds + ": " + variant);
        run(variant, round, laps.computeIfAbsent(variant, v -> new Laps(rounds)));
      }
    }
    System.out.printf("%-8s  %-20s", "variant", "ready after ms");
    for (int second : SHOWN) {
      System.out.printf("  %-22s", "thousand nodes, " + second + ". s");
    }
    System.out.println();
    for (Variant variant : variants) {
      System.out.printf("%-8s  %-20s", variant, text(laps.get(variant).readyMillis, 1));
      for (int second : SHOWN) {
        System.out.printf("  %-22s", text(laps.get(variant).nodes[second - 1], 1000));
      }
      System.out.println();
    }
    System.out.println("Median (smallest to largest).");
  }

  private static void run(Variant variant, int round, Laps laps) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder("./v7p3r").redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("V7P3R_BUILD", "never");
    builder.environment().put("V7P3R_AOT", variant.usesCache() ? "auto" : "off");
    long start = System.nanoTime();
    Process engine = builder.start();
    try (BufferedReader answers = engine.inputReader(StandardCharsets.UTF_8)) {
      // The first search comes without isready where no warm-up is wanted.
      send(engine, variant.warmsUp() ? "isready" : "uci");
      await(answers, variant.warmsUp() ? "readyok" : "uciok");
      laps.readyMillis[round] = (System.nanoTime() - start) / 1e6;
      send(engine, "debug on\nsetoption name Move Overhead value 0\nposition fen " + POSITION);
      for (int second = 0; second < SECONDS; second++) {
        send(engine, "setoption name Clear Hash\ngo movetime 1000");
        String statistics = await(answers, "info string statistics nodes ");
        laps.nodes[second][round] = Double.parseDouble(statistics.split(" ")[4]);
        await(answers, "bestmove");
      }
      send(engine, "quit");
    } finally {
      engine.destroy();
    }
  }

  private static void send(Process engine, String lines) throws IOException {
    engine.getOutputStream().write((lines + "\n").getBytes(StandardCharsets.UTF_8));
    engine.getOutputStream().flush();
  }

  /** The first line with that beginning. */
  private static String await(BufferedReader answers, String beginning) throws IOException {
    for (String line = answers.readLine(); line != null; line = answers.readLine()) {
      if (line.startsWith(beginning)) {
        return line;
      }
    }
    throw new IllegalStateException("the engine ended before it said " + beginning);
  }

  private static String text(double[] values, double unit) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return "%.0f (%.0f-%.0f)"
        .formatted(
            sorted[sorted.length / 2] / unit, sorted[0] / unit, sorted[sorted.length - 1] / unit);
  }
}
