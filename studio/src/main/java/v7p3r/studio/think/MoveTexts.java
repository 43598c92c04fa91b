package v7p3r.studio.think;

import java.util.ArrayList;
import java.util.List;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;
import v7p3r.search.Line;

/** Moves of a position as texts. */
public final class MoveTexts {
  private MoveTexts() {}

  /** All legal moves, as UCI writes them. */
  public static List<String> legal(Position position) {
    MoveList moves = position.legalMoves();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(UciMove.format(position, moves.get(i)));
    }
    return texts;
  }

  /** As UCI writes them. */
  public static List<String> uci(Position root, Line line) {
    Position position = root.copy();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < line.size() && position.isLegal(line.get(i)); i++) {
      texts.add(UciMove.format(position, line.get(i)));
      position.make(line.get(i));
    }
    return texts;
  }

  /** In SAN, as far as the moves are legal. */
  public static List<String> san(Position root, List<String> uci) {
    Position position = root.copy();
    List<String> texts = new ArrayList<>();
    for (String text : uci) {
      try {
        int move = UciMove.parse(position, text);
        texts.add(San.format(position, move));
        position.make(move);
      } catch (NotationException e) {
        break;
      }
    }
    return texts;
  }
}
