package v7p3r.board;

/** Says whether a game of chess can go on from a {@link Setup}, and if not, why. */
final class SetupRules {
  private static final String[] SIDES = {"White", "Black"};

  /** Far above what any game reaches, and small enough for the counters. */
  private static final int MAX_RULE50 = 9_999;

  private static final int MAX_MOVE_NUMBER = 99_999;

  private SetupRules() {}

  static void check(Setup setup) {
    for (int side = Color.WHITE; side <= Color.BLACK; side++) {
      checkMen(setup, side);
    }
    checkPawnRanks(setup);
    checkCounters(setup);
    for (int index = 0; index < Castling.COUNT; index++) {
      if (setup.rookSquare(Castling.right(index)) != Square.NONE) {
        checkCastling(setup, index);
      }
    }
    checkEnPassant(setup);
    checkWaitingKing(setup);
  }

  private static void checkCounters(Setup setup) {
    if (setup.rule50() < 0 || setup.rule50() > MAX_RULE50) {
      throw new IllegalSetupException(
          "expected a half-move clock from 0 to " + MAX_RULE50 + ", found " + setup.rule50());
    }
    if (setup.fullMoveNumber() < 1 || setup.fullMoveNumber() > MAX_MOVE_NUMBER) {
      throw new IllegalSetupException(
          "expected a move number from 1 to "
              + MAX_MOVE_NUMBER
              + ", found "
              + setup.fullMoveNumber());
    }
  }

  private static void checkWaitingKing(Setup setup) {
    int mover = setup.sideToMove();
    int king = kingSquare(setup, Color.opposite(mover));
    long occupied = 0;
    for (int square = 0; square < 64; square++) {
      occupied |= setup.pieceOn(square) == Piece.NONE ? 0 : Bitboard.of(square);
    }
    for (int square = 0; square < 64; square++) {
      int piece = setup.pieceOn(square);
      if (piece != Piece.NONE && Piece.side(piece) == mover) {
        long attacks =
            Piece.type(piece) == PieceType.PAWN
                ? Attacks.pawn(mover, square)
                : Attacks.of(Piece.type(piece), square, occupied);
        if (Bitboard.contains(attacks, king)) {
          throw new IllegalSetupException(
              SIDES[mover] + " is to move, but the king of " + SIDES[mover ^ 1] + " is in check");
        }
      }
    }
  }

  private static void checkMen(Setup setup, int side) {
    int[] count = new int[PieceType.COUNT];
    for (int square = 0; square < 64; square++) {
      int piece = setup.pieceOn(square);
      if (piece != Piece.NONE && Piece.side(piece) == side) {
        count[Piece.type(piece)]++;
      }
    }
    if (count[PieceType.KING] != 1) {
      throw new IllegalSetupException(
          SIDES[side] + (count[PieceType.KING] == 0 ? " has no king" : " has more than one king"));
    }
    if (count[PieceType.PAWN] > 8) {
      throw new IllegalSetupException(
          SIDES[side] + " has " + count[PieceType.PAWN] + " pawns, more than 8");
    }
    int promoted =
        Math.max(0, count[PieceType.KNIGHT] - 2)
            + Math.max(0, count[PieceType.BISHOP] - 2)
            + Math.max(0, count[PieceType.ROOK] - 2)
            + Math.max(0, count[PieceType.QUEEN] - 1);
    if (promoted > 8 - count[PieceType.PAWN]) {
      throw new IllegalSetupException(
          SIDES[side]
              + " has "
              + promoted
              + " promoted men but only "
              + (8 - count[PieceType.PAWN])
              + " pawns are missing");
    }
  }

  private static void checkPawnRanks(Setup setup) {
    for (int file = 0; file < 8; file++) {
      for (int rank = 0; rank < 8; rank += 7) {
        int square = Square.of(file, rank);
        int piece = setup.pieceOn(square);
        if (piece != Piece.NONE && Piece.type(piece) == PieceType.PAWN) {
          throw new IllegalSetupException("a pawn cannot stand on " + Square.name(square));
        }
      }
    }
  }

  private static void checkCastling(Setup setup, int index) {
    int side = Castling.side(index);
    int rook = setup.rookSquare(Castling.right(index));
    int king = kingSquare(setup, side);
    String what =
        SIDES[side] + " cannot castle " + (Castling.isKingside(index) ? "kingside" : "queenside");
    if (Square.relativeRank(side, king) != 0) {
      throw new IllegalSetupException(what + ": the king stands on " + Square.name(king));
    }
    if (Square.relativeRank(side, rook) != 0
        || setup.pieceOn(rook) != Piece.of(side, PieceType.ROOK)) {
      throw new IllegalSetupException(what + ": there is no rook on " + Square.name(rook));
    }
    if (rook > king != Castling.isKingside(index)) {
      throw new IllegalSetupException(
          what + ": the rook on " + Square.name(rook) + " is on the other side of the king");
    }
  }

  private static void checkEnPassant(Setup setup) {
    int target = setup.enPassantSquare();
    if (target == Square.NONE) {
      return;
    }
    int us = setup.sideToMove();
    int step = us == Color.WHITE ? -8 : 8;
    if (Square.relativeRank(us, target) != 5) {
      throw new IllegalSetupException(
          "an en passant square of "
              + SIDES[us]
              + " is on rank "
              + (us == Color.WHITE ? 6 : 3)
              + ", found "
              + Square.name(target));
    }
    boolean pawnPassed =
        setup.pieceOn(target + step) == Piece.of(Color.opposite(us), PieceType.PAWN)
            && setup.pieceOn(target) == Piece.NONE
            && setup.pieceOn(target - step) == Piece.NONE;
    if (!pawnPassed) {
      throw new IllegalSetupException(
          "no pawn has just passed the en passant square " + Square.name(target));
    }
  }

  private static int kingSquare(Setup setup, int side) {
    int square = 0;
    while (setup.pieceOn(square) != Piece.of(side, PieceType.KING)) {
      square++;
    }
    return square;
  }
}
