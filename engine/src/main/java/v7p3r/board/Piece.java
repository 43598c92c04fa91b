package v7p3r.board;

/** A colored man as an int: twice its {@link PieceType} plus its side. */
public final class Piece {
  public static final int WHITE_PAWN = 0, BLACK_PAWN = 1;
  public static final int WHITE_KNIGHT = 2, BLACK_KNIGHT = 3;
  public static final int WHITE_BISHOP = 4, BLACK_BISHOP = 5;
  public static final int WHITE_ROOK = 6, BLACK_ROOK = 7;
  public static final int WHITE_QUEEN = 8, BLACK_QUEEN = 9;
  public static final int WHITE_KING = 10, BLACK_KING = 11;
  public static final int NONE = 12;
  public static final int COUNT = 12;

  private static final String LETTERS = "PpNnBbRrQqKk.";

  private Piece() {}

  public static int of(int side, int type) {
    assert Color.isValid(side) && type >= 0 && type < PieceType.COUNT;
    return type << 1 | side;
  }

  public static int type(int piece) {
    return piece >>> 1;
  }

  public static int side(int piece) {
    return piece & 1;
  }

  /** The FEN letter, or '.' for {@link #NONE}. */
  public static char letter(int piece) {
    return LETTERS.charAt(piece);
  }

  /** The man of a FEN letter, or {@link #NONE}. */
  public static int parse(char letter) {
    int piece = LETTERS.indexOf(letter);
    return piece < 0 ? NONE : piece;
  }
}
