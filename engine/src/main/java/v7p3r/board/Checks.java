package v7p3r.board;

/**
 * Finds checks: those given now, the men pinned against a king, and the moves that will give one.
 */
final class Checks {
  private Checks() {}

  /** Works out who gives check to the side to move and which of its men are pinned. */
  static void lookAtKing(Position position, State state) {
    int us = position.sideToMove();
    int king = position.king(us);
    long own = position.pieces(us);
    long checkers =
        Attacks.pawn(us, king) & position.pieces(us ^ 1, PieceType.PAWN)
            | Attacks.knight(king) & position.pieces(us ^ 1, PieceType.KNIGHT);
    long pinned = 0;
    for (long snipers = snipers(position, king, us); snipers != 0; snipers &= snipers - 1) {
      int sniper = Long.numberOfTrailingZeros(snipers);
      long shield = Attacks.between(king, sniper) & own;
      if (shield == 0) {
        checkers |= 1L << sniper;
      } else if (!Bitboard.hasSeveral(shield)) {
        pinned |= shield;
      }
    }
    state.checkers = checkers;
    state.pinned = pinned;
    state.known |= State.KING;
  }

  static long pinned(Position position, int side) {
    int king = position.king(side);
    long own = position.pieces(side);
    long pinned = 0;
    for (long snipers = snipers(position, king, side); snipers != 0; snipers &= snipers - 1) {
      long shield = Attacks.between(king, Long.numberOfTrailingZeros(snipers)) & own;
      pinned |= Bitboard.hasSeveral(shield) ? 0 : shield;
    }
    return pinned;
  }

  /** Enemy sliders that would attack the king if the king's own men were gone. */
  private static long snipers(Position position, int king, int side) {
    long enemies = position.pieces(side ^ 1);
    long diagonal = position.diagonalSliders(side ^ 1) & Attacks.bishopRays(king);
    long straight = position.straightSliders(side ^ 1) & Attacks.rookRays(king);
    long snipers = 0;
    if (diagonal != 0) {
      snipers = Attacks.bishop(king, enemies) & diagonal;
    }
    if (straight != 0) {
      snipers |= Attacks.rook(king, enemies) & straight;
    }
    return snipers;
  }

  static boolean givesCheck(Position position, State state, int move) {
    needChecks(position, state);
    int from = Move.from(move);
    int to = Move.to(move);
    int kind = Move.kind(move);
    boolean plain = kind <= Move.DOUBLE_PUSH || kind == Move.CAPTURE;
    if (plain || kind == Move.EN_PASSANT) {
      int type = Piece.type(position.pieceOn(from));
      if ((checkSquares(state, type) >>> to & 1) != 0) {
        return true;
      }
    }
    if ((state.discoverers >>> from & 1) != 0
        && !Move.isCastling(move)
        && !Bitboard.contains(Attacks.line(from, to), position.king(position.sideToMove() ^ 1))) {
      return true;
    }
    return !plain && specialGivesCheck(position, move);
  }

  static long squares(Position position, State state, int type) {
    needChecks(position, state);
    return checkSquares(state, type);
  }

  static long discoverers(Position position, State state) {
    needChecks(position, state);
    return state.discoverers;
  }

  private static void needChecks(Position position, State state) {
    if ((state.known & State.CHECKS) == 0) {
      lookForChecks(position, state);
    }
  }

  private static long checkSquares(State state, int type) {
    return switch (type) {
      case PieceType.PAWN -> state.pawnChecks;
      case PieceType.KNIGHT -> state.knightChecks;
      case PieceType.BISHOP -> state.bishopChecks;
      case PieceType.ROOK -> state.rookChecks;
      case PieceType.QUEEN -> state.bishopChecks | state.rookChecks;
      default -> 0;
    };
  }

  /** Promotions, en passant and castling: the board changes in more than one place. */
  private static boolean specialGivesCheck(Position position, int move) {
    int us = position.sideToMove();
    int king = position.king(us ^ 1);
    int to = Move.to(move);
    long occupied = position.pieces() ^ 1L << Move.from(move);
    if (Move.isPromotion(move)) {
      return Bitboard.contains(Attacks.of(Move.promotionType(move), to, occupied), king);
    }
    if (Move.isEnPassant(move)) {
      occupied = occupied ^ 1L << (to ^ 8) | 1L << to;
      return (Attacks.bishop(king, occupied) & position.diagonalSliders(us)
              | Attacks.rook(king, occupied) & position.straightSliders(us))
          != 0;
    }
    int index = position.castlingIndex(move);
    int rookTarget = Castling.rookTarget(index);
    int rook = position.castlingRookSquare(Castling.right(index));
    occupied = occupied & ~(1L << rook) | 1L << to | 1L << rookTarget;
    return Bitboard.contains(Attacks.rook(rookTarget, occupied), king);
  }

  private static void lookForChecks(Position position, State state) {
    int us = position.sideToMove();
    int king = position.king(us ^ 1);
    long occupied = position.pieces();
    state.pawnChecks = Attacks.pawn(us ^ 1, king);
    state.knightChecks = Attacks.knight(king);
    state.bishopChecks = Attacks.bishop(king, occupied);
    state.rookChecks = Attacks.rook(king, occupied);
    long diagonal = position.diagonalSliders(us) & Attacks.bishopRays(king);
    long straight = position.straightSliders(us) & Attacks.rookRays(king);
    long discoverers = 0;
    for (long sliders = diagonal | straight; sliders != 0; sliders &= sliders - 1) {
      long shield = Attacks.between(king, Long.numberOfTrailingZeros(sliders)) & occupied;
      discoverers |= Bitboard.hasSeveral(shield) ? 0 : shield & position.pieces(us);
    }
    state.discoverers = discoverers;
    state.known |= State.CHECKS;
  }
}
