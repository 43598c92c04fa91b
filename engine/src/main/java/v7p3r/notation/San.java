package v7p3r.notation;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.Castling;
import v7p3r.board.Color;
import v7p3r.board.Move;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.text.Excerpt;

/**
 * Standard algebraic notation. Writes the shortest unambiguous form; reads any form that leaves no
 * doubt: 0-0, e8Q, exd6 e.p., missing or wrong check signs, needless origins, long notation.
 */
public final class San {
  /** How a null move is written; read as {@link Move#NONE}, like Z0 and 0000. */
  public static final String NULL = "--";

  /** {@link #find} met a text that no legal move fits. */
  static final int NO_MOVE = -1;

  /** {@link #find} met a text that several legal moves fit. */
  static final int AMBIGUOUS = -2;

  private San() {}

  /** The move, which must be legal, with its check or mate sign. */
  public static String format(Position position, int move) {
    StringBuilder san = new StringBuilder(8);
    append(san, position, move);
    return san.toString();
  }

  /** Writes a legal move; plays it on the position for a moment if it gives check. */
  public static void append(StringBuilder san, Position position, int move) {
    if (move == Move.NONE) {
      san.append(NULL);
      return;
    }
    assert position.isLegal(move);
    if (Move.isCastling(move)) {
      san.append(Move.kind(move) == Move.CASTLE_KINGSIDE ? "O-O" : "O-O-O");
    } else if (Piece.type(position.pieceOn(Move.from(move))) == PieceType.PAWN) {
      appendPawnMove(san, move);
    } else {
      appendPieceMove(san, position, move);
    }
    if (position.givesCheck(move)) {
      position.make(move);
      san.append(position.hasLegalMove() ? '+' : '#');
      position.unmake();
    }
  }

  private static void appendPawnMove(StringBuilder san, int move) {
    if (Move.isCapture(move)) {
      san.append((char) ('a' + Square.file(Move.from(move)))).append('x');
    }
    san.append(Square.name(Move.to(move)));
    if (Move.isPromotion(move)) {
      san.append('=').append(PieceType.letter(Move.promotionType(move)));
    }
  }

  private static void appendPieceMove(StringBuilder san, Position position, int move) {
    int from = Move.from(move);
    int type = Piece.type(position.pieceOn(from));
    san.append(PieceType.letter(type));
    long rivals = rivals(position, move, type);
    if (rivals != 0) {
      boolean fileTells = (rivals & Bitboard.file(Square.file(from))) == 0;
      boolean rankTells = (rivals & Bitboard.rank(Square.rank(from))) == 0;
      if (fileTells || !rankTells) {
        san.append((char) ('a' + Square.file(from)));
      }
      if (!fileTells) {
        san.append((char) ('1' + Square.rank(from)));
      }
    }
    if (Move.isCapture(move)) {
      san.append('x');
    }
    san.append(Square.name(Move.to(move)));
  }

  /** Other men of the same type that could legally go to the same square. */
  private static long rivals(Position position, int move, int type) {
    int to = Move.to(move);
    long others =
        Attacks.of(type, to, position.pieces())
            & position.pieces(position.sideToMove(), type)
            & ~Bitboard.of(Move.from(move));
    long rivals = 0;
    for (; others != 0; others = Bitboard.rest(others)) {
      int from = Bitboard.first(others);
      if (position.isLegal(Move.of(from, to, Move.kind(move)))) {
        rivals |= Bitboard.of(from);
      }
    }
    return rivals;
  }

  /**
   * The legal move that the text means.
   *
   * @throws NotationException if the text is no move, means none that is legal here, or several
   */
  public static int parse(Position position, CharSequence text) {
    int said = SanText.read(text);
    int move = said < 0 ? NO_MOVE : find(position, said);
    if (move >= 0) {
      return move;
    }
    throw new NotationException(
        "SAN", 0, said < 0 ? ~said + 1 : 1, expected(position, said, move), Excerpt.of(text));
  }

