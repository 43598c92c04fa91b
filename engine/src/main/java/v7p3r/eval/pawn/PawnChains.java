package v7p3r.eval.pawn;

import static v7p3r.eval.context.Weight.PAWN_CHAIN;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;

/** Each pawn of a diagonal row of own pawns beyond the second: three in a row count one. */
public final class PawnChains {
  private PawnChains() {}

  public static int score(EvalContext context, int us) {
    long pawns = context.pawns(us);
    long step = Bitboard.forward(us, pawns);
    long leaning = pawns & Bitboard.west(step);
    long third = pawns & Bitboard.west(Bitboard.forward(us, leaning));
    int links = Long.bitCount(third);
    leaning = pawns & Bitboard.east(step);
    third = pawns & Bitboard.east(Bitboard.forward(us, leaning));
    links += Long.bitCount(third);
    return links * context.weight(PAWN_CHAIN);
  }
}
