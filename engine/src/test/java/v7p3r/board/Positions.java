package v7p3r.board;

import java.util.ArrayList;
import java.util.List;
import v7p3r.notation.Fen;

/** Positions and moves written the way a test reads them. */
final class Positions {
  private Positions() {}

  static Position at(String fen) {
    return Fen.parse(fen);
  }

  static Setup setup(String fen) {
    return Fen.parseSetup(fen);
  }

  static String fen(Position position) {
    return Fen.format(position);
  }

  /** The legal move written as e2e4, e7e8q, O-O or O-O-O. */
  static int move(Position position, String text) {
    MoveList moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      if (text(moves.get(i)).equals(text)) {
        return moves.get(i);
      }
    }
    throw new IllegalArgumentException(text + " is not legal in " + fen(position));
  }

  static String text(int move) {
    if (Move.isCastling(move)) {
      return Move.kind(move) == Move.CASTLE_KINGSIDE ? "O-O" : "O-O-O";
    }
    String squares = Square.name(Move.from(move)) + Square.name(Move.to(move));
    return Move.isPromotion(move)
        ? squares + Character.toLowerCase(PieceType.letter(Move.promotionType(move)))
        : squares;
  }

  static List<String> texts(Position position) {
    List<String> texts = new ArrayList<>();
    MoveList moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(text(moves.get(i)));
    }
    return texts;
  }

  static boolean isLegal(Position position, String text) {
    return texts(position).contains(text);
  }

  /** Makes the moves of a line, separated by blanks. */
  static Position play(Position position, String line) {
    for (String text : line.strip().split("\\s+")) {
      position.make(move(position, text));
    }
    return position;
  }
}
