package v7p3r.board;

/** Bishop and rook attacks looked up by magic multiplication of the blockers. */
final class SlidingAttacks {
  private static final int[][] ROOK_STEPS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
  private static final int[][] BISHOP_STEPS = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

  private static final int ROOK_ENTRIES = 102_400;
  private static final int BISHOP_ENTRIES = 5_248;

  private static final long[] ATTACKS = new long[ROOK_ENTRIES + BISHOP_ENTRIES];
  private static final long[] ROOK_MASK = new long[64];
  private static final long[] BISHOP_MASK = new long[64];
  private static final int[] ROOK_OFFSET = new int[64];
  private static final int[] BISHOP_OFFSET = new int[64];

  /** 64 minus the number of relevant squares. */
  private static final byte[] ROOK_SHIFT = new byte[64];

  private static final byte[] BISHOP_SHIFT = new byte[64];

  static {
    int end = fill(0, ROOK_STEPS, Magics.ROOK, ROOK_MASK, ROOK_OFFSET, ROOK_SHIFT);
    fill(end, BISHOP_STEPS, Magics.BISHOP, BISHOP_MASK, BISHOP_OFFSET, BISHOP_SHIFT);
  }

  private SlidingAttacks() {}

  static long rook(int square, long occupied) {
    int index = (int) ((occupied & ROOK_MASK[square]) * Magics.ROOK[square] >>> ROOK_SHIFT[square]);
    return ATTACKS[ROOK_OFFSET[square] + index];
  }

  static long bishop(int square, long occupied) {
    int index =
        (int) ((occupied & BISHOP_MASK[square]) * Magics.BISHOP[square] >>> BISHOP_SHIFT[square]);
    return ATTACKS[BISHOP_OFFSET[square] + index];
  }

  /** Fills one slider's part of the table from {@code offset} and returns where the part ends. */
  private static int fill(
      int offset, int[][] steps, long[] magics, long[] masks, int[] offsets, byte[] shifts) {
    for (int square = 0; square < 64; square++) {
      long mask = walk(square, steps, 0) & ~edges(square);
      masks[square] = mask;
      offsets[square] = offset;
      shifts[square] = (byte) (64 - Long.bitCount(mask));
      long blockers = 0;
      do {
        int index = offset + (int) (blockers * magics[square] >>> shifts[square]);
        long attacks = walk(square, steps, blockers);
        if (ATTACKS[index] != 0 && ATTACKS[index] != attacks) {
          throw new AssertionError("magic multiplier collides on " + Square.name(square));
        }
        ATTACKS[index] = attacks;
        blockers = blockers - mask & mask;
      } while (blockers != 0);
      offset += 1 << Long.bitCount(mask);
    }
    return offset;
  }

  /** Board edges that cannot block anything further for a slider on this square. */
  private static long edges(int square) {
    long ranks = (Bitboard.RANK_1 | Bitboard.RANK_8) & ~Bitboard.rank(Square.rank(square));
    long files = (Bitboard.FILE_A | Bitboard.FILE_H) & ~Bitboard.file(Square.file(square));
    return ranks | files;
  }

  private static long walk(int square, int[][] steps, long blockers) {
    long attacks = 0;
    for (int[] step : steps) {
      int file = Square.file(square) + step[0];
      int rank = Square.rank(square) + step[1];
      while ((file | rank) >>> 3 == 0) {
        long target = Bitboard.of(Square.of(file, rank));
        attacks |= target;
        if ((blockers & target) != 0) {
          break;
        }
        file += step[0];
        rank += step[1];
      }
    }
    return attacks;
  }
}
