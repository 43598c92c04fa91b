package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.OWN_STORM;
import static v7p3r.eval.context.Weight.STORM;
import static v7p3r.eval.context.Weight.STORM_BLOCKED;

import v7p3r.board.Bitboard;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;

/**
 * The nearest enemy pawn in front of the king on its file and on each file beside it, by its
 * distance in ranks, worse when no own pawn stands in its way; and, with the kings on opposite
 * wings, the pawns that advance on the enemy king's wing.
 */
public final class PawnStorm {
  private static final long QUEENSIDE = Bitboard.FILE_A * 0b111;
  private static final long KINGSIDE = QUEENSIDE << 5;

  private PawnStorm() {}

  public static int score(EvalContext context, int us) {
    return enemyStorm(context, us) + ownStorm(context, us);
  }

  private static int enemyStorm(EvalContext context, int us) {
    int king = context.king(us);
    int file = Square.file(king);
    int rank = Square.relativeRank(us, king);
    long enemies = Bitboard.seenBy(us, context.pawns(us ^ 1)) >>> 8 * rank & -1L << 8;
    long blocked = Bitboard.seenBy(us, context.pawns(us)) << 8 >>> 8 * rank;
    int score = oneFile(context, enemies & Bitboard.file(file), blocked);
    if (file > 0) {
      score += oneFile(context, enemies & Bitboard.file(file - 1), blocked);
    }
    if (file < 7) {
      score += oneFile(context, enemies & Bitboard.file(file + 1), blocked);
    }
    return score;
  }

  /** Ranks are counted from the king's: the distance of the nearest pawn, 0 for none. */
  private static int oneFile(EvalContext context, long enemies, long blocked) {
    long nearest = enemies & -enemies;
    int distance = Long.numberOfTrailingZeros(nearest) >>> 3 & 7;
    return (nearest & blocked) != 0
        ? context.weight(STORM_BLOCKED, distance)
        : context.weight(STORM, distance);
  }

  private static int ownStorm(EvalContext context, int us) {
    long own = Bitboard.of(context.king(us));
    long enemy = Bitboard.of(context.king(us ^ 1));
    boolean castKingside = (own & QUEENSIDE) != 0 && (enemy & KINGSIDE) != 0;
    boolean castQueenside = (own & KINGSIDE) != 0 && (enemy & QUEENSIDE) != 0;
    if (!castKingside && !castQueenside) {
      return 0;
    }
    long wing = castKingside ? KINGSIDE : QUEENSIDE;
    int score = 0;
    for (long pawns = context.pawns(us) & wing; pawns != 0; pawns = Bitboard.rest(pawns)) {
      score += context.weight(OWN_STORM, Square.relativeRank(us, Bitboard.first(pawns)));
    }
    return score;
  }
}
