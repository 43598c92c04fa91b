package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/** How many squares of the mobility area each officer attacks; a pinned one only along its line. */
public final class Mobility {
  private static final Weight[] BY_TYPE = {
    null,
    Weight.KNIGHT_MOBILITY,
    Weight.BISHOP_MOBILITY,
    Weight.ROOK_MOBILITY,
    Weight.QUEEN_MOBILITY
  };

  private Mobility() {}

  public static int score(EvalContext context, int us) {
    long area = context.mobilityArea(us);
    int score = Score.ZERO;
    int end = context.endOfOfficers(us, PieceType.QUEEN);
    for (int slot = context.firstOfficer(us, PieceType.KNIGHT); slot < end; slot++) {
      score += scoreOfficer(context, slot, area);
    }
    return score;
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    long area = context.mobilityArea(us);
    int end = context.endOfOfficers(us, PieceType.QUEEN);
    for (int slot = context.firstOfficer(us, PieceType.KNIGHT); slot < end; slot++) {
      told.add(Bitboard.of(context.officerSquare(slot)), scoreOfficer(context, slot, area));
    }
  }

  private static int scoreOfficer(EvalContext context, int slot, long area) {
    int squares = Bitboard.count(context.officerAttacks(slot) & area);
    return context.weight(BY_TYPE[context.officerType(slot)], squares);
  }
}
