package v7p3r.search.memory;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Optional;

/**
 * The longs of a transposition table, all zero at first. A small table is an array. A large one
 * lies outside of the heap, where the system hands out zeroed pages when they are first touched: an
 * array of gigabytes would be written through before the first search could begin.
 */
final class TableMemory {
  /** From this size on a table lies outside of the heap. */
  static final int FAR_LONGS = 16 << 20;

  private static final MemorySegment NOWHERE = MemorySegment.NULL;

  private final long[] near;
  private final MemorySegment far;
  private final Optional<FarMemory> owner;

  private TableMemory(long[] near, MemorySegment far, Optional<FarMemory> owner) {
    this.near = near;
    this.far = far;
    this.owner = owner;
  }

  /**
   * Zeroed memory.
   *
   * @throws OutOfMemoryError if there is not enough
   */
  static TableMemory ofLongs(int count) {
    if (count < FAR_LONGS) {
      return near(count);
    }
    try {
      return far(FarMemory.ofLongs(count));
    } catch (LinkageError | IllegalCallerException e) {
      return near(count); // A system whose memory cannot be asked for, or that forbids it.
    }
  }

  private static TableMemory near(int count) {
    return new TableMemory(new long[count], NOWHERE, Optional.empty());
  }

  static TableMemory far(FarMemory memory) {
    return new TableMemory(new long[0], memory.segment(), Optional.of(memory));
  }

  long get(int index) {
    long[] near = this.near;
    return near.length != 0 ? near[index] : far.getAtIndex(ValueLayout.JAVA_LONG, index);
  }

  void set(int index, long value) {
    long[] near = this.near;
    if (near.length != 0) {
      near[index] = value;
    } else {
      far.setAtIndex(ValueLayout.JAVA_LONG, index, value);
    }
  }

  /** Zeroes all and says so, unless it is faster to take other memory. */
  boolean clear() {
    if (owner.isPresent()) {
      return owner.get().clear();
    }
    Arrays.fill(near, 0);
    return true;
  }

  /** Gives memory outside of the heap back at once; it must not be used any more. */
  void free() {
    owner.ifPresent(FarMemory::free);
  }
}
