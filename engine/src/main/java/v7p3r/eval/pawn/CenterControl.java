package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.CENTER_PAWN;

import v7p3r.board.Bitboard;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;

/** Pawns on d4, e4, d5 and e5, and how many of these squares pawns attack. */
public final class CenterControl {
  private static final long CENTER =
      Bitboard.of(Square.D4)
          | Bitboard.of(Square.E4)
          | Bitboard.of(Square.D5)
          | Bitboard.of(Square.E5);
  private static final int OCCUPIED = 0;
  private static final int ATTACKED = 1;

  private CenterControl() {}

  public static int score(EvalContext context, int us) {
    return Long.bitCount(context.pawns(us) & CENTER) * context.weight(CENTER_PAWN, OCCUPIED)
        + Long.bitCount(context.pawnAttacks(us) & CENTER) * context.weight(CENTER_PAWN, ATTACKED);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    told.addEach(context.pawns(us) & CENTER, context.weight(CENTER_PAWN, OCCUPIED));
    told.addEach(context.pawnAttacks(us) & CENTER, context.weight(CENTER_PAWN, ATTACKED));
  }
}
