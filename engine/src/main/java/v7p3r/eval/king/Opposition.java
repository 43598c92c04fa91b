package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.OPPOSITION;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;

/**
 * In pawn endings, kings on one file or rank with one square between them (direct), or three or
 * five (distant), no pawn between, and the enemy to move: its king must give way.
 */
public final class Opposition {
  private static final int DIRECT = 0;
  private static final int DISTANT = 1;

  private Opposition() {}

  public static int score(EvalContext context, int us) {
    if (context.position().phase() != 0 || context.position().sideToMove() == us) {
      return Score.ZERO;
    }
    long pawns = context.pawns(Color.WHITE) | context.pawns(Color.BLACK);
    int own = context.king(us);
    int enemy = context.king(us ^ 1);
    boolean faced =
        Square.file(own) == Square.file(enemy) || Square.rank(own) == Square.rank(enemy);
    int distance = Square.distance(own, enemy);
    boolean blocked = (Attacks.between(own, enemy) & pawns) != 0;
    if (pawns == 0 || !faced || (distance & 1) != 0 || blocked) {
      return Score.ZERO;
    }
    return context.weight(OPPOSITION, distance == 2 ? DIRECT : DISTANT);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    told.add(Bitboard.of(context.king(us)) | Bitboard.of(context.king(us ^ 1)), score(context, us));
  }
}