  /** What should stand in the place of a text that {@link #find} rejected. */
  static String expected(Position position, int said, int rejection) {
    if (said < 0) {
      return "a move such as Nf3, exd5, O-O or e8=Q" + MoveHints.allSan(position);
    }
    if (SanText.isCastling(said)) {
      return "a legal move" + MoveHints.san(position, PieceType.KING, Square.NONE);
    }
    int man = SanText.man(said) == SanText.ANY_MAN ? PieceType.PAWN : SanText.man(said);
    String hint = MoveHints.san(position, man, SanText.to(said));
    return (rejection == AMBIGUOUS ? "one move, not several" : "a legal move") + hint;
  }

  /** The legal move of a text read by {@link SanText}, {@link #NO_MOVE} or {@link #AMBIGUOUS}. */
  static int find(Position position, int said) {
    if (SanText.isNullMove(said)) {
      return position.inCheck() ? NO_MOVE : Move.NONE;
    }
    if (SanText.isCastling(said)) {
      return castling(position, SanText.isKingside(said));
    }
    int man = SanText.man(said);
    if (man == PieceType.PAWN) {
      return pawnMove(position, said);
    }
    return man == SanText.ANY_MAN ? squares(position, said) : pieceMove(position, said, man);
  }

  private static int castling(Position position, boolean kingside) {
    int side = position.sideToMove();
    int target = Castling.kingTarget(Castling.index(Castling.right(side, kingside)));
    int kind = kingside ? Move.CASTLE_KINGSIDE : Move.CASTLE_QUEENSIDE;
    int move = Move.of(position.king(side), target, kind);
    return position.isLegal(move) ? move : NO_MOVE;
  }

  private static int squares(Position position, int said) {
    int from = Square.of(SanText.fromFile(said), SanText.fromRank(said));
    return UciMove.find(position, from, SanText.to(said), SanText.promotion(said));
  }

  private static int pieceMove(Position position, int said, int type) {
    if (SanText.promotion(said) != UciMove.NO_PROMOTION) {
      return NO_MOVE;
    }
    int to = SanText.to(said);
    long men = position.pieces(position.sideToMove(), type) & origin(said);
    men &= Attacks.of(type, to, position.pieces());
    int kind = position.isEmpty(to) ? Move.QUIET : Move.CAPTURE;
    int found = NO_MOVE;
    for (; men != 0; men = Bitboard.rest(men)) {
      int move = Move.of(Bitboard.first(men), to, kind);
      if (position.isLegal(move)) {
        if (found != NO_MOVE) {
          return AMBIGUOUS;
        }
        found = move;
      }
    }
    return found;
  }

  /** Without an origin file a pawn move is a push, unless a capture sign says otherwise. */
  private static int pawnMove(Position position, int said) {
    int us = position.sideToMove();
    int to = SanText.to(said);
    int fromFile = SanText.fromFile(said);
    boolean push =
        fromFile == Square.file(to) || fromFile == SanText.NOT_GIVEN && !SanText.isCapture(said);
    long pawns = position.pieces(us, PieceType.PAWN) & origin(said);
    pawns &= push ? pushOrigins(position, us, to) : Attacks.pawn(Color.opposite(us), to);
    int found = NO_MOVE;
    for (; pawns != 0; pawns = Bitboard.rest(pawns)) {
      int from = Bitboard.first(pawns);
      int move = UciMove.pawnMove(position, from, to, SanText.promotion(said));
      if (position.isLegal(move)) {
        if (found != NO_MOVE) {
          return AMBIGUOUS;
        }
        found = move;
      }
    }
    return found;
  }

  private static long pushOrigins(Position position, int us, int to) {
    long near = Bitboard.backward(us, Bitboard.of(to));
    boolean doublePush = Square.relativeRank(us, to) == 3 && (near & position.pieces()) == 0;
    return doublePush ? Bitboard.backward(us, near) : near;
  }

  private static long origin(int said) {
    int file = SanText.fromFile(said);
    int rank = SanText.fromRank(said);
    long files = file == SanText.NOT_GIVEN ? -1L : Bitboard.file(file);
    return rank == SanText.NOT_GIVEN ? files : files & Bitboard.rank(rank);
  }
}
