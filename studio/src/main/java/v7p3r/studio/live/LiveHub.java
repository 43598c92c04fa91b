package v7p3r.studio.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tools.jackson.databind.json.JsonMapper;

/**
 * Tells open pages what they listen to. Who has news leaves it here and goes on; a thread of the
 * hub makes the text, once for all pages, and at most ten times a second for each slot.
 */
public final class LiveHub implements AutoCloseable {
  private static final long IDLE_MILLIS = 1_000;
  private static final long BEAT_NANOS = TimeUnit.SECONDS.toNanos(2);
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(10);

  private final JsonMapper json;
  private final int mostPages;
  private final Map<String, TopicSource> sources = new ConcurrentHashMap<>();
  private final Set<LivePage> pages = ConcurrentHashMap.newKeySet();
  private final Map<String, Slot> slots = new LinkedHashMap<>();
  private final Map<String, Integer> watchers = new HashMap<>();
  private final Thread thread;
  private boolean closed;
  private long lastBeat = System.nanoTime();

  /** Of one slot: the news that waits, since when, and its pace. */
  private static final class Slot {
    private LiveEvent event;
    private Optional<Supplier<?>> news = Optional.empty();
    private long since;
    private final Pace pace = new Pace(System.nanoTime());
  }

  public LiveHub(JsonMapper json, int mostPages) {
    this.json = json;
    this.mostPages = mostPages;
    this.thread = Thread.ofPlatform().daemon().name("live").start(this::work);
  }

  /** Topics that are this word, or begin with it and a slash, are known there. */
  public void register(String word, TopicSource source) {
    sources.put(word, source);
  }

  // ---- Pages ----

  /** A page was opened; nothing when there are too many. */
  public Optional<LivePage> open(PageSocket socket) {
    if (pages.size() >= mostPages) {
      return Optional.empty();
    }
    LivePage page = new LivePage(socket, this::close);
    pages.add(page);
    return Optional.of(page);
  }

  public void close(LivePage page) {
    pages.remove(page);
    page.leaveAll().forEach(topic -> count(topic, -1));
  }

  public int pages() {
    return pages.size();
  }

  /**
   * A page begins to listen and is told at once how the topic stands.
   *
   * @return false when there is no such topic, or the page listens to too many
   */
  public boolean subscribe(LivePage page, String topic) {
    boolean fresh = !page.listensTo(topic);
    if (now(topic).isEmpty() || !page.listen(topic)) {
      return false;
    }
    if (fresh) {
      count(topic, 1);
    }
    // Asked again: that somebody listens may have changed how it stands.
    now(topic).ifPresent(events -> events.forEach(event -> send(page, event)));
    return true;
  }

  private Optional<List<LiveEvent>> now(String topic) {
    return source(topic).flatMap(source -> source.now(topic));
  }

  public void unsubscribe(LivePage page, String topic) {
    if (page.leave(topic)) {
      count(topic, -1);
    }
  }

  /** Tells one page something, whatever it listens to. */
  public void send(LivePage page, LiveEvent event) {
    page.offer(event.slot(), text(event, event.data()));
  }

  /** How many pages listen. */
  public synchronized int watchers(String topic) {
    return watchers.getOrDefault(topic, 0);
  }

  private void count(String topic, int change) {
    int now;
    synchronized (this) {
      now = watchers.merge(topic, change, Integer::sum);
      if (now == 0) {
        watchers.remove(topic);
        slots.values().removeIf(slot -> slot.event.topic().equals(topic));
      }
    }
    source(topic).ifPresent(source -> source.watchedBy(topic, now));
  }

  private Optional<TopicSource> source(String topic) {
    int slash = topic.indexOf('/');
    return Optional.ofNullable(sources.get(slash < 0 ? topic : topic.substring(0, slash)));
  }

  // ---- News ----

  /** Tells all who listen; costs next to nothing when nobody does. */
  public void publish(LiveEvent event) {
    publish(event, event::data);
  }

  /** The same, where the data are asked for when they are told: then they are the newest. */
  public void publish(String topic, String type, Supplier<?> data) {
    publish(new LiveEvent(topic, type, ""), data);
  }

  /** The same for one of several things of a type, such as one of several engines. */
  public void publish(String topic, String type, String key, Supplier<?> data) {
    publish(new LiveEvent(topic, type, key, ""), data);
  }

  private synchronized void publish(LiveEvent event, Supplier<?> data) {
    if (closed || !watchers.containsKey(event.topic())) {
      return;
    }
    Slot slot = slots.computeIfAbsent(event.slot(), _ -> new Slot());
    slot.event = event;
    slot.since = slot.news.isEmpty() ? System.nanoTime() : slot.since;
    slot.news = Optional.of(data);
    notifyAll();
  }

  private void work() {
    try {
      while (!isClosed()) {
        due().forEach(this::tell);
        pages.forEach(page -> page.giveUpAfter(PATIENCE_NANOS));
        beat();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** A connection that was cut is only noticed by writing to it. */
  private void beat() {
    long now = System.nanoTime();
    if (now - lastBeat > BEAT_NANOS) {
      lastBeat = now;
      LiveEvent beat = new LiveEvent("engine", "pong", Map.of());
      pages.forEach(page -> send(page, beat));
    }
  }

  private synchronized boolean isClosed() {
    return closed;
  }

  private record Due(LiveEvent event, Supplier<?> data) {}

  /** Waits for something to tell, but not for long. */
  private synchronized List<Due> due() throws InterruptedException {
    long now = System.nanoTime();
    long wait = TimeUnit.MILLISECONDS.toNanos(IDLE_MILLIS);
    List<Due> due = collect(now);
    if (due.isEmpty() && !closed) {
      for (Slot slot : slots.values()) {
        if (slot.news.isPresent()) {
          wait = Math.min(wait, slot.pace.due(slot.since) - now);
        }
      }
      TimeUnit.NANOSECONDS.timedWait(this, Math.max(wait, 1));
      due = collect(System.nanoTime());
    }
    return due;
  }

  private List<Due> collect(long now) {
    List<Due> due = new ArrayList<>();
    for (Iterator<Slot> all = slots.values().iterator(); all.hasNext(); ) {
      Slot slot = all.next();
      if (slot.news.isEmpty()) {
        if (slot.pace.isAtRest(now)) {
          all.remove();
        }
      } else if (slot.pace.due(slot.since) <= now) {
        due.add(new Due(slot.event, slot.news.get()));
        slot.news = Optional.empty();
        slot.pace.tell(now);
      }
    }
    return due;
  }

  private void tell(Due due) {
    List<LivePage> listening =
        pages.stream().filter(page -> page.listensTo(due.event.topic())).toList();
    if (listening.isEmpty()) {
      return;
    }
    try {
      String text = text(due.event, due.data.get());
      listening.forEach(page -> page.offer(due.event.slot(), text));
    } catch (RuntimeException e) {
      System.getLogger("v7p3r.studio").log(System.Logger.Level.WARNING, "news were lost", e);
    }
  }

  private record Message(String topic, String type, Object data) {}

  private String text(LiveEvent event, Object data) {
    return json.writeValueAsString(new Message(event.topic(), event.type(), data));
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    pages.forEach(page -> page.end(1001, "the studio was ended"));
    pages.clear();
    thread.interrupt();
  }
}
