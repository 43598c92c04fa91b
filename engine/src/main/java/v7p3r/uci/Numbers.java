package v7p3r.uci;

/** Whole numbers as they come from a GUI. */
final class Numbers {
  /** Not a number: no number is read as this one. */
  static final long NOT_A_NUMBER = Long.MIN_VALUE;

  /** Larger numbers are read as this one, smaller ones than its negative as that. */
  static final long LARGEST = 1_000_000_000_000_000L;

  private static final int ENOUGH_DIGITS = 16;

  private Numbers() {}

  static long parse(String word) {
    int start = !word.isEmpty() && (word.charAt(0) == '-' || word.charAt(0) == '+') ? 1 : 0;
    if (start == word.length()) {
      return NOT_A_NUMBER;
    }
    long value = 0;
    int digits = 0;
    for (int i = start; i < word.length(); i++) {
      int digit = word.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return NOT_A_NUMBER;
      }
      digits += value > 0 || digit > 0 ? 1 : 0;
      value = digits > ENOUGH_DIGITS ? LARGEST : 10 * value + digit;
    }
    value = Math.min(value, LARGEST);
    return word.charAt(0) == '-' ? -value : value;
  }
}
