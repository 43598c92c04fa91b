package v7p3r.board;

/**
 * Static exchange evaluation: who wins material when both sides capture on one square, cheapest man
 * first.
 */
final class StaticExchange {
  private StaticExchange() {}

  /**
   * Whether the exchange leaves the mover at least {@code threshold} centipawns ahead. The side
   * whose turn it is goes on only while that helps; pins are not considered.
   */
  static boolean winsAtLeast(Position position, int move, int threshold) {
    if (Move.isCastling(move)) {
      return threshold <= 0;
    }
    int from = Move.from(move);
    int to = Move.to(move);
    int next = Piece.type(position.pieceOn(from));
    int balance = -threshold;
    long occupied = position.pieces() ^ 1L << from;
    if (Move.isEnPassant(move)) {
      balance += PieceType.value(PieceType.PAWN);
      occupied ^= 1L << (to ^ 8);
    } else if (Move.isCapture(move)) {
      balance += PieceType.value(Piece.type(position.pieceOn(to)));
    }
    if (Move.isPromotion(move)) {
      next = Move.promotionType(move);
      balance += PieceType.value(next) - PieceType.value(PieceType.PAWN);
    }
    if (balance < 0) {
      return false;
    }
    balance -= PieceType.value(next);
    if (balance >= 0) {
      return true;
    }
    return exchange(position, to, occupied | 1L << to, balance);
  }

  /** Plays the captures out; {@code balance} is what the mover keeps if his man is lost now. */
  private static boolean exchange(Position position, int square, long occupied, int balance) {
    long diagonal =
        position.piecesOfType(PieceType.BISHOP) | position.piecesOfType(PieceType.QUEEN);
    long straight = position.piecesOfType(PieceType.ROOK) | position.piecesOfType(PieceType.QUEEN);
    long attackers = position.attackersTo(square, occupied) & occupied & ~(1L << square);
    int mover = position.sideToMove();
    int side = mover;
    while (true) {
      side ^= 1;
      long own = attackers & position.pieces(side);
      if (own == 0) {
        break;
      }
      int type = PieceType.PAWN;
      while ((own & position.piecesOfType(type)) == 0) {
        type++;
      }
      if (type == PieceType.KING && (attackers & position.pieces(side ^ 1)) != 0) {
        break; // the king may not step onto a defended square
      }
      occupied ^= Long.lowestOneBit(own & position.piecesOfType(type));
      if (type == PieceType.PAWN || type == PieceType.BISHOP || type == PieceType.QUEEN) {
        attackers |= Attacks.bishop(square, occupied) & diagonal;
      }
      if (type == PieceType.ROOK || type == PieceType.QUEEN) {
        attackers |= Attacks.rook(square, occupied) & straight;
      }
      attackers &= occupied;
      balance = -balance - 1 - PieceType.value(type);
      if (balance >= 0) {
        side ^= 1;
        break; // ahead even if this man is taken too
      }
    }
    return side != mover;
  }
}
