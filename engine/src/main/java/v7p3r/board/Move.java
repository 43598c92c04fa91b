package v7p3r.board;

/**
 * A move in 16 bits: from 0–5, to 6–11, kind 12–15. {@link #NONE} is a1a1.
 *
 * <p>Castling goes from the king's square to the king's destination, also in Chess960, where the
 * two may be the same; the kind names the wing.
 */
public final class Move {
  public static final int NONE = 0;

  public static final int QUIET = 0;
  public static final int DOUBLE_PUSH = 1;
  public static final int CASTLE_KINGSIDE = 2;
  public static final int CASTLE_QUEENSIDE = 3;
  public static final int CAPTURE = 4;
  public static final int EN_PASSANT = 5;

  /** Promotion to a knight; bishop, rook and queen follow. */
  public static final int PROMOTION = 8;

  /** Capturing promotion to a knight; bishop, rook and queen follow. */
  public static final int PROMOTION_CAPTURE = 12;

  private static final int CAPTURE_BIT = 4 << 12;
  private static final int PROMOTION_BIT = 8 << 12;

  private Move() {}

  public static int of(int from, int to, int kind) {
    assert Square.isValid(from) && Square.isValid(to) && kind >>> 4 == 0;
    return from | to << 6 | kind << 12;
  }

  public static int from(int move) {
    return move & 63;
  }

  public static int to(int move) {
    return move >>> 6 & 63;
  }

  public static int kind(int move) {
    return move >>> 12 & 15;
  }

  /** From and to alone, 12 bits: the index of butterfly tables. */
  public static int fromTo(int move) {
    return move & 0xFFF;
  }

  /** True for en passant and capturing promotions too. */
  public static boolean isCapture(int move) {
    return (move & CAPTURE_BIT) != 0;
  }

  public static boolean isPromotion(int move) {
    return (move & PROMOTION_BIT) != 0;
  }

  /** Neither a capture nor a promotion: it leaves the material as it is. */
  public static boolean isQuiet(int move) {
    return (move & (CAPTURE_BIT | PROMOTION_BIT)) == 0;
  }

  public static boolean isCastling(int move) {
    return kind(move) >>> 1 == CASTLE_KINGSIDE >>> 1;
  }

  public static boolean isEnPassant(int move) {
    return kind(move) == EN_PASSANT;
  }

  /** What the pawn becomes; only for promotions. */
  public static int promotionType(int move) {
    assert isPromotion(move);
    return PieceType.KNIGHT + (kind(move) & 3);
  }
}
