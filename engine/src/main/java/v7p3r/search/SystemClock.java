package v7p3r.search;

import java.util.function.LongSupplier;

/** The clock of the machine in nanoseconds; a class because lambdas cost time at start-up. */
public final class SystemClock implements LongSupplier {
  public static final LongSupplier NANOS = new SystemClock();

  private SystemClock() {}

  @Override
  public long getAsLong() {
    return System.nanoTime();
  }
}
