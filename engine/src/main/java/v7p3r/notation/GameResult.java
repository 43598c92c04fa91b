package v7p3r.notation;

import java.util.Optional;

/** How a game ended, as the last word of its moves. */
public enum GameResult {
  WHITE_WINS("1-0"),
  BLACK_WINS("0-1"),
  DRAW("1/2-1/2"),
  UNKNOWN("*");

  private final String text;

  GameResult(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }

  /** The result that the text stands for; a bare 1/2 and the fraction sign are draws too. */
  public static Optional<GameResult> parse(CharSequence text) {
    for (GameResult result : values()) {
      if (result.text.contentEquals(text)) {
        return Optional.of(result);
      }
    }
    boolean draw = "1/2".contentEquals(text) || "\u00bd-\u00bd".contentEquals(text);
    return draw ? Optional.of(DRAW) : Optional.empty();
  }

  @Override
  public String toString() {
    return text;
  }
}
