package v7p3r.eval.context;

import v7p3r.board.Bitboard;

/** What pawns are by their neighbors and opponents: the one definition for all who ask. */
public final class PawnStructure {
  private PawnStructure() {}

  /** Pawns with a pawn of their side before them on the file. */
  public static long doubled(long pawns, int side) {
    return pawns & Bitboard.forwardFill(side ^ 1, pawns);
  }

  /** Pawns with no pawn of their side on a neighboring file. */
  public static long isolated(long pawns) {
    return pawns & ~Bitboard.sideways(Bitboard.fillFiles(pawns));
  }

  /**
   * Pawns whose neighbors have all gone ahead, so that no pawn can come to defend them, and whose
   * next square an enemy pawn holds or attacks.
   */
  public static long backward(EvalContext context, int side) {
    long pawns = context.pawns(side);
    long defensible = Bitboard.sideways(pawns | Bitboard.forwardFill(side, pawns));
    long neighbored = Bitboard.sideways(Bitboard.fillFiles(pawns));
    long held = context.pawns(side ^ 1) | context.pawnAttacks(side ^ 1);
    return pawns & neighbored & ~defensible & Bitboard.backward(side, held);
  }

  /**
   * Pawns with no enemy pawn before them on their own or a neighboring file, and no pawn of their
   * side before them on theirs.
   */
  public static long passed(EvalContext context, int side) {
    long enemies = Bitboard.forwardFill(side ^ 1, context.pawns(side ^ 1));
    long guarded = enemies | Bitboard.sideways(enemies);
    long behind = Bitboard.forwardFill(side ^ 1, context.pawns(side));
    return context.pawns(side) & ~guarded & ~behind;
  }

  /** Pawns of a diagonal row of one side beyond the second: three in a row count one. */
  public static int chainLinks(long pawns, int side) {
    return Bitboard.count(westLinks(pawns, side)) + Bitboard.count(eastLinks(pawns, side));
  }

  /** Those of {@link #chainLinks} in rows that go toward the a-file as they advance. */
  public static long westLinks(long pawns, int side) {
    long defended = pawns & Bitboard.west(Bitboard.forward(side, pawns));
    return pawns & Bitboard.west(Bitboard.forward(side, defended));
  }

  /** Those of {@link #chainLinks} in rows that go toward the h-file as they advance. */
  public static long eastLinks(long pawns, int side) {
    long defended = pawns & Bitboard.east(Bitboard.forward(side, pawns));
    return pawns & Bitboard.east(Bitboard.forward(side, defended));
  }
}
