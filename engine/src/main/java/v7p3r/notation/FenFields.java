package v7p3r.notation;

import v7p3r.board.Color;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Setup;
import v7p3r.board.Square;

/** Reads the fields of a FEN one after the other; stops at the first that makes no sense. */
final class FenFields {
  private static final int MAX_HALF_MOVES = 9_999;
  private static final int MAX_MOVE_NUMBER = 99_999;

  private final TextCursor cursor;
  private final Setup setup = new Setup();

  private FenFields(TextCursor cursor) {
    this.cursor = cursor;
  }

  /** The four fields of the position and the two counters, where they are given. */
  static Setup read(TextCursor cursor) {
    FenFields fields = new FenFields(cursor);
    cursor.skipBlanks();
    fields.board();
    fields.nextField("the side to move");
    fields.sideToMove();
    fields.nextField("the castling rights");
    new CastlingField(cursor, fields.setup).read();
    fields.nextField("the en passant square");
    fields.enPassant();
    fields.counters();
    return fields.setup;
  }

  private void nextField(String meaning) {
    if (!cursor.atEnd() && !cursor.atBlank()) {
      throw cursor.error("a blank before " + meaning);
    }
    cursor.skipBlanks();
    if (cursor.atEnd()) {
      throw cursor.error(meaning);
    }
  }

  private void board() {
    for (int rank = 7; rank >= 0; rank--) {
      rank(rank);
      if (rank > 0) {
        if (cursor.peek() != '/') {
          throw cursor.error("'/' after the eight squares of rank " + (rank + 1));
        }
        cursor.advance();
      }
    }
  }

  private void rank(int rank) {
    int file = 0;
    while (file < 8) {
      char c = cursor.peek();
      if (c >= '1' && c <= '8') {
        file += c - '0';
      } else if (c != '.' && Piece.parse(c) != Piece.NONE) {
        setup.put(Square.of(file, rank), Piece.parse(c));
        file++;
      } else {
        throw cursor.error(
            "a man (PNBRQK or pnbrqk) or a digit for " + Square.name(Square.of(file, rank)));
      }
      cursor.advance();
    }
    if (file > 8) {
      throw cursor.error(cursor.index() - 1, "eight squares on rank " + (rank + 1));
    }
  }

  private void sideToMove() {
    switch (cursor.peek()) {
      case 'w' -> setup.sideToMove(Color.WHITE);
      case 'b' -> setup.sideToMove(Color.BLACK);
      default -> throw cursor.error("the side to move, w or b");
    }
    cursor.advance();
  }

  private void enPassant() {
    if (cursor.peek() == '-') {
      cursor.advance();
      return;
    }
    int at = cursor.index();
    char file = cursor.peek();
    cursor.advance();
    int square = Square.parse(file, cursor.peek());
    int us = setup.sideToMove();
    if (square == Square.NONE || Square.relativeRank(us, square) != 5) {
      String rank = us == Color.WHITE ? "6" : "3";
      throw cursor.error(at, "'-' or an en passant square on rank " + rank);
    }
    cursor.advance();
    requireDoublePush(at, square, us);
    setup.enPassantSquare(square);
  }

  private void requireDoublePush(int at, int target, int us) {
    int step = us == Color.WHITE ? -8 : 8;
    boolean pawnPassed =
        setup.pieceOn(target + step) == Piece.of(Color.opposite(us), PieceType.PAWN)
            && setup.pieceOn(target) == Piece.NONE
            && setup.pieceOn(target - step) == Piece.NONE;
    if (!pawnPassed) {
      throw cursor.error(at, "an en passant square that a pawn has just passed");
    }
  }

  private void counters() {
    if (!cursor.atEnd() && !cursor.atBlank()) {
      throw cursor.error("a blank after the en passant square");
    }
    cursor.skipBlanks();
    if (!beginsNumber(cursor.peek())) {
      return;
    }
    setup.rule50(cursor.number("a half-move clock", MAX_HALF_MOVES));
    cursor.skipBlanks();
    if (!beginsNumber(cursor.peek())) {
      return;
    }
    // Some programs count moves from 0.
    setup.fullMoveNumber(Math.max(1, cursor.number("a move number", MAX_MOVE_NUMBER)));
  }

  /** A number below 0 is a counter too, and refused as one. */
  private static boolean beginsNumber(char c) {
    return c >= '0' && c <= '9' || c == '-';
  }
}
