package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.BACK_RANK;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;

/**
 * A king on its back rank whose squares in front are all taken by own men or attacked, while the
 * enemy has a rook or queen: grave when one of them can land on a square of that rank where nothing
 * but the king could take it.
 */
public final class BackRank {
  private static final int HELD = 0;
  private static final int OPEN = 1;

  private BackRank() {}

  public static int score(EvalContext context, int us) {
    long backRank = Bitboard.relativeRank(us, 0);
    if (!isShutIn(context, us, backRank)) {
      return Score.ZERO;
    }
    return context.weight(BACK_RANK, entries(context, us, backRank) != 0 ? OPEN : HELD);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    long entries = entries(context, us, Bitboard.relativeRank(us, 0));
    told.add(Bitboard.of(context.king(us)) | entries, score(context, us));
  }

  private static boolean isShutIn(EvalContext context, int us, long backRank) {
    int them = us ^ 1;
    int king = context.king(us);
    long wayOut = Attacks.king(king) & ~backRank & ~context.pieces(us) & ~context.attacked(them);
    boolean shutIn = wayOut == 0 & Bitboard.contains(backRank, king);
    return shutIn && context.position().straightSliders(them) != 0;
  }

  /** Squares of the back rank that a rook or queen of the enemy can take hold of. */
  private static long entries(EvalContext context, int us, long backRank) {
    int them = us ^ 1;
    long heavy =
        context.attackedBy(them, PieceType.ROOK) | context.attackedBy(them, PieceType.QUEEN);
    long guarded =
        context.attackedBy(us, PieceType.KNIGHT)
            | context.attackedBy(us, PieceType.BISHOP)
            | context.attackedBy(us, PieceType.ROOK)
            | context.attackedBy(us, PieceType.QUEEN);
    long kingTakes = context.attackedBy(us, PieceType.KING) & ~context.attackedTwice(them);
    return backRank & heavy & ~guarded & ~kingTakes;
  }
}
