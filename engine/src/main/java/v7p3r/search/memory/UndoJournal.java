package v7p3r.search.memory;

import java.util.Arrays;

/**
 * What was overwritten in the memory of a search since the journal was opened, so that all of it
 * can be put back: numbers in arrays, and buckets of the table.
 */
public final class UndoJournal {
  private boolean isOpen;
  private Object[] arrays = new Object[1 << 12];
  private int[] places = new int[1 << 12];
  private int[] values = new int[1 << 12];
  private int count;
  private long[] keys = new long[1 << 12];
  private long[] buckets = new long[TranspositionTable.BUCKET_LONGS << 12];
  private int bucketCount;

  /** From now on notes are taken. */
  public void open() {
    isOpen = true;
    count = 0;
    bucketCount = 0;
  }

  public void close() {
    isOpen = false;
  }

  boolean isOpen() {
    return isOpen;
  }

  /** A number of an array of shorts or ints is about to be overwritten. */
  void note(Object array, int place, int value) {
    if (count == places.length) {
      arrays = Arrays.copyOf(arrays, 2 * count);
      places = Arrays.copyOf(places, 2 * count);
      values = Arrays.copyOf(values, 2 * count);
    }
    arrays[count] = array;
    places[count] = place;
    values[count++] = value;
  }

  /** The bucket of a key is about to be overwritten. */
  void note(TranspositionTable table, long key) {
    if (bucketCount == keys.length) {
      keys = Arrays.copyOf(keys, 2 * bucketCount);
      buckets = Arrays.copyOf(buckets, 2 * buckets.length);
    }
    keys[bucketCount] = key;
    table.saveBucket(key, buckets, bucketCount++ * TranspositionTable.BUCKET_LONGS);
  }

  /** Puts everything back, the last change first. */
  public void undo(TranspositionTable table) {
    while (count > 0) {
      count--;
      if (arrays[count] instanceof short[] shorts) {
        shorts[places[count]] = (short) values[count];
      } else {
        ((int[]) arrays[count])[places[count]] = values[count];
      }
    }
    while (bucketCount > 0) {
      bucketCount--;
      table.restoreBucket(
          keys[bucketCount], buckets, bucketCount * TranspositionTable.BUCKET_LONGS);
    }
  }
}
