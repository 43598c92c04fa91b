package v7p3r.eval.king;

import static v7p3r.eval.context.Weight.SHELTER;
import static v7p3r.eval.context.Weight.SHELTER_BESIDE;

import v7p3r.board.Bitboard;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Weight;

/**
 * The nearest own pawn at or in front of the king, on its file and on each file beside it, by how
 * far it has advanced; a file without one is a hole.
 */
public final class PawnShelter {
  private PawnShelter() {}

  public static int score(EvalContext context, int us) {
    int king = context.king(us);
    int file = Square.file(king);
    int kingRank = 8 * Square.relativeRank(us, king);
    long pawns = Bitboard.seenBy(us, context.pawns(us)) >>> kingRank << kingRank;
    int score = context.weight(SHELTER, nearestRank(pawns & Bitboard.file(file)));
    if (file > 0) {
      score += context.weight(SHELTER_BESIDE, nearestRank(pawns & Bitboard.file(file - 1)));
    }
    if (file < 7) {
      score += context.weight(SHELTER_BESIDE, nearestRank(pawns & Bitboard.file(file + 1)));
    }
    return score;
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    int king = context.king(us);
    int kingRank = 8 * Square.relativeRank(us, king);
    long pawns = Bitboard.seenBy(us, context.pawns(us)) >>> kingRank << kingRank;
    int kingFile = Square.file(king);
    for (int file = Math.max(kingFile - 1, 0); file <= Math.min(kingFile + 1, 7); file++) {
      long onFile = pawns & Bitboard.file(file);
      Weight weight = file == kingFile ? SHELTER : SHELTER_BESIDE;
      long hole = Bitboard.of(Square.of(file, Square.rank(king)));
      told.add(
          onFile == 0 ? hole : Bitboard.seenBy(us, onFile & -onFile),
          context.weight(weight, nearestRank(onFile)));
    }
  }

  /** The rank of the pawn nearest to the side's back rank; 0, where no pawn can stand, for none. */
  private static int nearestRank(long pawns) {
    return Long.numberOfTrailingZeros(pawns) >>> 3 & 7;
  }
}
