package v7p3r.search.memory;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.ref.Cleaner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Zeroed memory outside of the heap, given back when it is freed or nobody refers to it any more.
 * Its pages are made ready on all processors, large ones, but only for a moment: a machine that is
 * slow to hand them out gives the others one by one, small, when the search first needs them.
 */
final class FarMemory {
  private static final long HUGE_PAGE_BYTES = 2 << 20;
  private static final long PAGE_BYTES = 4096;

  /** Enough for some gigabytes where the memory is free. */
  private static final long PATIENCE_NANOS = 1_000_000_000;

  private static final Cleaner CLEANER = Cleaner.create();

  private final MemorySegment segment;
  private final boolean isReady;
  private final Cleaner.Cleanable release;

  private FarMemory(MemorySegment segment, Runnable release, long patienceNanos) {
    this.segment = segment;
    this.release = CLEANER.register(this, release);
    this.isReady = makeReady(segment, System.nanoTime() + patienceNanos);
  }

  /**
   * Zeroed memory.
   *
   * @throws OutOfMemoryError if the system does not give it
   */
  static FarMemory ofLongs(long count) {
    return ofLongs(count, PATIENCE_NANOS);
  }

  /** The same with another time in which its pages are made ready. */
  @SuppressWarnings("restricted")
  static FarMemory ofLongs(long count, long patienceNanos) {
    long bytes = count * Long.BYTES + HUGE_PAGE_BYTES;
    MemorySegment address = SystemLibrary.allocate(bytes);
    if (address.equals(MemorySegment.NULL)) {
      throw new OutOfMemoryError("no " + (bytes >> 20) + " megabytes for a table");
    }
    Arena arena = Arena.ofShared();
    MemorySegment whole = address.reinterpret(bytes, arena, SystemLibrary::free);
    long start = -address.address() & HUGE_PAGE_BYTES - 1;
    return new FarMemory(whole.asSlice(start, count * Long.BYTES), arena::close, patienceNanos);
  }

  MemorySegment segment() {
    return segment;
  }

  /** Zeroes all if all of it is there, and says so; else it is faster to take other memory. */
  boolean clear() {
    if (isReady) {
      onAllProcessors(segment, part -> part.fill((byte) 0));
    }
    return isReady;
  }

  void free() {
    release.clean();
  }

  /** Whether every page is there before the time is over. */
  private static boolean makeReady(MemorySegment segment, long endNanos) {
    AtomicBoolean isComplete = new AtomicBoolean(true);
    onAllProcessors(
        segment,
        part -> {
          for (long at = 0; at < part.byteSize(); at += HUGE_PAGE_BYTES) {
            if (System.nanoTime() > endNanos) {
              isComplete.set(false);
              return;
            }
            MemorySegment page = part.asSlice(at, Math.min(HUGE_PAGE_BYTES, part.byteSize() - at));
            SystemLibrary.wantHugePages(page);
            touch(page);
          }
        });
    return isComplete.get();
  }

  private static void touch(MemorySegment page) {
    for (long at = 0; at < page.byteSize(); at += PAGE_BYTES) {
      page.set(ValueLayout.JAVA_LONG, at, 0);
    }
  }

  /** Equal parts, the ends of which fall on large pages. */
  private static void onAllProcessors(MemorySegment whole, Consumer<MemorySegment> work) {
    long pages = (whole.byteSize() + HUGE_PAGE_BYTES - 1) / HUGE_PAGE_BYTES;
    int parts = Runtime.getRuntime().availableProcessors();
    List<Thread> threads = new ArrayList<>();
    for (int part = 0; part < parts; part++) {
      long from = pages * part / parts * HUGE_PAGE_BYTES;
      long to = Math.min(pages * (part + 1) / parts * HUGE_PAGE_BYTES, whole.byteSize());
      MemorySegment share = whole.asSlice(from, to - from);
      threads.add(Thread.ofPlatform().daemon().start(() -> work.accept(share)));
    }
    threads.forEach(FarMemory::await);
  }

  private static void await(Thread thread) {
    boolean isInterrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** What the C library of every system has; looked up when the first large table is made. */
  @SuppressWarnings("restricted")
  private static final class SystemLibrary {
    /** As Linux numbers it: large pages shorten every look into the table. */
    private static final int MADV_HUGEPAGE = 14;

    private static final Linker LINKER = Linker.nativeLinker();
    private static final MethodHandle CALLOC =
        handle(
            "calloc",
            FunctionDescriptor.of(
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));
    private static final MethodHandle FREE =
        handle("free", FunctionDescriptor.ofVoid(ValueLayout.ADDRESS));

    /** Linux alone knows the advice by that number. */
    private static final Optional<MethodHandle> MADVISE =
        LINKER
            .defaultLookup()
            .find("madvise")
            .filter(symbol -> System.getProperty("os.name", "").equals("Linux"))
            .map(
                symbol ->
                    LINKER.downcallHandle(
                        symbol,
                        FunctionDescriptor.of(
                            ValueLayout.JAVA_INT,
                            ValueLayout.ADDRESS,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_INT)));

    private static MethodHandle handle(String name, FunctionDescriptor type) {
      return LINKER.downcallHandle(LINKER.defaultLookup().findOrThrow(name), type);
    }

    static MemorySegment allocate(long bytes) {
      try {
        return (MemorySegment) CALLOC.invokeExact(bytes, 1L);
      } catch (Throwable e) {
        throw new IllegalStateException(e);
      }
    }

    static void free(MemorySegment address) {
      try {
        FREE.invokeExact(address);
      } catch (Throwable e) {
        throw new IllegalStateException(e);
      }
    }

    /** Advice only: without it the pages are small. */
    static void wantHugePages(MemorySegment memory) {
      if (MADVISE.isEmpty()) {
        return;
      }
      try {
        int unused = (int) MADVISE.get().invokeExact(memory, memory.byteSize(), MADV_HUGEPAGE);
      } catch (Throwable e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
