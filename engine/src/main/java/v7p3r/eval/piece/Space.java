package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Weight;

/**
 * Squares on the c to f files of the second to fourth rank, behind an own pawn, without an own pawn
 * on them and out of the reach of enemy pawns: room to maneuver.
 */
public final class Space {
  private static final long CENTER_FILES =
      Bitboard.file(2) | Bitboard.file(3) | Bitboard.file(4) | Bitboard.file(5);

  private Space() {}

  public static int score(EvalContext context, int us) {
    long camp =
        CENTER_FILES
            & (Bitboard.relativeRank(us, 1)
                | Bitboard.relativeRank(us, 2)
                | Bitboard.relativeRank(us, 3));
    long pawns = context.pawns(us);
    long behind = Bitboard.forwardFill(us ^ 1, pawns) & ~pawns;
    long room = camp & behind & ~context.pawnAttacks(us ^ 1);
    return Bitboard.count(room) * context.weight(Weight.SPACE);
  }
}
