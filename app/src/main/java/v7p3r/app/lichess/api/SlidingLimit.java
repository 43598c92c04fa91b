package v7p3r.app.lichess.api;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;

/** So many times within a span of time and no more, counted on our side. */
public final class SlidingLimit {
  private final int most;
  private final long span;
  private final LongSupplier nanoTime;
  private final Deque<Long> times = new ArrayDeque<>();

  public SlidingLimit(int most, Duration span, LongSupplier nanoTime) {
    this.most = most;
    this.span = span.toNanos();
    this.nanoTime = nanoTime;
  }

  /** How long until it may be done once more; zero if at once. */
  public synchronized Duration left() {
    long now = nanoTime.getAsLong();
    while (!times.isEmpty() && now - times.getFirst() >= span) {
      times.removeFirst();
    }
    return times.size() < most ? Duration.ZERO : Duration.ofNanos(times.getFirst() + span - now);
  }

  public synchronized void count() {
    times.addLast(nanoTime.getAsLong());
  }
}
