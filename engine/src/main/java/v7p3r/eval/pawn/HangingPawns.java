package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.HANGING_PAWNS;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;

/**
 * Two pawns abreast with no own pawn on the files next to them and no enemy pawn on theirs, neither
 * of them passed: each pair counts once.
 */
public final class HangingPawns {
  private HangingPawns() {}

  public static int score(EvalContext context, int us) {
    return Long.bitCount(leftOnes(context, us)) * context.weight(HANGING_PAWNS);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    for (long left = leftOnes(context, us); left != 0; left &= left - 1) {
      long pawn = left & -left;
      told.add(pawn | Bitboard.east(pawn), context.weight(HANGING_PAWNS));
    }
  }

  /** The left pawn of each pair. */
  private static long leftOnes(EvalContext context, int us) {
    long pawns = context.pawns(us);
    long exposed = pawns & ~Bitboard.fillFiles(context.pawns(us ^ 1)) & ~context.passedPawns(us);
    long left = exposed & Bitboard.west(exposed);
    if (left == 0) {
      return 0;
    }
    long files = Bitboard.fillFiles(pawns);
    return left & ~Bitboard.east(files) & ~Bitboard.west(Bitboard.west(files));
  }
}
