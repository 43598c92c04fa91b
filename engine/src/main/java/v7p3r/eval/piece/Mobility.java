package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/** How many squares of the mobility area each officer attacks; a pinned one only along its line. */
public final class Mobility {
  private Mobility() {}

  public static int score(EvalContext context, int us) {
    return officers(context, us, PieceType.KNIGHT, Weight.KNIGHT_MOBILITY)
        + officers(context, us, PieceType.BISHOP, Weight.BISHOP_MOBILITY)
        + officers(context, us, PieceType.ROOK, Weight.ROOK_MOBILITY)
        + officers(context, us, PieceType.QUEEN, Weight.QUEEN_MOBILITY);
  }

  private static int officers(EvalContext context, int us, int type, Weight mobility) {
    long area = context.mobilityArea(us);
    int score = Score.ZERO;
    int end = context.endOfOfficers(us, type);
    for (int slot = context.firstOfficer(us, type); slot < end; slot++) {
      score += context.weight(mobility, Bitboard.count(context.officerAttacks(slot) & area));
    }
    return score;
  }
}
