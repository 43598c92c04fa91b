package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.KING_ACTIVITY;

import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;

/**
 * A king in the ending: each ring from the edge toward the center, and each step short of seven to
 * the nearest pawn of either side.
 */
public final class KingActivity {
  private static final int CENTER = 0;
  private static final int PAWNS = 1;
  private static final int FARTHEST = 7;

  private KingActivity() {}

  public static int score(EvalContext context, int us) {
    int king = context.king(us);
    int score = ring(king) * context.weight(KING_ACTIVITY, CENTER);
    long pawns = context.pawns(Color.WHITE) | context.pawns(Color.BLACK);
    if (pawns != 0) {
      int nearer = FARTHEST - KingWalk.toNearest(king, pawns);
      score += nearer * context.weight(KING_ACTIVITY, PAWNS);
    }
    return score;
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    told.add(Bitboard.of(context.king(us)), score(context, us));
  }

  /** 0 on the edge to 3 on the center squares. */
  private static int ring(int square) {
    int file = Square.file(square);
    int rank = Square.rank(square);
    return Math.min(Math.min(file, 7 - file), Math.min(rank, 7 - rank));
  }
}
