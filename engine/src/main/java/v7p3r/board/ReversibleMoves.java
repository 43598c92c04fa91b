package v7p3r.board;

/**
 * Every move of a man that can go back and forth, found by the change it makes to the key: a cuckoo
 * hash of the 3,668 of them, so that an upcoming repetition costs one look-up a past position.
 */
final class ReversibleMoves {
  private static final int SIZE = 8192;
  private static final int EXPECTED = 3668;

  private static final long[] CHANGES = new long[SIZE];

  /** From 0–5, to 6–11; 0 where the slot is empty. */
  private static final short[] PATHS = new short[SIZE];

  static {
    int count = 0;
    for (int piece = Piece.WHITE_KNIGHT; piece < Piece.COUNT; piece++) {
      for (int from = 0; from < 64; from++) {
        for (int to = from + 1; to < 64; to++) {
          if (Bitboard.contains(Attacks.of(Piece.type(piece), from, 0), to)) {
            insert(Zobrist.man(piece, from) ^ Zobrist.man(piece, to), from | to << 6);
            count++;
          }
        }
      }
    }
    if (count != EXPECTED) {
      throw new AssertionError(count + " reversible moves");
    }
  }

  private ReversibleMoves() {}

  /** The path whose move changes the key just so, or -1. */
  static int find(long change) {
    int slot = first(change);
    if (CHANGES[slot] != change) {
      slot = second(change);
    }
    // An empty slot holds no change at all, which is what a lost tempo makes.
    return CHANGES[slot] == change && PATHS[slot] != 0 ? PATHS[slot] : -1;
  }

  static int from(int path) {
    return path & 63;
  }

  static int to(int path) {
    return path >>> 6 & 63;
  }

  static long between(int path) {
    return Attacks.between(from(path), to(path));
  }

  private static int first(long change) {
    return (int) change & SIZE - 1;
  }

  private static int second(long change) {
    return (int) (change >>> 16) & SIZE - 1;
  }

  private static void insert(long change, int path) {
    int slot = first(change);
    while (true) {
      long evictedChange = CHANGES[slot];
      int evictedPath = PATHS[slot];
      CHANGES[slot] = change;
      PATHS[slot] = (short) path;
      if (evictedPath == 0) {
        return;
      }
      change = evictedChange;
      path = evictedPath;
      slot = slot == first(change) ? second(change) : first(change);
    }
  }
}
