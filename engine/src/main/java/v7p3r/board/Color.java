package v7p3r.board;

/** The two sides, as the ints that index every per-side table. */
public final class Color {
  public static final int WHITE = 0;
  public static final int BLACK = 1;
  public static final int COUNT = 2;

  private Color() {}

  public static int opposite(int side) {
    return side ^ 1;
  }

  public static boolean isValid(int side) {
    return side == WHITE || side == BLACK;
  }
}
