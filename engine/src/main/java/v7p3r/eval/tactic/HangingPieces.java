package v7p3r.eval.tactic;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
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
    int them = us ^ 1;
    long hit = context.officers(them) & context.attacked(us) & ~context.pawnAttacks(them);
    long undefended = hit & ~context.attacked(them);
    long outnumbered =
        hit & context.attacked(them) & ~context.attackedTwice(them) & context.attackedTwice(us);
    return Bitboard.count(undefended) * context.weight(Weight.HANGING_PIECE, UNDEFENDED)
        + Bitboard.count(outnumbered) * context.weight(Weight.HANGING_PIECE, DEFENDED_TOO_LITTLE);
  }
}
