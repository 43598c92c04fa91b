package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.ESCAPE_SQUARES;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;

/** How many squares around the king are empty of own men and not attacked. */
public final class EscapeSquares {
  private EscapeSquares() {}

  public static int score(EvalContext context, int us) {
    return context.weight(ESCAPE_SQUARES, Bitboard.count(escapes(context, us)));
  }

  /** The squares themselves, or that of the king when it has none. */
  public static void tell(EvalContext context, int us, Occurrences told) {
    long escapes = escapes(context, us);
    told.add(escapes == 0 ? Bitboard.of(context.king(us)) : escapes, score(context, us));
  }

  private static long escapes(EvalContext context, int us) {
    return Attacks.king(context.king(us)) & ~context.pieces(us) & ~context.attacked(us ^ 1);
  }
}
