package v7p3r.app.cli.play;

import v7p3r.board.Position;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;

/** Moves as people type them: algebraic, by squares, with small piece letters, or a null move. */
final class MoveText {
  private MoveText() {}

  /**
   * The legal move that was meant.
   *
   * @throws NotationException if there is none or more than one
   */
  static int parse(Position position, String text) {
    try {
      return San.parse(position, text);
    } catch (NotationException e) {
      return secondReading(position, text, e);
    }
  }

  private static int secondReading(Position position, String text, NotationException first) {
    boolean smallPiece = !text.isEmpty() && "nrqk".indexOf(text.charAt(0)) >= 0;
    try {
      return smallPiece
          ? San.parse(position, Character.toUpperCase(text.charAt(0)) + text.substring(1))
          : UciMove.parse(position, text);
    } catch (NotationException e) {
      throw first;
    }
  }

  static boolean hasDigit(String text) {
    return text.chars().anyMatch(Character::isDigit);
  }
}
