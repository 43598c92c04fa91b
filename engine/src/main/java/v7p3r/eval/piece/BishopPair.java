package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/** Bishops on light and on dark squares: together they leave no color uncovered. */
public final class BishopPair {
  private BishopPair() {}

  public static int score(EvalContext context, int us) {
    long bishops = context.pieces(us, PieceType.BISHOP);
    boolean pair =
        (bishops & Bitboard.LIGHT_SQUARES) != 0 && (bishops & Bitboard.DARK_SQUARES) != 0;
    return pair ? context.weight(Weight.BISHOP_PAIR) : Score.ZERO;
  }
}
