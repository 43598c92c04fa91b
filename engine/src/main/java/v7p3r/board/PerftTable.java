package v7p3r.board;

import java.util.Arrays;

/**
 * Counts of subtrees met before, by position key and depth, so that transpositions are counted
 * once. Trees of billions of leaves take seconds; a wrong key would show as a wrong count.
 */
public final class PerftTable {
  /** A different odd number for each depth, so that depths never share a key. */
  private static final long DEPTH_SALT = 0x9E3779B97F4A7C15L;

  /** Salted key and count, side by side. */
  private final long[] entries;

  private final int mask;

  /**
   * @param megabytes size, rounded down to a power of two
   */
  public PerftTable(int megabytes) {
    int pairs = Integer.highestOneBit(Math.clamp(megabytes, 1, 8192)) << 16;
    entries = new long[2 * Math.min(pairs, 1 << 29)];
    mask = entries.length - 2;
  }

  public void clear() {
    Arrays.fill(entries, 0);
  }

  /** The count stored, or -1. */
  long find(long key, int depth) {
    long salted = key ^ DEPTH_SALT * depth;
    int slot = (int) salted << 1 & mask;
    return entries[slot] == salted ? entries[slot + 1] : -1;
  }

  void store(long key, int depth, long leaves) {
    long salted = key ^ DEPTH_SALT * depth;
    int slot = (int) salted << 1 & mask;
    entries[slot] = salted;
    entries[slot + 1] = leaves;
  }
}
