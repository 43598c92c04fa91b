package v7p3r.uci;

import java.util.ArrayList;
import java.util.List;
import v7p3r.board.Color;
import v7p3r.board.Square;
import v7p3r.search.Limits;

/**
 * Reads the words after {@code go}. A game must not be lost for a word: unknown ones are passed
 * over and numbers out of range brought into it, but what makes no sense is told.
 */
final class GoReader {
  private static final int MAX_DEPTH = 1000;
  private static final String WORDS =
      "wtime, btime, winc, binc, movestogo, depth, nodes, mate, movetime, infinite, ponder,"
          + " searchmoves, perft or profile";

  private final Words words;
  private final List<String> searchMoves = new ArrayList<>();
  private final List<UciCommand.Malformed> mistakes = new ArrayList<>();
  private Limits limits = Limits.UNLIMITED;

  GoReader(Words words) {
    this.words = words;
  }

  UciCommand read() {
    while (!words.isEmpty()) {
      String word = words.next();
      switch (word) {
        case "infinite" -> limits = limits.withInfinite(true);
        case "ponder" -> limits = limits.withPonder(true);
        case "searchmoves" -> readSearchMoves();
        case "wtime",
            "btime",
            "winc",
            "binc",
            "movestogo",
            "depth",
            "nodes",
            "mate",
            "movetime" -> {
          String text = words.peek();
          long number = Numbers.parse(text);
          if (number == Numbers.NOT_A_NUMBER) {
            return new UciCommand.Malformed("go " + word, "a whole number", text);
          }
          words.next();
          if (number < 0 && !isClock(word)) {
            mistakes.add(new UciCommand.Malformed("go " + word, "no number below 0", text));
          }
          limits = with(word, number);
        }
        default -> mistakes.add(new UciCommand.Malformed("go", WORDS, word));
      }
    }
    return new UciCommand.Go(limits, List.copyOf(searchMoves), List.copyOf(mistakes));
  }

  private static boolean isClock(String word) {
    return word.endsWith("time") || word.endsWith("inc");
  }

  /** Clocks may be overdrawn, and some GUIs say 0 for a limit that they do not have. */
  private Limits with(String word, long number) {
    long time = Math.max(0, number);
    int plies = Math.clamp(number, 1, MAX_DEPTH);
    return switch (word) {
      case "wtime" -> limits.withTime(Color.WHITE, time);
      case "btime" -> limits.withTime(Color.BLACK, time);
      case "winc" -> limits.withIncrement(Color.WHITE, time);
      case "binc" -> limits.withIncrement(Color.BLACK, time);
      case "movestogo" -> number < 1 ? limits : limits.withMovesToGo(plies);
      case "depth" -> limits.withDepth(plies);
      case "nodes" -> limits.withNodes(Math.max(1, number));
      case "mate" -> limits.withMate(plies);
      default -> limits.withMoveTime(Math.max(1, number));
    };
  }

  private void readSearchMoves() {
    while (!words.isEmpty() && looksLikeMove(words.peek())) {
      searchMoves.add(words.next());
    }
  }

  private static boolean looksLikeMove(String word) {
    return (word.length() == 4 || word.length() == 5)
        && Square.parse(word.substring(0, 2)) != Square.NONE
        && Square.parse(word.substring(2, 4)) != Square.NONE;
  }
}
