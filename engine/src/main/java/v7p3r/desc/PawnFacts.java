package v7p3r.desc;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;

/** Counts of what pawns are, by the same definitions as the themes of the evaluation. */
final class PawnFacts {
  private PawnFacts() {}

  static int doubled(long pawns, int side) {
    return Bitboard.count(pawns & Bitboard.forwardFill(side ^ 1, pawns));
  }

  static int isolated(long pawns) {
    return Bitboard.count(pawns & ~Bitboard.sideways(Bitboard.fillFiles(pawns)));
  }

  /** Pawns of a diagonal row beyond the second: three in a row count one. */
  static int chainLinks(long pawns, int side) {
    long step = Bitboard.forward(side, pawns);
    long west = pawns & Bitboard.west(step);
    long east = pawns & Bitboard.east(step);
    return Bitboard.count(pawns & Bitboard.west(Bitboard.forward(side, west)))
        + Bitboard.count(pawns & Bitboard.east(Bitboard.forward(side, east)));
  }

  static int backward(EvalContext context, int us) {
    int them = us ^ 1;
    long pawns = context.pawns(us);
    long defensible = Bitboard.sideways(pawns | Bitboard.forwardFill(us, pawns));
    long neighbored = Bitboard.sideways(Bitboard.fillFiles(pawns));
    long held = context.pawns(them) | context.pawnAttacks(them);
    return Bitboard.count(pawns & neighbored & ~defensible & Bitboard.backward(us, held));
  }

  static long passed(EvalContext context, int us) {
    long enemies = Bitboard.forwardFill(us ^ 1, context.pawns(us ^ 1));
    long behindOwn = Bitboard.forwardFill(us ^ 1, context.pawns(us));
    return context.pawns(us) & ~(enemies | Bitboard.sideways(enemies)) & ~behindOwn;
  }
}
