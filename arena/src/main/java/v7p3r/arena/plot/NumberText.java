package v7p3r.arena.plot;

import java.util.Locale;

/** Numbers as people read them: thousands apart, a real minus sign, no more digits than matter. */
public final class NumberText {
  private NumberText() {}

  public static String of(double value, int decimals) {
    String text = String.format(Locale.ROOT, "%,." + decimals + "f", value + 0.0);
    boolean isZero = text.chars().noneMatch(c -> c >= '1' && c <= '9');
    return isZero ? text.replace("-", "") : text.replace('-', '\u2212');
  }

  /** With a sign, unless it is 0. */
  public static String signed(double value, int decimals) {
    String text = of(value, decimals);
    return value > 0 && text.chars().anyMatch(c -> c >= '1' && c <= '9') ? "+" + text : text;
  }

  /** With as many decimals as its size asks for. */
  public static String of(double value) {
    if (!Double.isFinite(value)) {
      return Double.isNaN(value) ? "\u2013" : value > 0 ? "\u221e" : "\u2212\u221e";
    }
    double size = Math.abs(value);
    if (size == Math.rint(size) && size < 1e15) {
      return of(value, 0);
    }
    return of(value, size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : size >= 0.01 ? 3 : 5);
  }

  public static String percent(double share) {
    return of(100 * share, 1) + " %";
  }
}
