package v7p3r.search.sparring;

import v7p3r.board.Color;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;

/** The men counted, plain or with the values of the engine design. */
final class Material {
  private Material() {}

  /** Centipawns that a side is ahead; the kings cancel out. */
  static int balance(Position position, int side) {
    int balance = 0;
    for (int type = PieceType.PAWN; type < PieceType.KING; type++) {
      int difference =
          position.count(Piece.of(Color.WHITE, type)) - position.count(Piece.of(Color.BLACK, type));
      balance += difference * PieceType.value(type);
    }
    return side == Color.WHITE ? balance : -balance;
  }

  /** How many men more a side has. */
  static int menAhead(Position position, int side) {
    return Long.bitCount(position.pieces(side))
        - Long.bitCount(position.pieces(Color.opposite(side)));
  }
}
