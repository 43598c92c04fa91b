package v7p3r.eval.tactic;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
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
    long loose = loose(context, them);
    long heavy = heavy(context, them);
    long heavier = heavier(context, them);
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
    long safe = safe(context, us);
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

  /** The forking man together with what it attacks. */
  public static void tell(EvalContext context, int us, Occurrences told) {
    int them = us ^ 1;
    long loose = loose(context, them);
    long safe = safe(context, us);
    for (long pawns = forkingPawns(context, us) & safe; pawns != 0; pawns &= pawns - 1) {
      long pawn = pawns & -pawns;
      long forked = Bitboard.pawnAttacks(us, pawn) & targetsOfPawns(context, them);
      told.add(pawn | forked, context.weight(Weight.FORK, BY_PAWN));
    }
    tellType(context, us, PieceType.KNIGHT, heavier(context, them), safe, told);
    tellType(context, us, PieceType.BISHOP, heavier(context, them), safe, told);
    tellType(context, us, PieceType.ROOK, heavy(context, them), safe, told);
    tellType(context, us, PieceType.QUEEN, loose, ~context.attacked(them), told);
    long byKing = context.attackedBy(us, PieceType.KING) & loose;
    if (Bitboard.hasSeveral(byKing)) {
      told.add(Bitboard.of(context.king(us)) | byKing, context.weight(Weight.FORK, BY_OTHER));
    }
  }

  private static void tellType(
      EvalContext context, int us, int type, long targets, long safe, Occurrences told) {
    int kind = type == PieceType.KNIGHT ? BY_KNIGHT : BY_OTHER;
    int end = context.endOfOfficers(us, type);
    for (int slot = context.firstOfficer(us, type); slot < end; slot++) {
      long officer = Bitboard.of(context.officerSquare(slot));
      long forked = context.officerAttacks(slot) & targets;
      if (Bitboard.hasSeveral(forked) && (officer & safe) != 0) {
        told.add(officer | forked, context.weight(Weight.FORK, kind));
      }
    }
  }

  /** The king and undefended pieces: worth forking by any man. */
  private static long loose(EvalContext context, int them) {
    return context.officers(them) & ~context.attacked(them) | Bitboard.of(context.king(them));
  }

  private static long heavy(EvalContext context, int them) {
    return loose(context, them) | context.pieces(them, PieceType.QUEEN);
  }

  private static long heavier(EvalContext context, int them) {
    return heavy(context, them) | context.pieces(them, PieceType.ROOK);
  }

  /** Squares where a man is not simply taken. */
  private static long safe(EvalContext context, int us) {
    int them = us ^ 1;
    return ~context.attacked(them) | context.attacked(us) & ~context.pawnAttacks(them);
  }

  private static long targetsOfPawns(EvalContext context, int them) {
    return context.officers(them) | Bitboard.of(context.king(them));
  }

  private static long forkingPawns(EvalContext context, int us) {
    long targets = targetsOfPawns(context, us ^ 1);
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
