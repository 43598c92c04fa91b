package v7p3r.board;

/** The six kinds of men, as ints ordered by value. */
public final class PieceType {
  public static final int PAWN = 0;
  public static final int KNIGHT = 1;
  public static final int BISHOP = 2;
  public static final int ROOK = 3;
  public static final int QUEEN = 4;
  public static final int KING = 5;
  public static final int COUNT = 6;

  /** {@link #parse} found no man of this letter. */
  public static final int NONE = -1;

  private static final String LETTERS = "PNBRQK";
  private static final int[] VALUES = {100, 300, 325, 500, 900, 20000};

  private PieceType() {}

  /** The upper-case English letter: P N B R Q K. */
  public static char letter(int type) {
    return LETTERS.charAt(type);
  }

  /** The type of an upper-case letter, or {@link #NONE}. */
  public static int parse(char letter) {
    return LETTERS.indexOf(letter);
  }

  /** Centipawns of the engine design: what exchanges and the built-in opponents count with. */
  public static int value(int type) {
    return VALUES[type];
  }
}
