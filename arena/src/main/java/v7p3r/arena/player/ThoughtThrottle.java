package v7p3r.arena.player;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Hands thoughts on, the first at once and then one in a while; for one search. */
public final class ThoughtThrottle implements ThoughtListener {
  private final long pause;
  private final LongSupplier nanoTime;
  private final Consumer<Thought> listener;
  private boolean begun;
  private long last;

  public ThoughtThrottle(Duration pause, LongSupplier nanoTime, Consumer<Thought> listener) {
    this.pause = pause.toNanos();
    this.nanoTime = nanoTime;
    this.listener = listener;
  }

  @Override
  public void thought(Supplier<Thought> thought) {
    long now = nanoTime.getAsLong();
    if (!begun || now - last >= pause) {
      begun = true;
      last = now;
      listener.accept(thought.get());
    }
  }
}
