package v7p3r.board;

/** Tests one move for legality without generating the others. */
final class Legality {
  private Legality() {}

  /**
   * Whether the right can be used now: path free and the king never attacked; not while in check.
   */
  static boolean canCastle(Position position, int index) {
    if ((position.castlingRights() & Castling.right(index)) == 0
        || (position.castlingPath(index) & position.pieces()) != 0) {
      return false;
    }
    int side = Castling.side(index);
    int king = position.king(side);
    int target = Castling.kingTarget(index);
    long occupied = position.pieces() ^ 1L << king;
    for (long path = Attacks.between(king, target) | 1L << target; path != 0; path &= path - 1) {
      if (position.isAttacked(Long.numberOfTrailingZeros(path), occupied, side ^ 1)) {
        return false;
      }
    }
    // The castling rook may have shielded its king from the side, unless it stands in the corner.
    int rook = position.castlingRookSquare(Castling.right(index));
    long after = occupied & ~(1L << rook) | 1L << Castling.rookTarget(index);
    boolean inCorner = (1L << rook & (Bitboard.FILE_A | Bitboard.FILE_H)) != 0;
    return inCorner || !position.isAttacked(target, after, side ^ 1);
  }

  /** Whether a pawn of {@code side} on {@code from} may capture en passant on {@code target}. */
  static boolean isLegalEnPassant(Position position, int side, int from, int target) {
    int victim = target ^ 8;
    long occupied = position.pieces() ^ 1L << from ^ 1L << victim | 1L << target;
    long attackers = position.attackersTo(position.king(side), occupied, side ^ 1);
    return (attackers & ~(1L << victim)) == 0;
  }

  static boolean canCaptureEnPassant(Position position, int side, int target) {
    long pawns = Attacks.pawn(side ^ 1, target) & position.pieces(side, PieceType.PAWN);
    for (; pawns != 0; pawns &= pawns - 1) {
      if (isLegalEnPassant(position, side, Long.numberOfTrailingZeros(pawns), target)) {
        return true;
      }
    }
    return false;
  }

  /** Whether any value, also one from another position's table entry, is a legal move here. */
  static boolean isLegal(Position position, int move) {
    int us = position.sideToMove();
    int from = Move.from(move);
    int piece = position.pieceOn(from);
    if (move >>> 16 != 0 || piece == Piece.NONE || Piece.side(piece) != us) {
      return false;
    }
    int type = Piece.type(piece);
    if (Move.isCastling(move)) {
      int index = position.castlingIndex(move);
      return type == PieceType.KING
          && Move.to(move) == Castling.kingTarget(index)
          && !position.inCheck()
          && canCastle(position, index);
    }
    if (type == PieceType.PAWN) {
      return isPawnMove(position, move, us) && isSafe(position, move, type);
    }
    int kind = Move.kind(move);
    boolean kindFits = kind == Move.CAPTURE || kind == Move.QUIET;
    return kindFits
        && isVictimRight(position, move, us)
        && Bitboard.contains(Attacks.of(type, from, position.pieces()), Move.to(move))
        && isSafe(position, move, type);
  }

  /**
   * A capture needs an enemy man other than the king on its square, any other move an empty one.
   */
  private static boolean isVictimRight(Position position, int move, int us) {
    int victim = position.pieceOn(Move.to(move));
    return Move.isCapture(move)
        ? victim != Piece.NONE && Piece.side(victim) != us && Piece.type(victim) != PieceType.KING
        : victim == Piece.NONE;
  }

  private static boolean isPawnMove(Position position, int move, int us) {
    int from = Move.from(move);
    int to = Move.to(move);
    int kind = Move.kind(move);
    if (kind == Move.EN_PASSANT) {
      return to == position.enPassantSquare()
          && Bitboard.contains(Attacks.pawn(us, from), to)
          && isLegalEnPassant(position, us, from, to);
    }
    boolean promotes = Square.relativeRank(us, to) == 7;
    if (promotes != Move.isPromotion(move)
        || kind == 6
        || kind == 7
        || !isVictimRight(position, move, us)) {
      return false;
    }
    if (Move.isCapture(move)) {
      return Bitboard.contains(Attacks.pawn(us, from), to);
    }
    int step = us == Color.WHITE ? 8 : -8;
    return kind == Move.DOUBLE_PUSH
        ? to == from + 2 * step
            && Square.relativeRank(us, from) == 1
            && position.isEmpty(from + step)
        : to == from + step;
  }

  /** The king of the side that moves is not left attacked. */
  private static boolean isSafe(Position position, int move, int type) {
    int us = position.sideToMove();
    int from = Move.from(move);
    int to = Move.to(move);
    if (type == PieceType.KING) {
      return !position.isAttacked(to, position.pieces() ^ 1L << from, us ^ 1);
    }
    if (Move.isEnPassant(move)) {
      return true; // looked at as a whole already
    }
    int king = position.king(us);
    long checkers = position.checkers();
    if (checkers != 0) {
      if (Bitboard.hasSeveral(checkers)) {
        return false;
      }
      long cures = Attacks.between(king, Bitboard.first(checkers)) | checkers;
      if (!Bitboard.contains(cures, to)) {
        return false;
      }
    }
    return !Bitboard.contains(position.pinned(), from)
        || Bitboard.contains(Attacks.line(king, from), to);
  }
}
