package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.OWN_STORM;
import static v7p3r.eval.context.Weight.STORM;
import static v7p3r.eval.context.Weight.STORM_BLOCKED;

import v7p3r.board.Bitboard;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;

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
    int rank = 8 * Square.relativeRank(us, king);
    long enemies = enemiesAhead(context, us, rank);
    long blocked = blockedAhead(context, us, rank);
    int score = oneFile(context, enemies & Bitboard.file(file), blocked);
    if (file > 0) {
      score += oneFile(context, enemies & Bitboard.file(file - 1), blocked);
    }
    if (file < 7) {
      score += oneFile(context, enemies & Bitboard.file(file + 1), blocked);
    }
    return score;
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    tellEnemyStorm(context, us, told);
    for (int rank = 0; rank < 8; rank++) {
      long onRank = stormers(context, us) & Bitboard.relativeRank(us, rank);
      told.addEach(onRank, context.weight(OWN_STORM, rank));
    }
  }

  private static void tellEnemyStorm(EvalContext context, int us, Occurrences told) {
    int king = context.king(us);
    int kingFile = Square.file(king);
    int rank = 8 * Square.relativeRank(us, king);
    long enemies = enemiesAhead(context, us, rank);
    long blocked = blockedAhead(context, us, rank);
    for (int file = Math.max(kingFile - 1, 0); file <= Math.min(kingFile + 1, 7); file++) {
      long onFile = enemies & Bitboard.file(file);
      long none = Bitboard.of(Square.of(file, Square.rank(king)));
      long nearest = Bitboard.seenBy(us, (onFile & -onFile) << rank);
      told.add(onFile == 0 ? none : nearest, oneFile(context, onFile, blocked));
    }
  }

  /** Enemy pawns in front of the king, as the side sees them, with its king on the first rank. */
  private static long enemiesAhead(EvalContext context, int us, int rank) {
    return Bitboard.seenBy(us, context.pawns(us ^ 1)) >>> rank & -1L << 8;
  }

  /** Squares right before own pawns, seen in the same way. */
  private static long blockedAhead(EvalContext context, int us, int rank) {
    return Bitboard.seenBy(us, context.pawns(us)) << 8 >>> rank;
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
    int score = 0;
    for (long pawns = stormers(context, us); pawns != 0; pawns = Bitboard.rest(pawns)) {
      score += context.weight(OWN_STORM, Square.relativeRank(us, Bitboard.first(pawns)));
    }
    return score;
  }

  /** A side's pawns on the enemy king's wing, while its own king stands on the other. */
  private static long stormers(EvalContext context, int us) {
    long own = Bitboard.of(context.king(us));
    long enemy = Bitboard.of(context.king(us ^ 1));
    boolean castKingside = (own & QUEENSIDE) != 0 && (enemy & KINGSIDE) != 0;
    boolean castQueenside = (own & KINGSIDE) != 0 && (enemy & QUEENSIDE) != 0;
    if (!castKingside && !castQueenside) {
      return 0;
    }
    return context.pawns(us) & (castKingside ? KINGSIDE : QUEENSIDE);
  }
}
