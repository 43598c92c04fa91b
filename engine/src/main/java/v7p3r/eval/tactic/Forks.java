package v7p3r.eval.tactic;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/**
 * A man that cannot simply be taken attacks two enemies at once, each of them the king, worth more
 * than the man, or an undefended piece.
 */
public final class Forks {
  private static final int BY_PAWN = 0;
  private static final int BY_KNIGHT = 1;
  private static final int BY_OTHER = 2;

  private Forks() {}

  public static int score(EvalContext context, int us) {
    int them = us ^ 1;
    long king = Bitboard.of(context.king(them));
    long loose = context.officers(them) & ~context.attacked(them) | king;
    long heavy = loose | context.pieces(them, PieceType.QUEEN);
    long heavier = heavy | context.pieces(them, PieceType.ROOK);
    long byPawns = forkingPawns(context, us);
    boolean byOthers =
        Bitboard.hasSeveral(context.attackedBy(us, PieceType.KNIGHT) & heavier)
            | Bitboard.hasSeveral(context.attackedBy(us, PieceType.BISHOP) & heavier)
            | Bitboard.hasSeveral(context.attackedBy(us, PieceType.ROOK) & heavy)
            | Bitboard.hasSeveral(context.attackedBy(us, PieceType.QUEEN) & loose)
            | Bitboard.hasSeveral(context.attackedBy(us, PieceType.KING) & loose);
    if (byPawns == 0 && !byOthers) {
      return Score.ZERO;
    }
    long untouched = ~context.attacked(them);
    long safe = untouched | context.attacked(us) & ~context.pawnAttacks(them);
    int knights = forks(context, us, PieceType.KNIGHT, heavier, safe);
    int others =
        forks(context, us, PieceType.BISHOP, heavier, safe)
            + forks(context, us, PieceType.ROOK, heavy, safe)
            + forks(context, us, PieceType.QUEEN, loose, untouched)
            + (Bitboard.hasSeveral(context.attackedBy(us, PieceType.KING) & loose) ? 1 : 0);
    return Bitboard.count(byPawns & safe) * context.weight(Weight.FORK, BY_PAWN)
        + knights * context.weight(Weight.FORK, BY_KNIGHT)
        + others * context.weight(Weight.FORK, BY_OTHER);
  }

  private static long forkingPawns(EvalContext context, int us) {
    int them = us ^ 1;
    long targets = context.officers(them) | Bitboard.of(context.king(them));
    long below = Bitboard.backward(us, targets);
    return context.pawns(us) & Bitboard.east(below) & Bitboard.west(below);
  }

  private static int forks(EvalContext context, int us, int type, long targets, long safe) {
    if (!Bitboard.hasSeveral(context.attackedBy(us, type) & targets)) {
      return 0;
    }
    int forks = 0;
    int end = context.endOfOfficers(us, type);
    for (int slot = context.firstOfficer(us, type); slot < end; slot++) {
      boolean two = Bitboard.hasSeveral(context.officerAttacks(slot) & targets);
      forks += two && Bitboard.contains(safe, context.officerSquare(slot)) ? 1 : 0;
    }
    return forks;
  }
}
