package v7p3r.eval.tactic;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/** Enemy pieces pinned against their king; pinned pawns do not count. */
public final class AbsolutePins {
  private static final int MINOR = 0;
  private static final int ROOK = 1;
  private static final int QUEEN = 2;

  private AbsolutePins() {}

  public static int score(EvalContext context, int us) {
    int them = us ^ 1;
    long pinned = context.pinned(them);
    if (pinned == 0) {
      return Score.ZERO;
    }
    long rooks = pinned & context.pieces(them, PieceType.ROOK);
    long queens = pinned & context.pieces(them, PieceType.QUEEN);
    long minors = pinned & context.officers(them) & ~rooks & ~queens;
    return Bitboard.count(minors) * context.weight(Weight.ABSOLUTE_PIN, MINOR)
        + Bitboard.count(rooks) * context.weight(Weight.ABSOLUTE_PIN, ROOK)
        + Bitboard.count(queens) * context.weight(Weight.ABSOLUTE_PIN, QUEEN);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    int them = us ^ 1;
    long pinned = context.pinned(them);
    for (int type = PieceType.KNIGHT; type <= PieceType.QUEEN; type++) {
      int kind = type == PieceType.QUEEN ? QUEEN : type == PieceType.ROOK ? ROOK : MINOR;
      told.addEach(pinned & context.pieces(them, type), context.weight(Weight.ABSOLUTE_PIN, kind));
    }
  }
}
