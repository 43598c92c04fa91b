package v7p3r.notation;

import v7p3r.board.Castling;
import v7p3r.board.Color;
import v7p3r.board.IllegalSetupException;
import v7p3r.board.Piece;
import v7p3r.board.Position;
import v7p3r.board.Setup;
import v7p3r.board.Square;

/**
 * Forsyth-Edwards notation: one position in one line. Reads standard FEN, X-FEN and Shredder-FEN
 * castling fields; the two counters at the end may be missing.
 */
public final class Fen {
  /** The start of a game of standard chess. */
  public static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private Fen() {}

  /**
   * The position that the text describes. It is a Chess960 position when castling is written by
   * files or when a king or rook that may castle stands on an unusual square.
   *
   * @throws NotationException if the text is not FEN or no game of chess can go on from it
   */
  public static Position parse(CharSequence fen) {
    Position position = new Position();
    parse(fen, position);
    return position;
  }

  /** Sets up a position that is there already; cheaper than a new one for each of many lines. */
  public static void parse(CharSequence fen, Position position) {
    TextCursor cursor = new TextCursor("FEN", fen);
    set(position, wholeSetup(cursor), cursor);
  }

  /** The text as plain data; whether a game can go on from it is left to {@link Position#set}. */
  public static Setup parseSetup(CharSequence fen) {
    return wholeSetup(new TextCursor("FEN", fen));
  }

  private static Setup wholeSetup(TextCursor cursor) {
    Setup setup = FenFields.read(cursor);
    cursor.skipBlanks();
    if (!cursor.atEnd()) {
      throw cursor.error("the end of the text");
    }
    return setup;
  }

  /** Sets up the position, turning the board's complaint into one about the text. */
  static void set(Position position, Setup setup, TextCursor cursor) {
    try {
      position.set(setup);
    } catch (IllegalSetupException e) {
      throw cursor.error(0, "a position that chess can go on from", e.getMessage());
    }
  }

  /** The whole position in six fields; Chess960 castling rights are named by the rook's file. */
  public static String format(Position position) {
    StringBuilder fen = new StringBuilder(90);
    appendBoard(fen, position);
    fen.append(position.sideToMove() == Color.WHITE ? " w " : " b ");
    appendCastling(fen, position);
    fen.append(' ').append(Square.name(position.enPassantSquare()));
    fen.append(' ').append(position.rule50()).append(' ').append(position.fullMoveNumber());
    return fen.toString();
  }

  private static void appendBoard(StringBuilder fen, Position position) {
    for (int rank = 7; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < 8; file++) {
        int piece = position.pieceOn(Square.of(file, rank));
        if (piece == Piece.NONE) {
          empty++;
          continue;
        }
        if (empty > 0) {
          fen.append(empty);
          empty = 0;
        }
        fen.append(Piece.letter(piece));
      }
      if (empty > 0) {
        fen.append(empty);
      }
      if (rank > 0) {
        fen.append('/');
      }
    }
  }

  private static void appendCastling(StringBuilder fen, Position position) {
    if (position.castlingRights() == 0) {
      fen.append('-');
      return;
    }
    for (int index = 0; index < Castling.COUNT; index++) {
      int right = Castling.right(index);
      if ((position.castlingRights() & right) != 0) {
        char letter =
            position.isChess960()
                ? (char) ('A' + Square.file(position.castlingRookSquare(right)))
                : Castling.isKingside(index) ? 'K' : 'Q';
        fen.append(Castling.side(index) == Color.WHITE ? letter : Character.toLowerCase(letter));
      }
    }
  }
}
