package v7p3r.notation;

/** Numeric annotation glyphs: judgments of a move or position as numbers. */
public final class Nag {
  public static final int GOOD_MOVE = 1;
  public static final int MISTAKE = 2;
  public static final int BRILLIANT_MOVE = 3;
  public static final int BLUNDER = 4;
  public static final int INTERESTING_MOVE = 5;
  public static final int DUBIOUS_MOVE = 6;

  /** The largest number that is read and written; the standard ends at 255. */
  static final int MAX = 999;

  /** {@link #parse} found no glyph. */
  static final int NONE = -1;

  private Nag() {}

  /** The number of a printed sign such as !? or +-, or {@link #NONE}. */
  static int parse(CharSequence sign) {
    return switch (sign.toString()) {
      case "!" -> GOOD_MOVE;
      case "?" -> MISTAKE;
      case "!!" -> BRILLIANT_MOVE;
      case "??" -> BLUNDER;
      case "!?" -> INTERESTING_MOVE;
      case "?!" -> DUBIOUS_MOVE;
      case "\u25a1" -> 7;
      case "=" -> 10;
      case "\u221e" -> 13;
      case "+=", "+/=", "\u2a72" -> 14;
      case "=+", "=/+", "\u2a71" -> 15;
      case "+/-", "\u00b1" -> 16;
      case "-/+", "\u2213" -> 17;
      case "+-", "+\u2212" -> 18;
      case "-+", "\u2212+" -> 19;
      case "N" -> 146;
      default -> NONE;
    };
  }

  /** The sign of the six judgments of a move, or the number with its dollar. */
  public static String format(int nag) {
    return switch (nag) {
      case GOOD_MOVE -> "!";
      case MISTAKE -> "?";
      case BRILLIANT_MOVE -> "!!";
      case BLUNDER -> "??";
      case INTERESTING_MOVE -> "!?";
      case DUBIOUS_MOVE -> "?!";
      default -> "$" + nag;
    };
  }
}
