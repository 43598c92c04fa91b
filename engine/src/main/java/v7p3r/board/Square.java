package v7p3r.board;

/** A square as an int: a1 = 0, b1 = 1, ..., h8 = 63. {@link #NONE} is off the board. */
public final class Square {
  public static final int A1 = 0, B1 = 1, C1 = 2, D1 = 3, E1 = 4, F1 = 5, G1 = 6, H1 = 7;
  public static final int A2 = 8, B2 = 9, C2 = 10, D2 = 11, E2 = 12, F2 = 13, G2 = 14, H2 = 15;
  public static final int A3 = 16, B3 = 17, C3 = 18, D3 = 19, E3 = 20, F3 = 21, G3 = 22, H3 = 23;
  public static final int A4 = 24, B4 = 25, C4 = 26, D4 = 27, E4 = 28, F4 = 29, G4 = 30, H4 = 31;
  public static final int A5 = 32, B5 = 33, C5 = 34, D5 = 35, E5 = 36, F5 = 37, G5 = 38, H5 = 39;
  public static final int A6 = 40, B6 = 41, C6 = 42, D6 = 43, E6 = 44, F6 = 45, G6 = 46, H6 = 47;
  public static final int A7 = 48, B7 = 49, C7 = 50, D7 = 51, E7 = 52, F7 = 53, G7 = 54, H7 = 55;
  public static final int A8 = 56, B8 = 57, C8 = 58, D8 = 59, E8 = 60, F8 = 61, G8 = 62, H8 = 63;
  public static final int COUNT = 64;
  public static final int NONE = 64;

  private static final String[] NAMES = names();

  private Square() {}

  public static int of(int file, int rank) {
    assert (file | rank) >>> 3 == 0;
    return rank << 3 | file;
  }

  public static int file(int square) {
    return square & 7;
  }

  public static int rank(int square) {
    return square >>> 3;
  }

  /** The rank as the side sees it: its own back rank is 0. */
  public static int relativeRank(int side, int square) {
    return rank(square) ^ (7 * side);
  }

  /** The same square seen from the other side of the board: a1 and a8 swap. */
  public static int mirror(int square) {
    return square ^ 56;
  }

  public static boolean isLight(int square) {
    return ((file(square) + rank(square)) & 1) != 0;
  }

  public static boolean isValid(int square) {
    return square >>> 6 == 0;
  }

  /** King steps between two squares. */
  public static int distance(int a, int b) {
    return Math.max(Math.abs(file(a) - file(b)), Math.abs(rank(a) - rank(b)));
  }

  /** "e4", or "-" for {@link #NONE} as FEN writes it. */
  public static String name(int square) {
    return NAMES[square];
  }

  /** The square that two characters name, or {@link #NONE}. */
  public static int parse(CharSequence name) {
    return name.length() == 2 ? parse(name.charAt(0), name.charAt(1)) : NONE;
  }

  /** The square of a file letter and a rank digit, or {@link #NONE}. */
  public static int parse(char file, char rank) {
    boolean onBoard = file >= 'a' && file <= 'h' && rank >= '1' && rank <= '8';
    return onBoard ? of(file - 'a', rank - '1') : NONE;
  }

  private static String[] names() {
    String[] names = new String[COUNT + 1];
    for (int square = 0; square < COUNT; square++) {
      names[square] = "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
    }
    names[NONE] = "-";
    return names;
  }
}
