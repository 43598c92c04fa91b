package v7p3r.board;

import static v7p3r.board.PieceType.KNIGHT;
import static v7p3r.board.PieceType.PAWN;

/**
 * Counts legal moves without writing them: the leaves of perft, stalemate, the width of a position.
 */
final class MoveCounter {
  private MoveCounter() {}

  static int count(Position position) {
    int us = position.sideToMove();
    int king = position.king(us);
    long checkers = position.checkers();
    long own = position.pieces(us);
    int count = kingMoves(position, us, king, own);
    long targets = ~own;
    if (checkers != 0) {
      if ((checkers & (checkers - 1)) != 0) {
        return count;
      }
      targets = Attacks.between(king, Long.numberOfTrailingZeros(checkers)) | checkers;
    } else {
      count += castling(position, us);
    }
    if (position.enPassantSquare() != Square.NONE) {
      count += enPassant(position, us);
    }
    return count + pieceMoves(position, us, king, targets) + pawnMoves(position, us, king, targets);
  }

  private static int kingMoves(Position position, int us, int king, long own) {
    int count = 0;
    long targets = Attacks.king(king) & ~own;
    long occupied = position.pieces() ^ 1L << king;
    for (; targets != 0; targets &= targets - 1) {
      count += position.isAttacked(Long.numberOfTrailingZeros(targets), occupied, us ^ 1) ? 0 : 1;
    }
    return count;
  }

  private static int castling(Position position, int us) {
    int count = 0;
    int rights = position.castlingRights() & Castling.both(us);
    for (; rights != 0; rights &= rights - 1) {
      count += Legality.canCastle(position, Castling.index(rights)) ? 1 : 0;
    }
    return count;
  }

  private static int enPassant(Position position, int us) {
    int count = 0;
    int target = position.enPassantSquare();
    long pawns = Attacks.pawn(us ^ 1, target) & position.pieces(us, PAWN);
    for (; pawns != 0; pawns &= pawns - 1) {
      count +=
          Legality.isLegalEnPassant(position, us, Long.numberOfTrailingZeros(pawns), target)
              ? 1
              : 0;
    }
    return count;
  }

  private static int pieceMoves(Position position, int us, int king, long targets) {
    long pinned = position.pinned();
    long occupied = position.pieces();
    int count = 0;
    for (long men = position.pieces(us, KNIGHT) & ~pinned; men != 0; men &= men - 1) {
      count += Long.bitCount(Attacks.knight(Long.numberOfTrailingZeros(men)) & targets);
    }
    for (long men = position.diagonalSliders(us); men != 0; men &= men - 1) {
      int from = Long.numberOfTrailingZeros(men);
      long reach = Attacks.bishop(from, occupied) & targets;
      reach &= (pinned >>> from & 1) != 0 ? Attacks.line(king, from) : -1L;
      count += Long.bitCount(reach);
    }
    for (long men = position.straightSliders(us); men != 0; men &= men - 1) {
      int from = Long.numberOfTrailingZeros(men);
      long reach = Attacks.rook(from, occupied) & targets;
      reach &= (pinned >>> from & 1) != 0 ? Attacks.line(king, from) : -1L;
      count += Long.bitCount(reach);
    }
    return count;
  }

  private static int pawnMoves(Position position, int us, int king, long targets) {
    long pawns = position.pieces(us, PAWN);
    long pinned = pawns & position.pinned();
    long occupied = position.pieces();
    long enemies = position.pieces(us ^ 1);
    int count = pawnSet(us, pawns ^ pinned, occupied, enemies, targets);
    for (; pinned != 0; pinned &= pinned - 1) {
      long line = Attacks.line(king, Long.numberOfTrailingZeros(pinned));
      count += pawnSet(us, Long.lowestOneBit(pinned), occupied, enemies, targets & line);
    }
    return count;
  }

  private static int pawnSet(int us, long pawns, long occupied, long enemies, long targets) {
    long last = us == Color.WHITE ? Bitboard.RANK_8 : Bitboard.RANK_1;
    long third = us == Color.WHITE ? Bitboard.RANK_3 : Bitboard.RANK_6;
    long single = Bitboard.forward(us, pawns) & ~occupied;
    long twice = Bitboard.forward(us, single & third) & ~occupied & targets;
    long left = Bitboard.forward(us, pawns & ~Bitboard.FILE_A) >>> 1 & enemies & targets;
    long right = Bitboard.forward(us, pawns & ~Bitboard.FILE_H) << 1 & enemies & targets;
    single &= targets;
    int count =
        Long.bitCount(single) + Long.bitCount(twice) + Long.bitCount(left) + Long.bitCount(right);
    if (((single | left | right) & last) != 0) {
      count +=
          3
              * (Long.bitCount(single & last)
                  + Long.bitCount(left & last)
                  + Long.bitCount(right & last));
    }
    return count;
  }
}
