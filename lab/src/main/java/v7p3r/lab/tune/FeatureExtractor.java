package v7p3r.lab.tune;

import java.util.Arrays;
import java.util.SplittableRandom;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeProbe;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;

/**
 * Finds how often the evaluation of a position counts each weight, White's minus Black's, by asking
 * the themes themselves. Themes are linear, so weights of 1, 256, 65536 ... among zeros give a sum
 * whose digits are the counts. Every answer is checked against a question with random weights; a
 * theme that fails the check is asked for every weight by itself. One instance a thread.
 */
final class FeatureExtractor {
  private static final int DIGIT_BITS = 8;
  private static final int DIGITS = 4;
  private static final int DANGER_DIGITS = 2; // units are 16 bits wide

  private final ThemeProbe probe = new ThemeProbe();
  private final int[] weights = probe.weights();
  private final int[] random = randomOddNumbers(weights.length);
  private final int[] smallRandom = smallRandomNumbers(weights.length);
  private final Theme[] themes = Theme.values();
  private final int[] expected = new int[themes.length];

  /** The weights that a theme was seen to use, ascending. */
  private final int[][] used = new int[themes.length][0];

  private final int[] counts = new int[Math.max(weights.length, DangerWeights.count())];
  private Position position;

  /** Takes the counts of one position. */
  interface Sink {
    void linear(int weight, int count);

    /** A count of the units of danger from a side; {@code danger} numbers the danger weights. */
    void danger(int side, int danger, int count);

    void position(int phase, int scaleWhite, int scaleBlack);
  }

  void extract(Position position, Sink sink) {
    this.position = position;
    probe.look(position);
    sink.position(probe.phase(), probe.scale(Color.WHITE), probe.scale(Color.BLACK));
    System.arraycopy(random, 0, weights, 0, weights.length);
    for (int t = 0; t < themes.length; t++) {
      expected[t] = themes[t] == Theme.KING_ATTACK ? 0 : probe.score(themes[t]);
    }
    Arrays.fill(weights, 0);
    for (int t = 0; t < themes.length; t++) {
      if (expected[t] != 0) {
        count(t);
        for (int i = 0; i < used[t].length; i++) {
          if (counts[i] != 0) {
            sink.linear(used[t][i], counts[i]);
          }
        }
      }
    }
    danger(Color.WHITE, sink);
    danger(Color.BLACK, sink);
  }

  /** Fills {@link #counts} for the weights that theme {@code t} uses. */
  private void count(int t) {
    askInDigits(t);
    if (sum(used[t], random) != expected[t]) {
      used[t] = merge(used[t], askOneByOne(t));
      for (int i = 0; i < used[t].length; i++) {
        counts[i] = ask(themes[t], used[t][i]);
      }
      if (sum(used[t], random) != expected[t]) {
        throw new IllegalStateException(
            themes[t].key() + " is not linear in its weights: " + Fen.format(position));
      }
    }
  }

  private void askInDigits(int t) {
    int[] of = used[t];
    for (int first = 0; first < of.length; first += DIGITS) {
      int end = Math.min(first + DIGITS, of.length);
      for (int i = first; i < end; i++) {
        weights[of[i]] = 1 << DIGIT_BITS * (i - first);
      }
      int sum = probe.score(themes[t]);
      for (int i = first; i < end; i++) {
        weights[of[i]] = 0;
        counts[i] = (byte) sum;
        sum = sum - counts[i] >> DIGIT_BITS;
      }
    }
  }

  private int[] askOneByOne(int t) {
    int[] found = new int[weights.length];
    int size = 0;
    for (int weight = 0; weight < weights.length; weight++) {
      if (ask(themes[t], weight) != 0) {
        found[size++] = weight;
      }
    }
    return Arrays.copyOf(found, size);
  }

  private int ask(Theme theme, int weight) {
    weights[weight] = 1;
    int count = probe.score(theme);
    weights[weight] = 0;
    return count;
  }

  private int sum(int[] of, int[] values) {
    int sum = 0;
    for (int i = 0; i < of.length; i++) {
      sum += counts[i] * values[of[i]];
    }
    return sum;
  }

  // ---- Units of danger: middlegame values only, linear until KingAttack squares them ----

  private void danger(int side, Sink sink) {
    int[] of = DangerWeights.OFFSETS;
    System.arraycopy(smallRandom, 0, weights, 0, weights.length);
    int units = probe.danger(side);
    Arrays.fill(weights, 0);
    for (int first = 0; first < of.length; first += DANGER_DIGITS) {
      int end = Math.min(first + DANGER_DIGITS, of.length);
      for (int i = first; i < end; i++) {
        weights[of[i]] = Score.of(1 << DIGIT_BITS * (i - first), 0);
      }
      int sum = probe.danger(side);
      for (int i = first; i < end; i++) {
        weights[of[i]] = 0;
        counts[i] = (byte) sum;
        sum = sum - counts[i] >> DIGIT_BITS;
      }
    }
    if (sum(of, smallRandom) != units) {
      throw new IllegalStateException(
          "units of danger are not linear in the DANGER weights: " + Fen.format(position));
    }
    for (int i = 0; i < of.length; i++) {
      if (counts[i] != 0) {
        sink.danger(side, i, counts[i]);
      }
    }
  }

  private static int[] merge(int[] first, int[] second) {
    int[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return Arrays.stream(both).sorted().distinct().toArray();
  }

  /** A small count times an odd number is never zero, whatever overflows. */
  private static int[] randomOddNumbers(int length) {
    SplittableRandom numbers = new SplittableRandom(1);
    return numbers.ints(length).map(number -> number | 1).toArray();
  }

  private static int[] smallRandomNumbers(int length) {
    return new SplittableRandom(2).ints(length, 1, 100).toArray();
  }

  /** The weights of the units of danger, numbered. */
  static final class DangerWeights {
    /** Where they stand in the list of all weights. */
    static final int[] OFFSETS = offsets();

    private DangerWeights() {}

    static int count() {
      return OFFSETS.length;
    }

    private static int[] offsets() {
      int[] offsets = new int[Weights.count()];
      int size = 0;
      for (Weight weight : Weight.values()) {
        for (int i = 0; i < weight.length() && weight.name().startsWith("DANGER_"); i++) {
          offsets[size++] = weight.offset() + i;
        }
      }
      return Arrays.copyOf(offsets, size);
    }
  }
}
