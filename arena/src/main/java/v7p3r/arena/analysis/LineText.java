package v7p3r.arena.analysis;

import java.util.ArrayList;
import java.util.List;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;

/** Lines of engines in algebraic notation. */
final class LineText {
  private LineText() {}

  /** With move numbers: 12... Nf6 13. e5. It ends before a move that cannot be played. */
  static String of(String fen, List<String> line) {
    Position position = Fen.parse(fen);
    List<String> words = new ArrayList<>();
    for (String uci : line) {
      int move;
      try {
        move = UciMove.parse(position, uci);
      } catch (NotationException e) {
        break;
      }
      boolean white = position.sideToMove() == Color.WHITE;
      if (white || words.isEmpty()) {
        words.add(position.fullMoveNumber() + (white ? "." : "..."));
      }
      words.add(San.format(position, move));
      position.make(move);
    }
    return String.join(" ", words);
  }

  /** One move without its number, as it is where it cannot be played. */
  static String move(String fen, String uci) {
    Position position = Fen.parse(fen);
    try {
      return San.format(position, UciMove.parse(position, uci));
    } catch (NotationException e) {
      return uci;
    }
  }
}
