package v7p3r.eval.piece;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Weight;

/**
 * A rook on a file without own pawns: half open while enemy pawns stand on it, open when none do.
 */
public final class RookFiles {
  private static final int HALF_OPEN = 0;
  private static final int OPEN = 1;

  private RookFiles() {}

  public static int score(EvalContext context, int us) {
    long free = free(context, us);
    long halfOpen = free & context.pawnFiles(us ^ 1);
    return Bitboard.count(halfOpen) * context.weight(Weight.ROOK_FILE, HALF_OPEN)
        + Bitboard.count(free ^ halfOpen) * context.weight(Weight.ROOK_FILE, OPEN);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    long free = free(context, us);
    long halfOpen = free & context.pawnFiles(us ^ 1);
    told.addEach(halfOpen, context.weight(Weight.ROOK_FILE, HALF_OPEN));
    told.addEach(free ^ halfOpen, context.weight(Weight.ROOK_FILE, OPEN));
  }

  private static long free(EvalContext context, int us) {
    return context.pieces(us, PieceType.ROOK) & ~context.pawnFiles(us);
  }
}
