package v7p3r.eval.tactic;

import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.eval.context.EvalContext;
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

  private static int byPawns(EvalContext context, int us) {
    int them = us ^ 1;
    long pieces = context.officers(them);
    long empty = ~context.occupied();
    long safe = context.attacked(us) | ~context.attacked(them);
    long pawns = context.pawns(us);
    long hit = Bitboard.pawnAttacks(us, pawns & safe) & pieces;
    long steps = Bitboard.forward(us, pawns) & empty;
    steps |= Bitboard.forward(us, steps & Bitboard.relativeRank(us, 2)) & empty;
    steps &= safe & ~context.pawnAttacks(them);
    long willHit = Bitboard.pawnAttacks(us, steps) & pieces & ~context.pawnAttacks(us);
    return Bitboard.count(hit) * context.weight(Weight.PAWN_THREAT, PAWN)
        + Bitboard.count(willHit) * context.weight(Weight.PAWN_THREAT, PAWN_PUSH);
  }

  private static int byMinors(EvalContext context, int us) {
    int them = us ^ 1;
    long hit =
        (context.attackedBy(us, PieceType.KNIGHT) | context.attackedBy(us, PieceType.BISHOP))
            & context.pieces(them);
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
    long hit = context.attackedBy(us, PieceType.ROOK) & context.pieces(them);
    return Bitboard.count(hit & loosePawns(context, them))
            * context.weight(Weight.ROOK_THREAT, ON_PAWN)
        + Bitboard.count(hit & weakMinors(context, us))
            * context.weight(Weight.ROOK_THREAT, ON_MINOR)
        + Bitboard.count(hit & context.pieces(them, PieceType.QUEEN))
            * context.weight(Weight.ROOK_THREAT, ROOK_ON_QUEEN);
  }

  private static int byKing(EvalContext context, int us) {
    int them = us ^ 1;
    long hit =
        context.attackedBy(us, PieceType.KING) & context.pieces(them) & ~context.attacked(them);
    return hit == 0 ? Score.ZERO : context.weight(Weight.KING_THREAT);
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
