package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.PROMOTION_THREAT;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;

/**
 * Pawns that queen by force: against pieces, each pawn on the seventh whose last square is empty
 * and not attacked and which cannot be taken first; against king and pawns, a passed pawn that the
 * king cannot stop.
 */
public final class PromotionThreat {
  private static final int ONE_STEP = 0;
  private static final int UNSTOPPABLE = 1;
  private static final int SEVENTH = 6;

  private PromotionThreat() {}

  public static int score(EvalContext context, int us) {
    if (context.passedPawns(us) == 0) {
      return Score.ZERO;
    }
    if (context.officers(us ^ 1) == 0) {
      boolean forced = SquareRule.stepsToQueen(context, us) != SquareRule.NEVER;
      return forced ? context.weight(PROMOTION_THREAT, UNSTOPPABLE) : Score.ZERO;
    }
    long seventh = context.passedPawns(us) & Bitboard.relativeRank(us, SEVENTH);
    return seventh == 0
        ? Score.ZERO
        : Long.bitCount(lastSteps(context, us, seventh))
            * context.weight(PROMOTION_THREAT, ONE_STEP);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    if (context.officers(us ^ 1) == 0) {
      told.add(SquareRule.unstoppable(context, us), score(context, us));
    } else {
      long seventh = context.passedPawns(us) & Bitboard.relativeRank(us, SEVENTH);
      long pawns = Bitboard.backward(us, lastSteps(context, us, seventh));
      told.addEach(pawns, context.weight(PROMOTION_THREAT, ONE_STEP));
    }
  }

  /** Squares of the last rank that a pawn of the seventh can safely step on. */
  private static long lastSteps(EvalContext context, int us, long seventh) {
    int them = us ^ 1;
    long safe = seventh & ~context.pinned(us) & ~chased(context, them);
    if (context.position().sideToMove() == them) {
      safe &= ~context.attacked(them);
    }
    long step = Bitboard.forward(us, safe);
    return step & ~context.occupied() & ~context.attacked(them);
  }

  /** Squares before heavy men of a side that they attack: who steps ahead from there stays hit. */
  private static long chased(EvalContext context, int by) {
    long before = Bitboard.forwardFill(by ^ 1, context.position().straightSliders(by));
    return before
        & (context.attackedBy(by, PieceType.ROOK) | context.attackedBy(by, PieceType.QUEEN));
  }
}
