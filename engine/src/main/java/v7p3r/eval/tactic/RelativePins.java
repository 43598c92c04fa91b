package v7p3r.eval.tactic;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Weight;

/**
 * An enemy minor that cannot move along the line alone shields its queen or a rook from a slider
 * that would win it: the target is worth more than the slider or undefended.
 */
public final class RelativePins {
  private RelativePins() {}

  public static int score(EvalContext context, int us) {
    return Bitboard.count(held(context, us)) * context.weight(Weight.RELATIVE_PIN);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    told.addEach(held(context, us), context.weight(Weight.RELATIVE_PIN));
  }

  private static long held(EvalContext context, int us) {
    int them = us ^ 1;
    long knights = context.pieces(them, PieceType.KNIGHT);
    long bishops = context.pieces(them, PieceType.BISHOP);
    long held =
        context.diagonalShields(us) & knights | context.straightShields(us) & (knights | bishops);
    return held & ~context.pinned(them);
  }
}
