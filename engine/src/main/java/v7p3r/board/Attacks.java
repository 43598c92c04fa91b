package v7p3r.board;

/** Which squares a man attacks from where, and the lines between squares. */
public final class Attacks {
  private static final int[][] KNIGHT_STEPS = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };
  private static final int[][] KING_STEPS = {
    {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}
  };

  private static final long[] PAWN = new long[2 * 64];
  private static final long[] KNIGHT = new long[64];
  private static final long[] KING = new long[64];
  private static final long[] ROOK_RAYS = new long[64];
  private static final long[] BISHOP_RAYS = new long[64];
  private static final long[] BETWEEN = new long[64 * 64];
  private static final long[] LINE = new long[64 * 64];

  static {
    for (int square = 0; square < 64; square++) {
      long here = Bitboard.of(square);
      PAWN[square] = Bitboard.pawnAttacks(Color.WHITE, here);
      PAWN[64 + square] = Bitboard.pawnAttacks(Color.BLACK, here);
      KNIGHT[square] = leaps(square, KNIGHT_STEPS);
      KING[square] = leaps(square, KING_STEPS);
      ROOK_RAYS[square] = rook(square, 0);
      BISHOP_RAYS[square] = bishop(square, 0);
    }
    for (int a = 0; a < 64; a++) {
      for (int b = 0; b < 64; b++) {
        connect(a, b);
      }
    }
  }

  private Attacks() {}

  public static long pawn(int side, int square) {
    return PAWN[side << 6 | square];
  }

  public static long knight(int square) {
    return KNIGHT[square];
  }

  public static long king(int square) {
    return KING[square];
  }

  public static long bishop(int square, long occupied) {
    return SlidingAttacks.bishop(square, occupied);
  }

  public static long rook(int square, long occupied) {
    return SlidingAttacks.rook(square, occupied);
  }

  public static long queen(int square, long occupied) {
    return bishop(square, occupied) | rook(square, occupied);
  }

  /** Rook attacks on an empty board. */
  public static long rookRays(int square) {
    return ROOK_RAYS[square];
  }

  /** Bishop attacks on an empty board. */
  public static long bishopRays(int square) {
    return BISHOP_RAYS[square];
  }

  /** Attacks of any man but a pawn. */
  public static long of(int type, int square, long occupied) {
    return switch (type) {
      case PieceType.KNIGHT -> KNIGHT[square];
      case PieceType.BISHOP -> bishop(square, occupied);
      case PieceType.ROOK -> rook(square, occupied);
      case PieceType.QUEEN -> queen(square, occupied);
      default -> KING[square];
    };
  }

  /** Squares strictly between two squares on one line; empty when they share none. */
  public static long between(int a, int b) {
    return BETWEEN[a << 6 | b];
  }

  /** The whole line through two squares, edge to edge; empty when they share none. */
  public static long line(int a, int b) {
    return LINE[a << 6 | b];
  }

  private static void connect(int a, int b) {
    long endA = Bitboard.of(a);
    long endB = Bitboard.of(b);
    if (a != b && (ROOK_RAYS[a] & endB) != 0) {
      BETWEEN[a << 6 | b] = rook(a, endB) & rook(b, endA);
      LINE[a << 6 | b] = ROOK_RAYS[a] & ROOK_RAYS[b] | endA | endB;
    } else if (a != b && (BISHOP_RAYS[a] & endB) != 0) {
      BETWEEN[a << 6 | b] = bishop(a, endB) & bishop(b, endA);
      LINE[a << 6 | b] = BISHOP_RAYS[a] & BISHOP_RAYS[b] | endA | endB;
    }
  }

  private static long leaps(int square, int[][] steps) {
    long targets = 0;
    for (int[] step : steps) {
      int file = Square.file(square) + step[0];
      int rank = Square.rank(square) + step[1];
      if ((file | rank) >>> 3 == 0) {
        targets |= Bitboard.of(Square.of(file, rank));
      }
    }
    return targets;
  }
}
