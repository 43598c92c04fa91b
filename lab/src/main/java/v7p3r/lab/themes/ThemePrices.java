package v7p3r.lab.themes;

import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeProbe;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weights;

/**
 * What every theme costs, how often it speaks and how much it says, measured over positions. Times
 * are processor time of short batches, the least of many, so that a busy machine counts as little
 * as can be; batches of what is compared alternate.
 */
public final class ThemePrices {
  /** Times that a block of facts is looked at in a batch. */
  private static final int PASSES = 6;

  /** Facts that fit into the nearest caches, where they are when the evaluation asks for them. */
  private static final int BLOCK = 32;

  /** Times that all positions are looked at before time is taken. */
  private static final int WARM_UPS = 100;

  /** A time below this part of the best so far is a new best. */
  private static final double SETTLED = 0.99;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /**
   * The price of one theme.
   *
   * @param nanos processor time of its method for both sides, measured alone
   * @param marginalNanos what the whole evaluation takes longer with the theme than without; pawn
   *     themes are nearly free here, for the pawn table keeps their sum
   * @param fires the share of positions, 0 to 1, in which it says something
   * @param centipawns the mean of what it adds to or takes from the score, all positions counted
   */
  public record Price(
      Theme theme, double nanos, double marginalNanos, double fires, double centipawns) {}

  /**
   * All prices.
   *
   * @param positions how many positions were looked at
   * @param wholeNanos one evaluation with all themes, the pawn table warm
   * @param frameNanos one evaluation without any: attack maps, pawn table, blending
   */
  public record Report(List<Price> prices, int positions, double wholeNanos, double frameNanos) {}

  private final Position[] positions;
  private final Weights weights;
  private final EvalContext[] contexts;
  private final int rounds;
  private final Runnable listener;

  /** Keeps results alive, so that no call can be left out. */
  private long sink;

  private ThemePrices(List<Position> positions, Weights weights, int rounds, Runnable listener) {
    this.positions = positions.toArray(Position[]::new);
    this.weights = weights;
    this.rounds = rounds;
    this.listener = listener;
    contexts = new EvalContext[this.positions.length];
    for (int i = 0; i < contexts.length; i++) {
      contexts[i] = new EvalContext();
      contexts[i].look(this.positions[i], weights.toArray());
      contexts[i].lookAtPawns();
    }
  }

  /** How many steps a measurement takes. */
  public static int steps(int rounds) {
    return 2 * rounds;
  }

  /** The listener is called after each step. */
  public static Report measure(
      List<Position> positions, Weights weights, int rounds, Runnable listener) {
    if (positions.isEmpty() || rounds < 1) {
      throw new IllegalArgumentException("expected positions and rounds, found none");
    }
    return new ThemePrices(positions, weights, rounds, listener).measure();
  }

  private Report measure() {
    Evaluator all = new Evaluator(weights, ThemeSet.ALL);
    double whole = settle(all); // first, while the compiler sees what it sees in play
    double[] alone = timeMethods();
    double[] marginal = timeWithAndWithout(all);
    double[] fires = new double[Theme.values().length];
    double[] centipawns = new double[Theme.values().length];
    weigh(fires, centipawns);
    List<Price> prices = new ArrayList<>();
    for (Theme theme : Theme.values()) {
      int i = theme.ordinal();
      double mean = centipawns[i] / positions.length;
      prices.add(new Price(theme, alone[i], marginal[i], fires[i] / positions.length, mean));
    }
    double frame = settle(new Evaluator(weights, ThemeSet.NONE));
    return new Report(List.copyOf(prices), positions.length, whole, frame);
  }

  // ---- Time ----

  /** The method of each theme alone; a theme that adds nothing shows what the call itself costs. */
  private double[] timeMethods() {
    double[] best = new double[Theme.values().length];
    Arrays.fill(best, Double.MAX_VALUE);
    for (int round = 0; round < WARM_UPS / PASSES; round++) {
      for (Theme theme : Theme.values()) {
        time(theme);
      }
    }
    for (int round = 0; round < rounds; round++) {
      for (Theme theme : Theme.values()) {
        best[theme.ordinal()] = Math.min(best[theme.ordinal()], time(theme));
      }
      listener.run();
    }
    double call = best[Theme.DRAWISH_MATERIAL.ordinal()];
    for (int i = 0; i < best.length; i++) {
      best[i] = Math.max(0, best[i] - call);
    }
    return best;
  }

