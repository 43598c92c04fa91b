package v7p3r.desc.model;

import java.util.Arrays;

/** Remembers the PES of positions by their key. For one thread. */
public final class PesCache {
  private final long[] keys;
  private final float[] values;

  /**
   * A cache for about so many positions; newer ones replace older ones.
   *
   * @param entries rounded up to a power of two
   */
  public PesCache(int entries) {
    if (entries < 1 || entries > 1 << 24) {
      throw new IllegalArgumentException("a cache of 1 to 2^24 entries, not " + entries);
    }
    int size = Integer.highestOneBit(2 * entries - 1);
    keys = new long[size];
    values = new float[size];
    clear();
  }

  public void clear() {
    Arrays.fill(values, Float.NaN);
  }

  /** The PES of a position, NaN when it is not known. */
  public float get(long key) {
    int slot = (int) key & keys.length - 1;
    return keys[slot] == key ? values[slot] : Float.NaN;
  }

  public void put(long key, float pes) {
    int slot = (int) key & keys.length - 1;
    keys[slot] = key;
    values[slot] = pes;
  }
}
