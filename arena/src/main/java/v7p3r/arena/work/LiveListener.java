package v7p3r.arena.work;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One live listener of an {@link Audience}: a bounded queue and a thread that empties it. When it
 * is full the oldest news goes; news of the same name replaces what still waits, at its new place.
 */
public final class LiveListener<L> implements AutoCloseable {
  private static final long CLOSING_MILLIS = 2_000;

  private final L listener;
  private final int places;
  private final Consumer<LiveListener<L>> forget;
  private final Map<Object, Consumer<L>> waiting = new LinkedHashMap<>();
  private final Thread thread;
  private boolean closed;
  private long lost;
  private long failures;

  LiveListener(L listener, int places, Consumer<LiveListener<L>> forget) {
    this.listener = listener;
    this.places = places;
    this.forget = forget;
    this.thread = Thread.ofVirtual().name("live listener").start(this::listen);
  }

  synchronized void tell(Consumer<L> news) {
    tellState(new Object(), news);
  }

  synchronized void tellState(Object name, Consumer<L> news) {
    if (closed) {
      return;
    }
    if (waiting.remove(name) == null && waiting.size() == places) {
      waiting.remove(waiting.keySet().iterator().next());
      lost++;
    }
    waiting.put(name, news);
    notifyAll();
  }

  private void listen() {
    try {
      for (Optional<Consumer<L>> news = next(); news.isPresent(); news = next()) {
        try {
          news.get().accept(listener);
        } catch (RuntimeException e) {
          fail();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized Optional<Consumer<L>> next() throws InterruptedException {
    while (waiting.isEmpty() && !closed) {
      wait();
    }
    if (waiting.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(waiting.remove(waiting.keySet().iterator().next()));
  }

  private synchronized void fail() {
    failures++;
  }

  /** News it was too slow for, apart from what newer news replaced. */
  public synchronized long lost() {
    return lost;
  }

  /** How often it threw; the work does not mind. */
  public synchronized long failures() {
    return failures;
  }

  /** Tells it what still waits, but waits for it only so long. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    forget.accept(this);
    try {
      thread.join(CLOSING_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
