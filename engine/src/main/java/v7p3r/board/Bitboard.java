package v7p3r.board;

/** Sets of squares as 64 bits, bit 0 = a1; the chess words for shifting and filling them. */
public final class Bitboard {
  public static final long FILE_A = 0x0101010101010101L;
  public static final long FILE_H = FILE_A << 7;
  public static final long RANK_1 = 0xFFL;
  public static final long RANK_2 = RANK_1 << 8;
  public static final long RANK_3 = RANK_1 << 16;
  public static final long RANK_4 = RANK_1 << 24;
  public static final long RANK_5 = RANK_1 << 32;
  public static final long RANK_6 = RANK_1 << 40;
  public static final long RANK_7 = RANK_1 << 48;
  public static final long RANK_8 = RANK_1 << 56;
  public static final long LIGHT_SQUARES = 0x55AA55AA55AA55AAL;
  public static final long DARK_SQUARES = ~LIGHT_SQUARES;

  private Bitboard() {}

  public static long of(int square) {
    return 1L << square;
  }

  public static boolean contains(long set, int square) {
    return (set >>> square & 1) != 0;
  }

  /** The lowest square of a set that is not empty. */
  public static int first(long set) {
    return Long.numberOfTrailingZeros(set);
  }

  /** The set without its lowest square. */
  public static long rest(long set) {
    return set & (set - 1);
  }

  public static boolean hasSeveral(long set) {
    return (set & (set - 1)) != 0;
  }

  public static int count(long set) {
    return Long.bitCount(set);
  }

  public static long file(int file) {
    return FILE_A << file;
  }

  public static long rank(int rank) {
    return RANK_1 << 8 * rank;
  }

  /** The rank as the side counts it: 0 is its own back rank. */
  public static long relativeRank(int side, int rank) {
    return RANK_1 << 8 * (rank ^ (7 * side));
  }

  public static long north(long set) {
    return set << 8;
  }

  public static long south(long set) {
    return set >>> 8;
  }

  public static long east(long set) {
    return (set & ~FILE_H) << 1;
  }

  public static long west(long set) {
    return (set & ~FILE_A) >>> 1;
  }

  /** One step toward the enemy's back rank. */
  public static long forward(int side, long set) {
    return side == Color.WHITE ? set << 8 : set >>> 8;
  }

  /** One step toward the side's back rank. */
  public static long backward(int side, long set) {
    return side == Color.WHITE ? set >>> 8 : set << 8;
  }

  /** All squares in front of the set, without the set itself. */
  public static long forwardFill(int side, long set) {
    return side == Color.WHITE ? fillNorth(set << 8) : fillSouth(set >>> 8);
  }

  public static long fillNorth(long set) {
    set |= set << 8;
    set |= set << 16;
    return set | set << 32;
  }

  public static long fillSouth(long set) {
    set |= set >>> 8;
    set |= set >>> 16;
    return set | set >>> 32;
  }

  /** Every file that the set touches, whole. */
  public static long fillFiles(long set) {
    return fillNorth(set) | fillSouth(set);
  }

  /** The neighbors left and right; of whole files, the adjacent files. */
  public static long sideways(long set) {
    return east(set) | west(set);
  }

  /** The set and all squares one king's step from it. */
  public static long spread(long set) {
    set |= sideways(set);
    return set | set << 8 | set >>> 8;
  }

  /** Squares that the pawns of a side attack. */
  public static long pawnAttacks(int side, long pawns) {
    return side == Color.WHITE
        ? (pawns & ~FILE_A) << 7 | (pawns & ~FILE_H) << 9
        : (pawns & ~FILE_A) >>> 9 | (pawns & ~FILE_H) >>> 7;
  }

  /** The board flipped top to bottom: White's view becomes Black's. */
  public static long mirror(long set) {
    return Long.reverseBytes(set);
  }

  /** The set as a side sees it: its own back rank at the bottom. */
  public static long seenBy(int side, long set) {
    return side == Color.WHITE ? set : Long.reverseBytes(set);
  }

  /** The set drawn as eight lines, rank 8 first. */
  public static String draw(long set) {
    StringBuilder lines = new StringBuilder(64 + 72);
    for (int rank = 7; rank >= 0; rank--) {
      for (int file = 0; file < 8; file++) {
        lines.append(contains(set, Square.of(file, rank)) ? 'X' : '.');
        lines.append(file < 7 ? ' ' : '\n');
      }
    }
    return lines.toString();
  }
}
