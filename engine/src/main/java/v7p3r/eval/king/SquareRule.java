package v7p3r.eval.king;

import v7p3r.board.Bitboard;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;

/**
 * Passed pawns that an enemy with nothing but a king and pawns can no longer stop: its king is
 * outside the square of the pawn, or own men guard every step.
 */
final class SquareRule {
  /** More steps than a pawn ever needs. */
  static final int NEVER = 8;

  private SquareRule() {}

  /** The fewest steps in which such a pawn queens, or {@link #NEVER}. */
  static int stepsToQueen(EvalContext context, int us) {
    int fewest = NEVER;
    for (long passed = unstoppable(context, us); passed != 0; passed &= passed - 1) {
      fewest = Math.min(fewest, steps(us, Long.numberOfTrailingZeros(passed)));
    }
    return fewest;
  }

  /** All such pawns of a side. */
  static long unstoppable(EvalContext context, int us) {
    long unstoppable = 0;
    for (long passed = context.passedPawns(us); passed != 0; passed &= passed - 1) {
      int square = Long.numberOfTrailingZeros(passed);
      long way = Bitboard.forwardFill(us, Bitboard.of(square));
      if ((way & context.occupied()) == 0
          && (isOutrun(context, us, square) || isEscorted(context, us, square, way))) {
        unstoppable |= Bitboard.of(square);
      }
    }
    return unstoppable;
  }

  /** A king to move may be one step farther away. */
  private static boolean isOutrun(EvalContext context, int us, int square) {
    int queening = Square.of(Square.file(square), 7 ^ 7 * us);
    int firstStep = context.position().sideToMove() == us ? 0 : 1;
    return Square.distance(context.king(us ^ 1), queening) - firstStep > steps(us, square);
  }

  private static boolean isEscorted(EvalContext context, int us, int square, long way) {
    boolean guarded = (way & ~context.attacked(us)) == 0;
    return guarded
        && (Bitboard.contains(context.attacked(us), square)
            || !Bitboard.contains(context.attacked(us ^ 1), square));
  }

  /** A pawn on its first square begins with two steps at once. */
  private static int steps(int us, int square) {
    return Math.min(7 - Square.relativeRank(us, square), 5);
  }
}
