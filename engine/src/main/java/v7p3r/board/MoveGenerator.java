package v7p3r.board;

import static v7p3r.board.PieceType.BISHOP;
import static v7p3r.board.PieceType.KNIGHT;
import static v7p3r.board.PieceType.PAWN;
import static v7p3r.board.PieceType.QUEEN;
import static v7p3r.board.PieceType.ROOK;

/**
 * Writes legal moves into a caller's array, all at once or by stages. Checkers and pins are known
 * first, so that nothing illegal is ever written and only king moves and en passant need a look.
 *
 * <p>Every method takes the index of the first free element and returns the next one.
 */
public final class MoveGenerator {
  private static final int CAPTURE = Move.CAPTURE << 12;
  private static final int DOUBLE_PUSH = Move.DOUBLE_PUSH << 12;
  private static final int EN_PASSANT = Move.EN_PASSANT << 12;
  private static final int PROMOTION = Move.PROMOTION << 12;
  private static final int PROMOTION_CAPTURE = Move.PROMOTION_CAPTURE << 12;
  private static final int NEXT_KIND = 1 << 12;

  private MoveGenerator() {}

  /** All legal moves. */
  public static int legal(Position position, int[] moves, int at) {
    long empty = ~position.pieces();
    long enemies = position.pieces(position.sideToMove() ^ 1);
    return generate(position, moves, at, enemies, empty, empty);
  }

  public static void legal(Position position, MoveList list) {
    list.size = legal(position, list.moves, 0);
  }

  /** Captures, en passant and all promotions. */
  public static int captures(Position position, int[] moves, int at) {
    long enemies = position.pieces(position.sideToMove() ^ 1);
    return generate(position, moves, at, enemies, 0, ~position.pieces());
  }

  /** What {@link #captures} leaves out. */
  public static int quiets(Position position, int[] moves, int at) {
    return generate(position, moves, at, 0, ~position.pieces(), 0);
  }

  /** Those {@link #quiets} of knights, bishops, rooks and queens that give check. */
  public static int quietChecks(Position position, int[] moves, int at) {
    assert !position.inCheck();
    return QuietChecks.generate(position, moves, at);
  }

  /** Every way out of check; only while in check. */
  public static int evasions(Position position, int[] moves, int at) {
    assert position.inCheck();
    return legal(position, moves, at);
  }

  /** How many legal moves there are. */
  public static int count(Position position) {
    return MoveCounter.count(position);
  }

  private static int generate(
      Position position, int[] moves, int at, long victims, long quiets, long promotions) {
    int us = position.sideToMove();
    int king = position.king(us);
    long checkers = position.checkers();
    at = kingMoves(position, moves, at, us, king, victims, quiets);
    if (checkers != 0) {
      if ((checkers & (checkers - 1)) != 0) {
        return at;
      }
      long shields = Attacks.between(king, Long.numberOfTrailingZeros(checkers));
      boolean wantsEnPassant = victims != 0;
      victims &= checkers;
      quiets &= shields;
      promotions &= shields;
      at = wantsEnPassant ? enPassant(position, moves, at, us) : at;
    } else {
      at = quiets != 0 ? castling(position, moves, at, us, king) : at;
      at = victims != 0 ? enPassant(position, moves, at, us) : at;
    }
    at = pieceMoves(position, moves, at, us, king, victims, quiets);
    return pawnMoves(position, moves, at, us, king, victims, quiets, promotions);
  }

  private static int kingMoves(
      Position position, int[] moves, int at, int us, int king, long victims, long quiets) {
    long targets = Attacks.king(king) & (victims | quiets);
    if (targets != 0) {
      long occupied = position.pieces() ^ 1L << king;
      for (; targets != 0; targets &= targets - 1) {
        int to = Long.numberOfTrailingZeros(targets);
        if (!position.isAttacked(to, occupied, us ^ 1)) {
          int capture = (victims >>> to & 1) != 0 ? CAPTURE : 0;
          moves[at++] = king | to << 6 | capture;
        }
      }
    }
    return at;
  }

  private static int castling(Position position, int[] moves, int at, int us, int king) {
    int rights = position.castlingRights() & Castling.both(us);
    for (; rights != 0; rights &= rights - 1) {
      int index = Castling.index(rights);
      if (Legality.canCastle(position, index)) {
        int kind = Castling.isKingside(index) ? Move.CASTLE_KINGSIDE : Move.CASTLE_QUEENSIDE;
        moves[at++] = king | Castling.kingTarget(index) << 6 | kind << 12;
      }
    }
    return at;
  }

  private static int enPassant(Position position, int[] moves, int at, int us) {
    int target = position.enPassantSquare();
    if (target != Square.NONE) {
      long pawns = Attacks.pawn(us ^ 1, target) & position.pieces(us, PAWN);
      for (; pawns != 0; pawns &= pawns - 1) {
        int from = Long.numberOfTrailingZeros(pawns);
        if (Legality.isLegalEnPassant(position, us, from, target)) {
          moves[at++] = from | target << 6 | EN_PASSANT;
        }
      }
    }
    return at;
  }

