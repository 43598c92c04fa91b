package v7p3r.eval;

import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import v7p3r.board.Position;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weights;

/**
 * What every theme costs, how often it speaks and how much it says, measured over positions. Times
 * are processor time of short batches, the least of many, so that a busy machine counts as little
 * as can be; batches of what is compared alternate.
 */
public final class ThemePrices {
  /** So many times a block of facts makes a batch. */
  private static final int PASSES = 6;

  /** Facts that fit into the nearest caches, where they are when the evaluation asks for them. */
  private static final int BLOCK = 32;

  private static final int WARM_UP_ROUNDS = 12;
  private static final int HOT_PATH_WARM_UPS = 100;

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

  /** Told how far the work has come. */
  @FunctionalInterface
  public interface Listener {
    void onProgress(int done, int total);
  }

  private final Position[] positions;
  private final Weights weights;
  private final EvalContext[] contexts;
  private final int rounds;
  private final Listener listener;
  private int done;

  /** Keeps results alive, so that no call can be left out. */
  private long sink;

  private ThemePrices(List<Position> positions, Weights weights, int rounds, Listener listener) {
    this.positions = positions.toArray(Position[]::new);
    this.weights = weights;
    this.rounds = rounds;
    this.listener = listener;
    contexts = new EvalContext[this.positions.length];
    for (int i = 0; i < contexts.length; i++) {
      contexts[i] = new EvalContext();
      contexts[i].look(this.positions[i], weights.toArray());
      contexts[i].setPassedPawns(PawnTable.findPassedPawns(contexts[i]));
    }
  }

  public static Report measure(
      List<Position> positions, Weights weights, int rounds, Listener listener) {
    if (positions.isEmpty() || rounds < 1) {
      throw new IllegalArgumentException("expected positions and rounds, found none");
    }
    return new ThemePrices(positions, weights, rounds, listener).measure();
  }

  private Report measure() {
    double[] alone = timeMethods();
    Evaluator all = warm(ThemeSet.ALL);
    Evaluator none = warm(ThemeSet.NONE);
    List<Price> prices = new ArrayList<>();
    double whole = Double.MAX_VALUE;
    double frame = Double.MAX_VALUE;
    for (Theme theme : Theme.values()) {
      Evaluator without = warm(ThemeSet.ALL.without(theme));
      double with = Double.MAX_VALUE;
      double less = Double.MAX_VALUE;
      for (int round = 0; round < rounds; round++) {
        with = Math.min(with, time(all));
        less = Math.min(less, time(without));
      }
      whole = Math.min(whole, with);
      frame = Math.min(frame, time(none));
      prices.add(
          new Price(
              theme, alone[theme.ordinal()], with - less, fires(theme), meanCentipawns(theme)));
      advance();
    }
    return new Report(List.copyOf(prices), positions.length, whole, frame);
  }

  private void advance() {
    listener.onProgress(++done, rounds + Theme.values().length);
  }

  // ---- Time ----

  /** The method of each theme alone; a theme that adds nothing shows what the call itself costs. */
  private double[] timeMethods() {
    double[] best = new double[Theme.values().length];
    Arrays.fill(best, Double.MAX_VALUE);
    for (int round = 0; round < WARM_UP_ROUNDS; round++) {
      for (Theme theme : Theme.values()) {
        time(theme);
      }
    }
    for (int round = 0; round < rounds; round++) {
      for (Theme theme : Theme.values()) {
        best[theme.ordinal()] = Math.min(best[theme.ordinal()], time(theme));
      }
      advance();
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

  private Evaluator warm(ThemeSet themes) {
    Evaluator evaluator = new Evaluator(weights, themes);
    int passes = themes.equals(ThemeSet.ALL) ? HOT_PATH_WARM_UPS : 1;
    for (int pass = 0; pass < passes; pass++) {
      sink += sumOf(evaluator);
    }
    return evaluator;
  }

  private double time(Evaluator evaluator) {
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

  private double fires(Theme theme) {
    int count = 0;
    for (EvalContext context : contexts) {
      boolean fires =
          theme == Theme.DRAWISH_MATERIAL
              ? effect(context, theme) != 0
              : theme.score(context, WHITE) != Score.ZERO
                  || theme.score(context, BLACK) != Score.ZERO;
      count += fires ? 1 : 0;
    }
    return (double) count / contexts.length;
  }

  private double meanCentipawns(Theme theme) {
    double sum = 0;
    for (EvalContext context : contexts) {
      sum += Math.abs(effect(context, theme));
    }
    return sum / contexts.length;
  }

  /** Centipawns for White that the score loses when the theme is switched off, scaling apart. */
  private static int effect(EvalContext context, Theme theme) {
    if (theme != Theme.DRAWISH_MATERIAL) {
      int score = theme.score(context, WHITE) - theme.score(context, BLACK);
      return EndgameScale.taper(context, score);
    }
    int sum = Score.ZERO;
    for (Theme other : Theme.values()) {
      sum += other.score(context, WHITE) - other.score(context, BLACK);
    }
    return EndgameScale.blend(context, sum, true) - EndgameScale.blend(context, sum, false);
  }

  @Override
  public String toString() {
    return positions.length + " positions, " + sink;
  }
}
