package v7p3r.eval.tactic;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Weight;

/**
 * Enemy pieces, not pawns, that are attacked and not defended, or attacked twice and defended once,
 * by no pawn.
 */
public final class HangingPieces {
  private static final int UNDEFENDED = 0;
  private static final int DEFENDED_TOO_LITTLE = 1;

  private HangingPieces() {}

  public static int score(EvalContext context, int us) {
    long hit = hit(context, us);
    return Bitboard.count(undefended(context, us, hit))
            * context.weight(Weight.HANGING_PIECE, UNDEFENDED)
        + Bitboard.count(outnumbered(context, us, hit))
            * context.weight(Weight.HANGING_PIECE, DEFENDED_TOO_LITTLE);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    long hit = hit(context, us);
    told.addEach(undefended(context, us, hit), context.weight(Weight.HANGING_PIECE, UNDEFENDED));
    told.addEach(
        outnumbered(context, us, hit), context.weight(Weight.HANGING_PIECE, DEFENDED_TOO_LITTLE));
  }

  private static long hit(EvalContext context, int us) {
    int them = us ^ 1;
    return context.officers(them) & context.attacked(us) & ~context.pawnAttacks(them);
  }

  private static long undefended(EvalContext context, int us, long hit) {
    return hit & ~context.attacked(us ^ 1);
  }

  private static long outnumbered(EvalContext context, int us, long hit) {
    int them = us ^ 1;
    return hit & context.attacked(them) & ~context.attackedTwice(them) & context.attackedTwice(us);
  }
}