  private static int pieceMoves(
      Position position, int[] moves, int at, int us, int king, long victims, long quiets) {
    long pinned = position.pinned();
    long occupied = position.pieces();
    for (long men = position.pieces(us, KNIGHT) & ~pinned; men != 0; men &= men - 1) {
      int from = Long.numberOfTrailingZeros(men);
      at = write(moves, at, from, Attacks.knight(from), victims, quiets);
    }
    for (long men = position.diagonalSliders(us); men != 0; men &= men - 1) {
      int from = Long.numberOfTrailingZeros(men);
      long reach = Attacks.bishop(from, occupied);
      reach &= (pinned >>> from & 1) != 0 ? Attacks.line(king, from) : -1L;
      at = write(moves, at, from, reach, victims, quiets);
    }
    for (long men = position.straightSliders(us); men != 0; men &= men - 1) {
      int from = Long.numberOfTrailingZeros(men);
      long reach = Attacks.rook(from, occupied);
      reach &= (pinned >>> from & 1) != 0 ? Attacks.line(king, from) : -1L;
      at = write(moves, at, from, reach, victims, quiets);
    }
    return at;
  }

  private static int write(int[] moves, int at, int from, long reach, long victims, long quiets) {
    for (long targets = reach & victims; targets != 0; targets &= targets - 1) {
      moves[at++] = from | Long.numberOfTrailingZeros(targets) << 6 | CAPTURE;
    }
    for (long targets = reach & quiets; targets != 0; targets &= targets - 1) {
      moves[at++] = from | Long.numberOfTrailingZeros(targets) << 6;
    }
    return at;
  }

  private static int pawnMoves(
      Position position,
      int[] moves,
      int at,
      int us,
      int king,
      long victims,
      long quiets,
      long promotions) {
    long pawns = position.pieces(us, PAWN);
    long pinned = pawns & position.pinned();
    long occupied = position.pieces();
    at = pawnSet(moves, at, us, pawns ^ pinned, occupied, victims, quiets, promotions);
    for (; pinned != 0; pinned &= pinned - 1) {
      long line = Attacks.line(king, Long.numberOfTrailingZeros(pinned));
      at =
          pawnSet(
              moves,
              at,
              us,
              Long.lowestOneBit(pinned),
              occupied,
              victims & line,
              quiets & line,
              promotions & line);
    }
    return at;
  }

  /** Moves of a set of pawns at once: pushes and captures by shifting the whole set. */
  private static int pawnSet(
      int[] moves,
      int at,
      int us,
      long pawns,
      long occupied,
      long victims,
      long quiets,
      long promotions) {
    int up = us == Color.WHITE ? 8 : -8;
    long last = us == Color.WHITE ? Bitboard.RANK_8 : Bitboard.RANK_1;
    long third = us == Color.WHITE ? Bitboard.RANK_3 : Bitboard.RANK_6;
    long single = Bitboard.forward(us, pawns) & ~occupied;
    long left = Bitboard.forward(us, pawns & ~Bitboard.FILE_A) >>> 1 & victims;
    long right = Bitboard.forward(us, pawns & ~Bitboard.FILE_H) << 1 & victims;
    long promoting = (single & promotions | left | right) & last;
    if (promoting != 0) {
      at = promote(moves, at, single & promotions & last, up, PROMOTION);
      at = promote(moves, at, left & last, up - 1, PROMOTION_CAPTURE);
      at = promote(moves, at, right & last, up + 1, PROMOTION_CAPTURE);
    }
    at = step(moves, at, left & ~last, up - 1, CAPTURE);
    at = step(moves, at, right & ~last, up + 1, CAPTURE);
    at = step(moves, at, single & quiets & ~last, up, 0);
    long twice = Bitboard.forward(us, single & third) & quiets;
    return step(moves, at, twice, 2 * up, DOUBLE_PUSH);
  }

  private static int step(int[] moves, int at, long targets, int distance, int kind) {
    for (; targets != 0; targets &= targets - 1) {
      int to = Long.numberOfTrailingZeros(targets);
      moves[at++] = to - distance | to << 6 | kind;
    }
    return at;
  }

  /** The queen first: it is nearly always the move. */
  private static int promote(int[] moves, int at, long targets, int distance, int kind) {
    for (; targets != 0; targets &= targets - 1) {
      int to = Long.numberOfTrailingZeros(targets);
      int move = to - distance | to << 6 | kind;
      moves[at] = move + (QUEEN - KNIGHT) * NEXT_KIND;
      moves[at + 1] = move;
      moves[at + 2] = move + (ROOK - KNIGHT) * NEXT_KIND;
      moves[at + 3] = move + (BISHOP - KNIGHT) * NEXT_KIND;
      at += 4;
    }
    return at;
  }
}
