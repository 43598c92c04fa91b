package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.PAWN_MAJORITY;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;

/**
 * Own pawns on more files of a wing (a to d, e to h) than enemy pawns, and none of them passed yet:
 * a passed pawn to be made. Doubled pawns count once, they cripple a majority.
 */
public final class PawnMajority {
  private static final long QUEENSIDE = 0x0F;
  private static final long KINGSIDE = 0xF0;

  private PawnMajority() {}

  public static int score(EvalContext context, int us) {
    long own = Bitboard.fillSouth(context.pawns(us));
    long enemy = Bitboard.fillSouth(context.pawns(us ^ 1));
    if (((own ^ enemy) & Bitboard.RANK_1) == 0) {
      return Score.ZERO;
    }
    long passed = Bitboard.fillSouth(context.passedPawns(us));
    int wings = majority(own, enemy, passed, QUEENSIDE) + majority(own, enemy, passed, KINGSIDE);
    return wings * context.weight(PAWN_MAJORITY);
  }

  public static void tell(EvalContext context, int us, Occurrences told) {
    tellWing(context, us, QUEENSIDE, told);
    tellWing(context, us, KINGSIDE, told);
  }

  private static void tellWing(EvalContext context, int us, long wing, Occurrences told) {
    long own = Bitboard.fillSouth(context.pawns(us));
    long enemy = Bitboard.fillSouth(context.pawns(us ^ 1));
    long passed = Bitboard.fillSouth(context.passedPawns(us));
    told.add(
        context.pawns(us) & Bitboard.fillNorth(wing),
        majority(own, enemy, passed, wing) * context.weight(PAWN_MAJORITY));
  }

  private static int majority(long own, long enemy, long passed, long wing) {
    boolean more = Long.bitCount(own & wing) > Long.bitCount(enemy & wing);
    return more && (passed & wing) == 0 ? 1 : 0;
  }
}
