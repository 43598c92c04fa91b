package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.KING_EXPOSURE;

import v7p3r.board.Bitboard;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;

/**
 * The king's file and the files beside it without any pawn (open) or with enemy pawns only (half
 * open), while the enemy has a rook or queen to use them.
 */
public final class KingExposure {
  private static final int OPEN = 0;
  private static final int HALF_OPEN = 1;

  private KingExposure() {}

  public static int score(EvalContext context, int us) {
    long uncovered = uncovered(context, us);
    long halfOpen = halfOpen(context, us, uncovered);
    return Bitboard.count(uncovered ^ halfOpen) * context.weight(KING_EXPOSURE, OPEN)
        + Bitboard.count(halfOpen) * context.weight(KING_EXPOSURE, HALF_OPEN);
  }

  /** Each file whole. */
  public static void tell(EvalContext context, int us, Occurrences told) {
    long uncovered = uncovered(context, us);
    long halfOpen = halfOpen(context, us, uncovered);
    for (long files = uncovered; files != 0; files &= files - 1) {
      long file = files & -files;
      int kind = (file & halfOpen) != 0 ? HALF_OPEN : OPEN;
      told.add(Bitboard.fillNorth(file), context.weight(KING_EXPOSURE, kind));
    }
  }

  /** Files at the king without own pawns, as squares of the first rank. */
  private static long uncovered(EvalContext context, int us) {
    if (context.position().straightSliders(us ^ 1) == 0) {
      return 0;
    }
    long kingFile = Bitboard.of(Square.file(context.king(us)));
    long files = (kingFile | Bitboard.sideways(kingFile)) & Bitboard.RANK_1;
    return files & ~Bitboard.fillSouth(context.pawns(us));
  }

  private static long halfOpen(EvalContext context, int us, long uncovered) {
    return uncovered & Bitboard.fillSouth(context.pawns(us ^ 1));
  }
}
