import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How fast one UCI engine is beside another, on a quiet machine: both are started anew in every
 * round and search the same positions in turns, each first as often as second. Prints the ratio of
 * nodes a second of each round and their median. Run by any Java from 17 on:
 *
 * <pre>java tools/SpeedRatio.java dist/v7p3r/bin/v7p3r ./v7p3r [ROUNDS [NODES]]</pre>
 */
final class SpeedRatio {
  private static final int USUAL_ROUNDS = 11;
  private static final long USUAL_NODES = 1_500_000;
  private static final Pattern NODES = Pattern.compile(" nodes (\\d+)");
  private static final List<String> POSITIONS =
      List.of(
          "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/1PN2N2/PB2BPPP/R2QK2R w KQ - 0 9",
          "r2q1rk1/1b2bppp/p1n1pn2/1p6/3P4/P1N2N2/BP2QPPP/R1BR2K1 w - - 0 14",
          "2rq1rk1/pb1n1ppN/4p3/1pb5/3P1Pn1/P1N5/1PQ1B1PP/R1B2RK1 b - - 0 16",
          "r4rk1/pp3ppp/2n1b3/3pP3/3P2q1/2N1R1P1/PP3PBP/R2Q2K1 b - - 0 18",
          "8/1p3pk1/p2p2p1/P1pPn1Pp/2P1N2P/1P3K2/8/8 w - - 0 40",
          "2r3k1/5pp1/p3p2p/1p1nP3/3R4/1P4P1/P4PBP/6K1 w - - 0 28");

  /** An engine that runs, and what it did so far. */
  private static final class Racer implements AutoCloseable {
    private final Process process;
    private final BufferedWriter in;
    private final BufferedReader out;
    private long nodes;
    private long nanos;

    Racer(String program) throws IOException {
      process = new ProcessBuilder(program).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      in = process.outputWriter();
      out = process.inputReader();
      ask("uci", "uciok");
      say("setoption name Hash value 64");
      ask("isready", "readyok");
    }

    private void say(String line) throws IOException {
      in.write(line + "\n");
      in.flush();
    }

    /** The last line with nodes before the answer. */
    private String ask(String line, String answer) throws IOException {
      say(line);
      String counted = "";
      String said = out.readLine();
      while (said != null && !said.startsWith(answer)) {
        counted = NODES.matcher(said).find() ? said : counted;
        said = out.readLine();
      }
      if (said == null) {
        throw new IOException("the engine ended instead of answering " + line);
      }
      return counted;
    }

    void search(String position, long most, boolean counts) throws IOException {
      say("ucinewgame");
      say("position fen " + position);
      ask("isready", "readyok");
      long began = System.nanoTime();
      Matcher told = NODES.matcher(ask("go nodes " + most, "bestmove"));
      long took = System.nanoTime() - began;
      if (counts && told.find()) {
        nodes += Long.parseLong(told.group(1));
        nanos += took;
      }
    }

    double speed() {
      return nodes * 1e9 / nanos;
    }

    @Override
    public void close() throws IOException {
      say("quit");
      process.onExit().join();
    }
  }

  private SpeedRatio() {}

  private static double round(String first, String second, long nodes) throws IOException {
    try (Racer one = new Racer(first);
        Racer other = new Racer(second)) {
      one.search(POSITIONS.get(0), nodes, false);
      other.search(POSITIONS.get(0), nodes, false);
      for (int i = 0; i < POSITIONS.size(); i++) {
        List<Racer> turn = i % 2 == 0 ? List.of(one, other) : List.of(other, one);
        for (Racer racer : turn) {
          racer.search(POSITIONS.get(i), nodes, true);
        }
      }
      double ratio = one.speed() / other.speed();
      System.out.printf(
          Locale.ROOT, "%,.0f by %,.0f nodes/s: %.3f%n", one.speed(), other.speed(), ratio);
      return ratio;
    }
  }

  public static void main(String[] args) throws IOException {
    if (args.length < 2) {
      System.err.println("java tools/SpeedRatio.java ENGINE OTHER_ENGINE [ROUNDS [NODES]]");
      System.exit(2);
    }
    int rounds = args.length > 2 ? Integer.parseInt(args[2]) : USUAL_ROUNDS;
    long nodes = args.length > 3 ? Long.parseLong(args[3]) : USUAL_NODES;
    List<Double> ratios = new ArrayList<>();
    for (int i = 0; i < rounds; i++) {
      // The engine that is started first has an advantage or a handicap now and then.
      ratios.add(i % 2 == 0 ? round(args[0], args[1], nodes) : 1 / round(args[1], args[0], nodes));
    }
    double[] sorted = ratios.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    System.out.printf(
        Locale.ROOT,
        "median %.3f of %d rounds, %s%n",
        (sorted[(rounds - 1) / 2] + sorted[rounds / 2]) / 2,
        rounds,
        Arrays.toString(Arrays.stream(sorted).map(r -> Math.round(r * 1000) / 1000.0).toArray()));
  }
}
