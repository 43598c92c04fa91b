package v7p3r.app.cli.play;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import v7p3r.board.Position;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;

/**
 * Moves as people type them: algebraic, by squares, in small or capital letters, or a null move.
 */
final class MoveText {
  private static final String SIGNS = "♔♚♕♛♖♜♗♝♘♞♙♟";
  private static final List<String> LETTERS = List.of("K", "Q", "R", "B", "N", "");

  private MoveText() {}

  /**
   * The legal move that was meant.
   *
   * @throws NotationException if there is none or more than one
   */
  static int parse(Position position, String typed) {
    String text = plain(typed);
    try {
      return San.parse(position, text);
    } catch (NotationException e) {
      return anyCase(position, text, e);
    }
  }

  /** Without move number, with letters for the signs of pieces, castling and dashes as usual. */
  private static String plain(String typed) {
    String text = typed.strip().replaceFirst("^\\d+\\s*\\.+\\s*", "");
    StringBuilder letters = new StringBuilder();
    for (char c : text.toCharArray()) {
      int sign = SIGNS.indexOf(c);
      letters.append(sign < 0 ? Character.toString(c) : LETTERS.get(sign / 2));
    }
    text = letters.toString();
    if (text.matches("0-0(-0)?[+#]?")) {
      return text.replace('0', 'O');
    }
    return text.replaceFirst("(?<=[a-hA-H][1-8])\\s*-\\s*(?=[a-hA-H][1-8])", "");
  }

  /** Without regard to small and capital letters, if that leaves no doubt: b is bishop or pawn. */
  private static int anyCase(Position position, String text, NotationException first) {
    String small = text.toLowerCase(Locale.ROOT);
    String capital = small.substring(0, 1).toUpperCase(Locale.ROOT) + small.substring(1);
    Set<Integer> moves = new HashSet<>();
    meant(() -> San.parse(position, small)).ifPresent(moves::add);
    meant(() -> San.parse(position, capital)).ifPresent(moves::add);
    meant(() -> UciMove.parse(position, small)).ifPresent(moves::add);
    if (moves.size() != 1) {
      throw first;
    }
    return moves.iterator().next();
  }

  private static Optional<Integer> meant(Supplier<Integer> reading) {
    try {
      return Optional.of(reading.get());
    } catch (NotationException e) {
      return Optional.empty();
    }
  }

  static boolean hasDigit(String text) {
    return text.chars().anyMatch(Character::isDigit);
  }
}
