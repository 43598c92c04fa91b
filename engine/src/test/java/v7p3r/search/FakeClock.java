package v7p3r.search;

import java.util.function.LongSupplier;

/** Time that passes only when it is read or when a test says so. */
public final class FakeClock implements LongSupplier {
  private final long nanosAReading;
  private long now = 1L << 40;

  public FakeClock(long nanosAReading) {
    this.nanosAReading = nanosAReading;
  }

  @Override
  public long getAsLong() {
    now += nanosAReading;
    return now;
  }

  public void advance(long millis) {
    now += millis * 1_000_000;
  }

  public long millis() {
    return now / 1_000_000;
  }
}
