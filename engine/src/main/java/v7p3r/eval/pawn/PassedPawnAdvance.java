package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.PASSED_BLOCKED;
import static v7p3r.eval.context.Weight.PASSED_ENEMY_KING;
import static v7p3r.eval.context.Weight.PASSED_FREE_PATH;
import static v7p3r.eval.context.Weight.PASSED_OWN_KING;
import static v7p3r.eval.context.Weight.PASSED_ROOK_BEHIND;
import static v7p3r.eval.context.Weight.PASSED_SAFE_STEP;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;

/**
 * What lies before a passed pawn: an enemy man in its way, a next step that is empty and not lost,
 * a whole way that is empty and not attacked, rooks behind it, and the kings' steps to the next
 * square. A rook or queen right behind the pawn attacks or defends its whole way.
 */
public final class PassedPawnAdvance {
  private static final int OWN_ROOK = 0;
  private static final int ENEMY_ROOK = 1;

  private PassedPawnAdvance() {}

  public static int score(EvalContext context, int us) {
    int score = Score.ZERO;
    for (long passed = context.passedPawns(us); passed != 0; passed &= passed - 1) {
      int square = Long.numberOfTrailingZeros(passed);
      score += scoreWay(context, us, square) + scoreKings(context, us, square);
    }
    return score;
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    for (long passed = context.passedPawns(us); passed != 0; passed &= passed - 1) {
      int square = Long.numberOfTrailingZeros(passed);
      told.add(
          Bitboard.of(square), scoreWay(context, us, square) + scoreKings(context, us, square));
    }
  }

  private static int scoreWay(EvalContext context, int us, int square) {
    int rank = Square.relativeRank(us, square);
    long pawn = Bitboard.of(square);
    long step = Bitboard.forward(us, pawn);
    long occupied = context.occupied();
    long attacked = context.attacked(us ^ 1);
    long defended = context.attacked(us);
    int score = Score.ZERO;
    long behind = rookBehind(context, us, square);
    if ((behind & context.pieces(us)) != 0) {
      defended = -1;
      score += context.weight(PASSED_ROOK_BEHIND, OWN_ROOK);
    } else if (behind != 0) {
      attacked = -1;
      score += context.weight(PASSED_ROOK_BEHIND, ENEMY_ROOK);
    }
    if ((step & context.pieces(us ^ 1)) != 0) {
      return score + context.weight(PASSED_BLOCKED, rank);
    }
    if ((step & (occupied | attacked & ~defended)) == 0) {
      score += context.weight(PASSED_SAFE_STEP, rank);
    }
    if ((Bitboard.forwardFill(us, pawn) & (occupied | attacked)) == 0) {
      score += context.weight(PASSED_FREE_PATH, rank);
    }
    return score;
  }

  /** The rook or queen of either side that looks at the pawn from behind. */
  private static long rookBehind(EvalContext context, int us, int square) {
    long heavy =
        context.position().straightSliders(us) | context.position().straightSliders(us ^ 1);
    long behind = Bitboard.forwardFill(us ^ 1, Bitboard.of(square)) & heavy;
    return behind == 0 ? 0 : behind & Attacks.rook(square, context.occupied());
  }

  private static int scoreKings(EvalContext context, int us, int square) {
    int rank = Square.relativeRank(us, square);
    int step = square + 8 - 16 * us;
    return Square.distance(context.king(us), step) * context.weight(PASSED_OWN_KING, rank)
        + Square.distance(context.king(us ^ 1), step) * context.weight(PASSED_ENEMY_KING, rank);
  }
}
