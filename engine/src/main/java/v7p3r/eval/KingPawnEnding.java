package v7p3r.eval;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.board.Square;

/**
 * King and pawn against king, solved: which positions are won. Worked out backward from queening at
 * first use, all squares of the lone king at once.
 */
final class KingPawnEnding {
  private static final int FILES = 4;

  /**
   * By king and pawn, the pawn on files a to d and ranks 2 to 7: the set of squares of the lone
   * king that lose.
   */
  private static final long[] WON_TO_MOVE = new long[64 * 64];

  private static final long[] WON_WAITING = new long[64 * 64];

  static {
    for (int rank = 6; rank >= 1; rank--) {
      for (int file = 0; file < FILES; file++) {
        solve(Square.of(file, rank));
      }
    }
  }

  private KingPawnEnding() {}

  /** Whether the side with the pawn wins; the position must have kings and one pawn only. */
  static boolean isWon(Position position, int strong) {
    int king = position.king(strong);
    int bare = position.king(strong ^ 1);
    int pawn = Long.numberOfTrailingZeros(position.pieces() & ~(1L << king) & ~(1L << bare));
    int flip = (Square.file(pawn) >= FILES ? 7 : 0) ^ (strong == Color.BLACK ? 56 : 0);
    boolean toMove = position.sideToMove() == strong;
    long[] won = toMove ? WON_TO_MOVE : WON_WAITING;
    return Bitboard.contains(won[index(king ^ flip, pawn ^ flip)], bare ^ flip);
  }

  private static int index(int king, int pawn) {
    return pawn << 6 | king;
  }

  /** Repeats until no more positions with the pawn on this square turn out to be won. */
  private static void solve(int pawn) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int king = 0; king < 64; king++) {
        int index = index(king, pawn);
        if (king != pawn) {
          long toMove = wonToMove(king, pawn);
          long waiting = wonWaiting(king, pawn);
          changed |= toMove != WON_TO_MOVE[index] || waiting != WON_WAITING[index];
          WON_TO_MOVE[index] = toMove;
          WON_WAITING[index] = waiting;
        }
      }
    }
  }

  /** Some move leads to a won position; the lone king must not be in check. */
  private static long wonToMove(int king, int pawn) {
    long won = wonByPush(king, pawn);
    long steps = Attacks.king(king) & ~Bitboard.of(pawn);
    for (; steps != 0; steps &= steps - 1) {
      won |= WON_WAITING[index(Long.numberOfTrailingZeros(steps), pawn)];
    }
    long impossible = Attacks.king(king) | Bitboard.of(king) | Bitboard.of(pawn);
    return won & ~impossible & ~Attacks.pawn(Color.WHITE, pawn);
  }

  private static long wonByPush(int king, int pawn) {
    int step = pawn + 8;
    if (step == king) {
      return 0;
    }
    long free = ~Bitboard.of(step);
    if (Square.rank(step) == 7) {
      boolean guarded = Bitboard.contains(Attacks.king(king), step);
      return guarded ? free : free & ~Attacks.king(step);
    }
    long won = WON_WAITING[index(king, step)] & free;
    if (Square.rank(pawn) == 1 && step + 8 != king) {
      won |= WON_WAITING[index(king, step + 8)] & free;
    }
    return won;
  }

  /** The lone king has a move, and every one loses. */
  private static long wonWaiting(int king, int pawn) {
    long guarded = Attacks.king(king) | Attacks.pawn(Color.WHITE, pawn);
    long open = ~guarded & ~Bitboard.of(king);
    long escapes = open & (~WON_TO_MOVE[index(king, pawn)] | Bitboard.of(pawn));
    long impossible = Attacks.king(king) | Bitboard.of(king) | Bitboard.of(pawn);
    return ~impossible & neighbors(open) & ~neighbors(escapes);
  }

  private static long neighbors(long set) {
    long beside = Bitboard.sideways(set);
    long row = set | beside;
    return beside | row << 8 | row >>> 8;
  }
}
