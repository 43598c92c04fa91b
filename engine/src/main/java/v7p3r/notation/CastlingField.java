package v7p3r.notation;

import v7p3r.board.Castling;
import v7p3r.board.Color;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Setup;
import v7p3r.board.Square;

/**
 * The third field of a FEN. K and Q mean the outermost rook on that side of the king (X-FEN); a
 * file letter names the rook itself (Shredder-FEN).
 */
final class CastlingField {
  private final TextCursor cursor;
  private final Setup setup;

  CastlingField(TextCursor cursor, Setup setup) {
    this.cursor = cursor;
    this.setup = setup;
  }

  void read() {
    if (cursor.peek() == '-') {
      cursor.advance();
      return;
    }
    do {
      grant(cursor.peek());
      cursor.advance();
    } while (!cursor.atBlank());
  }

  private void grant(char c) {
    int side = Character.isUpperCase(c) ? Color.WHITE : Color.BLACK;
    char letter = Character.toUpperCase(c);
    int king = king(side);
    int rook =
        switch (letter) {
          case 'K' -> outermostRook(side, king, 7, -1);
          case 'Q' -> outermostRook(side, king, 0, 1);
          case 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H' -> rookOn(side, letter - 'A');
          default -> throw cursor.error("castling rights: '-', letters of KQkq or files of rooks");
        };
    if (king == Square.NONE) {
      throw cursor.error("no castling rights for a side whose king has left its rank");
    }
    if (rook == Square.NONE) {
      throw cursor.error("castling rights only where a rook stands on that side of the king");
    }
    int right = Castling.right(side, rook > king);
    if (setup.rookSquare(right) != Square.NONE) {
      throw cursor.error("each castling right once");
    }
    setup.castling(right, rook);
    boolean usual = Square.file(king) == 4 && Square.file(rook) == (rook > king ? 7 : 0);
    if (!usual || letter <= 'H') {
      setup.chess960(true);
    }
  }

  /** The king on its back rank, or {@link Square#NONE}. */
  private int king(int side) {
    for (int file = 0; file < 8; file++) {
      int square = Square.of(file, 7 * side);
      if (setup.pieceOn(square) == Piece.of(side, PieceType.KING)) {
        return square;
      }
    }
    return Square.NONE;
  }

  private int outermostRook(int side, int king, int firstFile, int step) {
    for (int file = firstFile; file >= 0 && file < 8; file += step) {
      int square = Square.of(file, 7 * side);
      if (square == king) {
        return Square.NONE;
      }
      if (rookOn(side, file) != Square.NONE) {
        return square;
      }
    }
    return Square.NONE;
  }

  private int rookOn(int side, int file) {
    int square = Square.of(file, 7 * side);
    boolean rook = setup.pieceOn(square) == Piece.of(side, PieceType.ROOK);
    return rook ? square : Square.NONE;
  }
}
