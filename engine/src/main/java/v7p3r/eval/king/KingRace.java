package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.PAWN_ENDING_RACE;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;

/**
 * In pawn endings, who comes first: the steps by which the king is nearer to the nearest enemy pawn
 * than the enemy king, and, when each side has a pawn that cannot be stopped, the plies by which
 * the side's own pawn queens earlier, up to five.
 */
public final class KingRace {
  private static final int KING = 0;
  private static final int PAWN = 1;
  private static final int MAX_LEAD = 5;

  private KingRace() {}

  public static int score(EvalContext context, int us) {
    if (context.position().phase() != 0) {
      return Score.ZERO;
    }
    return kingLead(context, us) * context.weight(PAWN_ENDING_RACE, KING)
        + pawnLead(context, us) * context.weight(PAWN_ENDING_RACE, PAWN);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    if (context.position().phase() == 0) {
      told.add(
          Bitboard.of(context.king(us)),
          kingLead(context, us) * context.weight(PAWN_ENDING_RACE, KING));
      told.add(
          SquareRule.unstoppable(context, us),
          pawnLead(context, us) * context.weight(PAWN_ENDING_RACE, PAWN));
    }
  }

  private static int kingLead(EvalContext context, int us) {
    long targets = context.pawns(us ^ 1);
    if (targets == 0) {
      return 0;
    }
    int own = KingWalk.toNearest(context.king(us), targets);
    int enemy = KingWalk.toNearest(context.king(us ^ 1), targets);
    return Math.max(0, enemy - own);
  }

  private static int pawnLead(EvalContext context, int us) {
    if (context.passedPawns(us) == 0 || context.passedPawns(us ^ 1) == 0) {
      return 0;
    }
    int own = SquareRule.stepsToQueen(context, us);
    int enemy = SquareRule.stepsToQueen(context, us ^ 1);
    if (own == SquareRule.NEVER || enemy == SquareRule.NEVER) {
      return 0;
    }
    int move = context.position().sideToMove() == us ? 1 : -1;
    return Math.clamp(2 * (enemy - own) + move, 0, MAX_LEAD);
  }
}
