package v7p3r.eval.context;

import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.Square;

/**
 * What follows from the pawns and the squares of the kings alone. It is found once and kept in the
 * pawn table: passed pawns, outposts, files with pawns, open files at the kings.
 */
public final class PawnTerrain {
  /** The fourth to sixth rank, by side. */
  private static final long[] FAR_RANKS = {
    Bitboard.RANK_4 | Bitboard.RANK_5 | Bitboard.RANK_6,
    Bitboard.RANK_5 | Bitboard.RANK_4 | Bitboard.RANK_3
  };

  private static final int FILES = 0xFF;
  private static final int BITS_OF_FILES = 8;
  private static final int OPEN_FILES_AT = 16;
  private static final int BITS_OF_OPEN_FILES = 2;

  /** Puts a set of files, one bit each, onto all ranks. */
  private static final long ALL_RANKS = Bitboard.file(0);

  private PawnTerrain() {}

  /** {@link PawnStructure#passed} of both sides. */
  public static long passedPawns(EvalContext context) {
    return PawnStructure.passed(context, Color.WHITE) | PawnStructure.passed(context, Color.BLACK);
  }

  /**
   * Squares on a side's fourth to sixth rank that its pawns defend and no enemy pawn can ever
   * attack; of both sides, because the pawns that defend a square tell whose it is.
   */
  public static long outposts(EvalContext context) {
    return outposts(context, Color.WHITE) | outposts(context, Color.BLACK);
  }

  private static long outposts(EvalContext context, int us) {
    long enemyWays = Bitboard.forwardFill(us ^ 1, context.pawns(us ^ 1));
    return FAR_RANKS[us] & context.pawnAttacks(us) & ~Bitboard.sideways(enemyWays);
  }

  /** Files with pawns and numbers of open files at the kings, packed into one number. */
  public static int files(EvalContext context) {
    return files(context, Color.WHITE) | files(context, Color.BLACK);
  }

  private static int files(EvalContext context, int side) {
    long files = Bitboard.fillSouth(context.pawns(side)) & FILES;
    return (int) files << side * BITS_OF_FILES
        | openFiles(context, side) << OPEN_FILES_AT + side * BITS_OF_OPEN_FILES;
  }

  /** How many of the files at a side's king have no own pawn in front of the king's rank. */
  private static int openFiles(EvalContext context, int side) {
    int king = context.king(side);
    long kingFile = Bitboard.of(Square.file(king));
    long files = (kingFile | Bitboard.sideways(kingFile)) & Bitboard.RANK_1;
    int rank = 8 * Square.relativeRank(side, king);
    long ahead = Bitboard.seenBy(side, context.pawns(side)) >>> rank & -1L << 8;
    return Bitboard.count(files & ~Bitboard.fillSouth(ahead));
  }

  /** The files with pawns of a side, whole. */
  static long pawnFiles(int files, int side) {
    return (files >>> side * BITS_OF_FILES & FILES) * ALL_RANKS;
  }

  static int openFilesAtKing(int files, int side) {
    return files >>> OPEN_FILES_AT + side * BITS_OF_OPEN_FILES & (1 << BITS_OF_OPEN_FILES) - 1;
  }
}
