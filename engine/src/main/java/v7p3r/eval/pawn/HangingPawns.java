package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.HANGING_PAWNS;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;

/**
 * Two pawns abreast with no own pawn on the files next to them and no enemy pawn on theirs, neither
 * of them passed: each pair counts once.
 */
public final class HangingPawns {
  private HangingPawns() {}

  public static int score(EvalContext context, int us) {
    long pawns = context.pawns(us);
    long exposed = pawns & ~Bitboard.fillFiles(context.pawns(us ^ 1)) & ~context.passedPawns(us);
    long left = exposed & Bitboard.west(exposed);
    if (left == 0) {
      return Score.ZERO;
    }
    long files = Bitboard.fillFiles(pawns);
    long alone = left & ~Bitboard.east(files) & ~Bitboard.west(Bitboard.west(files));
    return Long.bitCount(alone) * context.weight(HANGING_PAWNS);
  }
}
