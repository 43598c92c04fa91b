package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.OUTSIDE_PASSED_PAWN;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;

/**
 * Passed pawns three files or more from every enemy pawn, there being one: the king that stops them
 * leaves its own pawns alone.
 */
public final class OutsidePassedPawns {
  private OutsidePassedPawns() {}

  public static int score(EvalContext context, int us) {
    return Long.bitCount(outside(context, us)) * context.weight(OUTSIDE_PASSED_PAWN);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    told.addEach(outside(context, us), context.weight(OUTSIDE_PASSED_PAWN));
  }

  private static long outside(EvalContext context, int us) {
    long enemies = context.pawns(us ^ 1);
    long passed = context.passedPawns(us);
    if (enemies == 0 || passed == 0) {
      return 0;
    }
    long near = Bitboard.fillFiles(enemies);
    near |= Bitboard.sideways(near);
    near |= Bitboard.sideways(near);
    return passed & ~near;
  }
}
