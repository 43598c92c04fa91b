package v7p3r.notation;

import v7p3r.board.Castling;
import v7p3r.board.Move;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.text.Excerpt;

/** Moves as UCI writes them: two squares and a promotion letter; {@code 0000} is no move. */
public final class UciMove {
  /** How UCI writes that there is no move; read as {@link Move#NONE}. */
  public static final String NULL = "0000";

  private UciMove() {}

  /**
   * Castling is written as the king's move in standard chess and as king takes rook in Chess960.
   * The position may be any of the same game: a whole line can be written from its first position.
   */
  public static String format(Position position, int move) {
    if (move == Move.NONE) {
      return NULL;
    }
    String from = Square.name(Move.from(move));
    if (Move.isCastling(move) && position.isChess960()) {
      int side = Square.rank(Move.to(move)) == 0 ? 0 : 1;
      int right = Castling.right(side, Move.kind(move) == Move.CASTLE_KINGSIDE);
      return from + Square.name(position.castlingRookSquare(right));
    }
    String squares = from + Square.name(Move.to(move));
    return Move.isPromotion(move)
        ? squares + Character.toLowerCase(PieceType.letter(Move.promotionType(move)))
        : squares;
  }

  /**
   * The legal move that the text names; castling is understood in both ways.
   *
   * @throws NotationException if the text is no move, or none that is legal here
   */
  public static int parse(Position position, CharSequence text) {
    int length = text.length();
    if (length == 4 && NULL.contentEquals(text)) {
      return Move.NONE;
    }
    if (length != 4 && length != 5) {
      throw new NotationException(
          "UCI move", 0, 1, "a move such as e2e4 or e7e8q", Excerpt.of(text));
    }
    int from = Square.parse(text.charAt(0), text.charAt(1));
    int to = Square.parse(text.charAt(2), text.charAt(3));
    int promotion = length == 4 ? NO_PROMOTION : promotionType(text.charAt(4));
    if (from == Square.NONE || to == Square.NONE || promotion == PieceType.NONE) {
      throw new NotationException(
          "UCI move", 0, 1, "a move such as e2e4 or e7e8q", Excerpt.of(text));
    }
    int move = find(position, from, to, promotion);
    if (move == NO_MOVE) {
      throw new NotationException(
          "UCI move", 0, 1, "a legal move" + MoveHints.uci(position, from), Excerpt.of(text));
    }
    return move;
  }

  /** {@link #find} has no legal move to give. */
  static final int NO_MOVE = -1;

  /** In the place of the promotion type: the move does not promote. */
  static final int NO_PROMOTION = PieceType.PAWN;

  /** The type of a promotion letter in either case, or {@link PieceType#NONE}. */
  static int promotionType(char letter) {
    return switch (letter) {
      case 'n', 'N' -> PieceType.KNIGHT;
      case 'b', 'B' -> PieceType.BISHOP;
      case 'r', 'R' -> PieceType.ROOK;
      case 'q', 'Q' -> PieceType.QUEEN;
      default -> PieceType.NONE;
    };
  }

  /** The legal move between two squares, or {@link #NO_MOVE}. */
  static int find(Position position, int from, int to, int promotion) {
    int piece = position.pieceOn(from);
    if (piece == Piece.NONE || Piece.side(piece) != position.sideToMove()) {
      return NO_MOVE;
    }
    int move =
        switch (Piece.type(piece)) {
          case PieceType.PAWN -> pawnMove(position, from, to, promotion);
          case PieceType.KING -> kingMove(position, from, to);
          default -> plainMove(position, from, to);
        };
    boolean promotes = promotion != NO_PROMOTION;
    return promotes == Move.isPromotion(move) && position.isLegal(move) ? move : NO_MOVE;
  }

  private static int plainMove(Position position, int from, int to) {
    return Move.of(from, to, position.isEmpty(to) ? Move.QUIET : Move.CAPTURE);
  }

  static int pawnMove(Position position, int from, int to, int promotion) {
    boolean capture = !position.isEmpty(to);
    int kind;
    if (promotion != NO_PROMOTION) {
      kind = (capture ? Move.PROMOTION_CAPTURE : Move.PROMOTION) + promotion - PieceType.KNIGHT;
    } else if (capture) {
      kind = Move.CAPTURE;
    } else if (Square.file(from) != Square.file(to)) {
      kind = Move.EN_PASSANT;
    } else {
      kind = Math.abs(to - from) == 16 ? Move.DOUBLE_PUSH : Move.QUIET;
    }
    return Move.of(from, to, kind);
  }

  /** A king that takes its own rook, or that goes further than one step, castles. */
  private static int kingMove(Position position, int from, int to) {
    int side = position.sideToMove();
    int target = position.pieceOn(to);
    boolean takesOwnRook = target == Piece.of(side, PieceType.ROOK);
    if (!takesOwnRook && Square.distance(from, to) <= 1) {
      return plainMove(position, from, to);
    }
    boolean kingside = to > from;
    int right = Castling.right(side, kingside);
    int kingTarget = Castling.kingTarget(Castling.index(right));
    int rook = position.castlingRookSquare(right);
    return to == rook || !takesOwnRook && to == kingTarget
        ? Move.of(from, kingTarget, kingside ? Move.CASTLE_KINGSIDE : Move.CASTLE_QUEENSIDE)
        : plainMove(position, from, to);
  }
}
