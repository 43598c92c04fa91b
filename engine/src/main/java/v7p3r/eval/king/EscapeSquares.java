package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.ESCAPE_SQUARES;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;

/** How many squares around the king are empty of own men and not attacked. */
public final class EscapeSquares {
  private EscapeSquares() {}

  public static int score(EvalContext context, int us) {
    long escapes = Attacks.king(context.king(us)) & ~context.pieces(us) & ~context.attacked(us ^ 1);
    return context.weight(ESCAPE_SQUARES, Bitboard.count(escapes));
  }
}
