package v7p3r.studio.http;

import java.util.function.LongSupplier;

/** Lets so many pass a second, and more at once if few came before. */
final class RateLimit {
  private static final double NANOS_A_SECOND = 1e9;

  private final double perSecond;
  private final double burst;
  private final LongSupplier nanoTime;
  private double free;
  private long last;

  RateLimit(double perSecond, double burst, LongSupplier nanoTime) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.nanoTime = nanoTime;
    this.free = burst;
    this.last = nanoTime.getAsLong();
  }

  synchronized boolean mayPass() {
    long now = nanoTime.getAsLong();
    free = Math.min(burst, free + (now - last) / NANOS_A_SECOND * perSecond);
    last = now;
    if (free < 1) {
      return false;
    }
    free--;
    return true;
  }
}
