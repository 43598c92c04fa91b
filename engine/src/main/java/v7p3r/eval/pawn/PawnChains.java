package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.PAWN_CHAIN;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.PawnStructure;

/** Each pawn of a diagonal row of own pawns beyond the second: three in a row count one. */
public final class PawnChains {
  private PawnChains() {}

  public static int score(EvalContext context, int us) {
    return PawnStructure.chainLinks(context.pawns(us), us) * context.weight(PAWN_CHAIN);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    long pawns = context.pawns(us);
    told.addEach(PawnStructure.westLinks(pawns, us), context.weight(PAWN_CHAIN));
    told.addEach(PawnStructure.eastLinks(pawns, us), context.weight(PAWN_CHAIN));
  }
}
