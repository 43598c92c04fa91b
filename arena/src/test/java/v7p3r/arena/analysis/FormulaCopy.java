package v7p3r.arena.analysis;

import java.util.ArrayList;
import java.util.List;

/**
 * The published formulas of Lichess, written down a second time from their text alone, plainly and
 * without a class of the analysis: what tests compare with. Scores are pairs of a kind ('c' for
 * centipawns, 'm' for mates) and a number, for White.
 */
final class FormulaCopy {
  private FormulaCopy() {}

  record Value(char kind, int number) {
    Value forMover(boolean white) {
      return white ? this : new Value(kind, -number);
    }
  }

  private static final Value FIRST = new Value('c', 15);

  static double chances(double cp) {
    return 2.0 / (1.0 + Math.pow(Math.E, -0.00368208 * cp)) - 1.0;
  }

  static double limited(Value value) {
    if (value.kind == 'm') {
      return value.number > 0 ? 1000 : -1000;
    }
    return Math.min(1000, Math.max(-1000, value.number));
  }

  static double win(Value value) {
    return 50.0 + 50.0 * chances(limited(value));
  }

  /** "", "?!", "?" or "??" for the move from one value to the next. */
  static String sign(Value whiteBefore, Value whiteAfter, boolean white) {
    Value before = whiteBefore.forMover(white);
    Value after = whiteAfter.forMover(white);
    boolean mateFor = before.kind == 'm' && before.number > 0;
    boolean stillMateFor = after.kind == 'm' && after.number > 0;
    boolean mateAgainst = after.kind == 'm' && after.number < 0;
    if (before.kind == 'c' && after.kind == 'c') {
      double delta = chances(before.number) - chances(after.number);
      return delta >= 0.3 ? "??" : delta >= 0.2 ? "?" : delta >= 0.1 ? "?!" : "";
    }
    if (before.kind == 'c' && mateAgainst) {
      return before.number < -999 ? "?!" : before.number < -700 ? "?" : "??";
    }
    if (mateFor && !stillMateFor) {
      int cp = after.kind == 'c' ? after.number : 0;
      return cp > 999 ? "?!" : cp > 700 ? "?" : "??";
    }
    return "";
  }

  /**
   * The sign in a file that Lichess published in 2021: the analysis chose the moves, by a steeper
   * curve than now; who wrote the file chose the signs, by centipawns.
   */
  static String publishedSign2021(Value whiteBefore, Value whiteAfter, boolean white) {
    if (whiteBefore.kind == 'm' || whiteAfter.kind == 'm') {
      return sign(whiteBefore, whiteAfter, white);
    }
    double before = limited(whiteBefore.forMover(white));
    double after = limited(whiteAfter.forMover(white));
    double chancesBefore = 2.0 / (1.0 + Math.pow(Math.E, -0.004 * before)) - 1.0;
    double chancesAfter = 2.0 / (1.0 + Math.pow(Math.E, -0.004 * after)) - 1.0;
    if (chancesBefore - chancesAfter < 0.1) {
      return "";
    }
    double lost = before - after;
    return lost >= 300 ? "??" : lost >= 100 ? "?" : "?!";
  }

  static double moveAccuracy(double winBefore, double winAfter) {
    if (winAfter >= winBefore) {
      return 100;
    }
    double lost = winBefore - winAfter;
    double accuracy =
        103.1668100711649 * Math.pow(Math.E, -0.04354415386753951 * lost) - 3.166924740191411 + 1;
    return accuracy < 0 ? 0 : accuracy > 100 ? 100 : accuracy;
  }

  private static List<Value> withFirst(List<Value> values) {
    List<Value> all = new ArrayList<>();
    all.add(FIRST);
    all.addAll(values);
    return all;
  }

  /** White moves first. */
  static double acpl(List<Value> values, boolean white) {
    List<Value> all = withFirst(values);
    double sum = 0;
    int moves = 0;
    for (int i = white ? 1 : 2; i < all.size(); i += 2) {
      double change = limited(all.get(i)) - limited(all.get(i - 1));
      sum += Math.max(0, white ? -change : change);
      moves++;
    }
    return moves == 0 ? 0 : sum / moves;
  }

  /** White moves first; NaN without a move. */
  static double gameAccuracy(List<Value> values, boolean white) {
    List<Double> wins = new ArrayList<>();
    for (Value value : withFirst(values)) {
      wins.add(win(value));
    }
    int window = Math.max(2, Math.min(8, values.size() / 10));
    List<List<Double>> windows = new ArrayList<>();
    for (int i = 0; i < window - 2; i++) {
      windows.add(wins.subList(0, window));
    }
    for (int i = 0; i + window <= wins.size(); i++) {
      windows.add(wins.subList(i, i + window));
    }
    double product = 0;
    double weights = 0;
    double inverse = 0;
    double moves = 0;
    for (int move = white ? 0 : 1; move < values.size(); move += 2) {
      double before = white ? wins.get(move) : 100 - wins.get(move);
      double after = white ? wins.get(move + 1) : 100 - wins.get(move + 1);
      double accuracy = moveAccuracy(before, after);
      double weight = Math.max(0.5, Math.min(12, spread(windows.get(move))));
      product += weight * accuracy;
      weights += weight;
      inverse += 1.0 / Math.max(1.0, accuracy);
      moves++;
    }
    return (product / weights + moves / inverse) / 2;
  }

  private static double spread(List<Double> numbers) {
    double sum = 0;
    double squares = 0;
    for (double number : numbers) {
      sum += number;
      squares += number * number;
    }
    double mean = sum / numbers.size();
    return Math.sqrt(Math.max(0, squares / numbers.size() - mean * mean));
  }
}
