package v7p3r.eval.tactic;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Weight;

/**
 * While the enemy attacks at least three squares of our king's zone, one of them twice: enemy
 * pieces, four at most, that are undefended or attacked by a man of lesser worth.
 */
public final class Counterplay {
  private static final int SQUARES_UNDER_ATTACK = 3;
  private static final int MOST_THREATS = 4;

  private Counterplay() {}

  public static int score(EvalContext context, int us) {
    int threats = Bitboard.count(threatened(context, us));
    int counted = isUnderAttack(context, us) ? Math.min(threats, MOST_THREATS) : 0;
    return counted * context.weight(Weight.COUNTERPLAY);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    told.add(threatened(context, us), score(context, us));
  }

  private static boolean isUnderAttack(EvalContext context, int us) {
    int them = us ^ 1;
    long zone = context.kingZone(us);
    return (zone & context.attackedTwice(them)) != 0
        & Bitboard.count(zone & context.attacked(them)) >= SQUARES_UNDER_ATTACK;
  }

  private static long threatened(EvalContext context, int us) {
    int them = us ^ 1;
    long queens = context.pieces(them, PieceType.QUEEN);
    long heavy = queens | context.pieces(them, PieceType.ROOK);
    long byMinors =
        context.attackedBy(us, PieceType.KNIGHT) | context.attackedBy(us, PieceType.BISHOP);
    long threatened =
        context.pawnAttacks(us)
            | context.attacked(us) & ~context.attacked(them)
            | byMinors & heavy
            | context.attackedBy(us, PieceType.ROOK) & queens;
    return threatened & context.officers(them);
  }
}
