package v7p3r.board;

/** Castling rights as four bits, and where king and rook go. */
public final class Castling {
  public static final int WHITE_KINGSIDE = 1;
  public static final int WHITE_QUEENSIDE = 2;
  public static final int BLACK_KINGSIDE = 4;
  public static final int BLACK_QUEENSIDE = 8;
  public static final int ALL = 15;
  public static final int COUNT = 4;

  private Castling() {}

  public static int right(int side, boolean kingside) {
    return (kingside ? WHITE_KINGSIDE : WHITE_QUEENSIDE) << 2 * side;
  }

  /** Both rights of a side. */
  public static int both(int side) {
    return 3 << 2 * side;
  }

  /** 0 to 3: White kingside, White queenside, Black kingside, Black queenside. */
  public static int index(int right) {
    return Integer.numberOfTrailingZeros(right);
  }

  public static int right(int index) {
    return 1 << index;
  }

  public static int side(int index) {
    return index >>> 1;
  }

  public static boolean isKingside(int index) {
    return (index & 1) == 0;
  }

  public static int kingTarget(int index) {
    return (isKingside(index) ? Square.G1 : Square.C1) + 56 * side(index);
  }

  public static int rookTarget(int index) {
    return (isKingside(index) ? Square.F1 : Square.D1) + 56 * side(index);
  }
}
