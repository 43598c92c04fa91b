package v7p3r.studio.live;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * One open page: what it listens to, and what waits to be sent to it. One thread sends, for the
 * frames of two would mix. What waits is bounded: newer news replaces older of the same slot, and
 * when all places are taken the oldest goes.
 */
public final class LivePage implements AutoCloseable {
  static final int MOST_TOPICS = 64;
  private static final int PLACES = 256;

  private final PageSocket socket;
  private final Consumer<LivePage> gone;
  private final Map<String, String> waiting = new LinkedHashMap<>();
  private final Set<String> topics = new LinkedHashSet<>();
  private boolean closed;

  /** When the send under way began, in nanoseconds; 0 if none is. */
  private long sendingSince;

  /** Who is told when the page turns out to be gone. */
  LivePage(PageSocket socket, Consumer<LivePage> gone) {
    this.socket = socket;
    this.gone = gone;
    Thread.ofVirtual().name("page writer").start(this::write);
  }

  synchronized boolean listensTo(String topic) {
    return topics.contains(topic);
  }

  /** Whether it listens now; not when it is gone or listens to too much already. */
  synchronized boolean listen(String topic) {
    return !closed && (topics.contains(topic) || topics.size() < MOST_TOPICS && topics.add(topic));
  }

  synchronized boolean leave(String topic) {
    return topics.remove(topic);
  }

  /** Listens to nothing from now on; what it listened to. */
  synchronized Set<String> leaveAll() {
    close();
    Set<String> left = Set.copyOf(topics);
    topics.clear();
    return left;
  }

  synchronized void offer(String slot, String text) {
    if (closed) {
      return;
    }
    if (waiting.remove(slot) == null && waiting.size() == PLACES) {
      waiting.remove(waiting.keySet().iterator().next());
    }
    waiting.put(slot, text);
    notifyAll();
  }

  private void write() {
    try {
      for (Optional<String> text = next(); text.isPresent(); text = next()) {
        socket.send(text.get());
      }
    } catch (RuntimeException e) {
      gone.accept(this);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized Optional<String> next() throws InterruptedException {
    sendingSince = 0;
    while (waiting.isEmpty() && !closed) {
      wait();
    }
    if (closed) {
      return Optional.empty();
    }
    sendingSince = System.nanoTime();
    return Optional.of(waiting.remove(waiting.keySet().iterator().next()));
  }

  /** Ends a connection whose page has not read for so long. */
  void giveUpAfter(long nanos) {
    boolean stuck;
    synchronized (this) {
      stuck = sendingSince != 0 && System.nanoTime() - sendingSince > nanos;
    }
    if (stuck) {
      gone.accept(this);
      socket.terminate();
    }
  }

  void end(int code, String reason) {
    close();
    socket.close(code, reason);
  }

  /** Nothing more is sent. */
  @Override
  public synchronized void close() {
    closed = true;
    waiting.clear();
    notifyAll();
  }

  synchronized int waitingCount() {
    return waiting.size();
  }
}
