package v7p3r.eval.tactic;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;

/**
 * Enemy men that a man of lesser worth attacks, pawns and pieces that are too weakly defended
 * against an equal or greater one, pieces that a safe pawn push would attack, and anything
 * undefended next to the king. Weak is what no pawn defends, unless it is defended twice and
 * attacked once.
 */
public final class Threats {
  private static final int PAWN = 0;
  private static final int PAWN_PUSH = 1;

  private static final int ON_PAWN = 0;
  private static final int ON_MINOR = 1;
  private static final int MINOR_ON_ROOK = 2;
  private static final int MINOR_ON_QUEEN = 3;
  private static final int ROOK_ON_QUEEN = 2;

  private Threats() {}

  public static int score(EvalContext context, int us) {
    return byPawns(context, us)
        + byMinors(context, us)
        + byRooks(context, us)
        + byKing(context, us);
  }

  /** The men that are threatened. */
  public static void tell(EvalContext context, int us, Occurrences told) {
    int them = us ^ 1;
    long safe = context.attacked(us) | ~context.attacked(them);
    told.addEach(hitByPawns(context, us, safe), context.weight(Weight.PAWN_THREAT, PAWN));
    told.addEach(hitByPushes(context, us, safe), context.weight(Weight.PAWN_THREAT, PAWN_PUSH));
    long loosePawns = loosePawns(context, them);
    long minors = weakMinors(context, us);
    long rooks = context.pieces(them, PieceType.ROOK);
    long queens = context.pieces(them, PieceType.QUEEN);
    tellHits(
        context,
        hitByMinors(context, us),
        Weight.MINOR_THREAT,
        told,
        loosePawns,
        minors,
        rooks,
        queens);
    tellHits(
        context, hitByRooks(context, us), Weight.ROOK_THREAT, told, loosePawns, minors, queens);
    long byKing = hitByKing(context, us);
    told.add(byKing, byKing == 0 ? Score.ZERO : context.weight(Weight.KING_THREAT));
  }

  /** Targets in the order of the weight's index. */
  private static void tellHits(
      EvalContext context, long hit, Weight weight, Occurrences told, long... targets) {
    for (int index = 0; index < targets.length; index++) {
      told.addEach(hit & targets[index], context.weight(weight, index));
    }
  }

  private static int byPawns(EvalContext context, int us) {
    long safe = context.attacked(us) | ~context.attacked(us ^ 1);
    return Bitboard.count(hitByPawns(context, us, safe)) * context.weight(Weight.PAWN_THREAT, PAWN)
        + Bitboard.count(hitByPushes(context, us, safe))
            * context.weight(Weight.PAWN_THREAT, PAWN_PUSH);
  }

  private static long hitByPawns(EvalContext context, int us, long safe) {
    return Bitboard.pawnAttacks(us, context.pawns(us) & safe) & context.officers(us ^ 1);
  }

  private static long hitByPushes(EvalContext context, int us, long safe) {
    int them = us ^ 1;
    long empty = ~context.occupied();
    long steps = Bitboard.forward(us, context.pawns(us)) & empty;
    steps |= Bitboard.forward(us, steps & Bitboard.relativeRank(us, 2)) & empty;
    steps &= safe & ~context.pawnAttacks(them);
    return Bitboard.pawnAttacks(us, steps) & context.officers(them) & ~context.pawnAttacks(us);
  }

  private static int byMinors(EvalContext context, int us) {
    int them = us ^ 1;
    long hit = hitByMinors(context, us);
    return Bitboard.count(hit & loosePawns(context, them))
            * context.weight(Weight.MINOR_THREAT, ON_PAWN)
        + Bitboard.count(hit & weakMinors(context, us))
            * context.weight(Weight.MINOR_THREAT, ON_MINOR)
        + Bitboard.count(hit & context.pieces(them, PieceType.ROOK))
            * context.weight(Weight.MINOR_THREAT, MINOR_ON_ROOK)
        + Bitboard.count(hit & context.pieces(them, PieceType.QUEEN))
            * context.weight(Weight.MINOR_THREAT, MINOR_ON_QUEEN);
  }

  private static int byRooks(EvalContext context, int us) {
    int them = us ^ 1;
    long hit = hitByRooks(context, us);
    return Bitboard.count(hit & loosePawns(context, them))
            * context.weight(Weight.ROOK_THREAT, ON_PAWN)
        + Bitboard.count(hit & weakMinors(context, us))
            * context.weight(Weight.ROOK_THREAT, ON_MINOR)
        + Bitboard.count(hit & context.pieces(them, PieceType.QUEEN))
            * context.weight(Weight.ROOK_THREAT, ROOK_ON_QUEEN);
  }

  private static int byKing(EvalContext context, int us) {
    return hitByKing(context, us) == 0 ? Score.ZERO : context.weight(Weight.KING_THREAT);
  }

  private static long hitByMinors(EvalContext context, int us) {
    return (context.attackedBy(us, PieceType.KNIGHT) | context.attackedBy(us, PieceType.BISHOP))
        & context.pieces(us ^ 1);
  }

  private static long hitByRooks(EvalContext context, int us) {
    return context.attackedBy(us, PieceType.ROOK) & context.pieces(us ^ 1);
  }

  private static long hitByKing(EvalContext context, int us) {
    int them = us ^ 1;
    return context.attackedBy(us, PieceType.KING) & context.pieces(them) & ~context.attacked(them);
  }

  private static long loosePawns(EvalContext context, int them) {
    return context.pawns(them) & ~context.attacked(them);
  }

  private static long weakMinors(EvalContext context, int us) {
    int them = us ^ 1;
    long firm =
        context.pawnAttacks(them) | context.attackedTwice(them) & ~context.attackedTwice(us);
    long minors = context.pieces(them, PieceType.KNIGHT) | context.pieces(them, PieceType.BISHOP);
    return minors & ~firm;
  }
}