  private double time(Theme theme) {
    long start = THREADS.getCurrentThreadCpuTime();
    for (int from = 0; from < contexts.length; from += BLOCK) {
      int to = Math.min(from + BLOCK, contexts.length);
      for (int pass = 0; pass < PASSES; pass++) {
        sink += sumOf(theme, from, to);
      }
    }
    return nanosEach(start, PASSES);
  }

  private int sumOf(Theme theme, int from, int to) {
    int sum = 0;
    for (int i = from; i < to; i++) {
      sum += theme.score(contexts[i], WHITE) - theme.score(contexts[i], BLACK);
    }
    return sum;
  }

  /** What the evaluation takes longer with each theme; rounds are spread over the whole time. */
  private double[] timeWithAndWithout(Evaluator all) {
    Evaluator[] without = new Evaluator[Theme.values().length];
    double[] with = new double[without.length];
    double[] less = new double[without.length];
    for (Theme theme : Theme.values()) {
      without[theme.ordinal()] = new Evaluator(weights, ThemeSet.ALL.without(theme));
    }
    // A theme that was never off is compiled as if it could not be.
    for (int round = 0; round < WARM_UPS / 10; round++) {
      for (Evaluator evaluator : without) {
        sink += sumOf(evaluator);
      }
    }
    settle(all);
    Arrays.fill(with, Double.MAX_VALUE);
    Arrays.fill(less, Double.MAX_VALUE);
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < without.length; i++) {
        less[i] = Math.min(less[i], time(without[i]));
        with[i] = Math.min(with[i], time(all));
      }
      listener.run();
    }
    for (int i = 0; i < with.length; i++) {
      with[i] -= less[i];
    }
    return with;
  }

  /** The least time, once it has not become less for a while: the compiler has done its work. */
  private double settle(Evaluator evaluator) {
    double best = Double.MAX_VALUE;
    int since = 0;
    while (since < 3 * WARM_UPS) {
      double time = time(evaluator);
      since = time < best * SETTLED ? 0 : since + 1;
      best = Math.min(best, time);
    }
    return best;
  }

  private double time(Evaluator evaluator) {
    sink += sumOf(evaluator); // its pawn table may have left the caches
    long start = THREADS.getCurrentThreadCpuTime();
    sink += sumOf(evaluator);
    return nanosEach(start, 1);
  }

  private int sumOf(Evaluator evaluator) {
    int sum = 0;
    for (Position position : positions) {
      sum += evaluator.evaluate(position);
    }
    return sum;
  }

  private double nanosEach(long start, int passes) {
    long nanos = THREADS.getCurrentThreadCpuTime() - start;
    return (double) nanos / passes / positions.length;
  }

  // ---- Effect ----

  /**
   * Adds up for each theme in how many positions it speaks, and the centipawns that the score loses
   * when it is switched off.
   */
  private void weigh(double[] fires, double[] centipawns) {
    ThemeProbe probe = new ThemeProbe(weights);
    for (int i = 0; i < positions.length; i++) {
      probe.look(positions[i]);
      int sum = Score.ZERO;
      for (Theme theme : Theme.values()) {
        int score = probe.score(theme);
        sum += score;
        fires[theme.ordinal()] += speaks(theme, contexts[i]) ? 1 : 0;
        centipawns[theme.ordinal()] += Math.abs(probe.centipawns(score));
      }
      int shrinking = Math.abs(probe.shrunkCentipawns(sum) - probe.centipawns(sum));
      fires[Theme.DRAWISH_MATERIAL.ordinal()] += shrinking == 0 ? 0 : 1;
      centipawns[Theme.DRAWISH_MATERIAL.ordinal()] += shrinking;
    }
  }

  private static boolean speaks(Theme theme, EvalContext context) {
    return theme.score(context, WHITE) != Score.ZERO || theme.score(context, BLACK) != Score.ZERO;
  }

  @Override
  public String toString() {
    return positions.length + " positions, " + sink;
  }
}
