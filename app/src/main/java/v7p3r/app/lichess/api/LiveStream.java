package v7p3r.app.lichess.api;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A stream of Lichess that is kept open: cut, silent or refused, it is opened again, with growing
 * pauses, until it is closed. Openings are numbered, so that who listens knows which lines belong
 * together. It reads on a thread of its own.
 */
public final class LiveStream implements AutoCloseable {
  /** Hears what comes, on the thread of the stream. */
  public interface Listener {
    void line(int opening, JsonNode line);

    /** Nothing will ever come, for Lichess does not know or does not allow the stream. */
    void refused(String why);
  }

  private static final long NANOS_A_MILLI = 1_000_000;

  private final LichessApi api;
  private final String path;
  private final Optional<SlidingLimit> openingLimit;
  private final Listener listener;
  private final Consumer<String> log;
  private final AtomicInteger opening = new AtomicInteger();
  private final Object monitor = new Object();
  private Optional<InputStream> current = Optional.empty();
  private Optional<String> end = Optional.empty();
  private boolean closed;

  /** An opening with this number or a lower one is not new enough for who asked. */
  private int outdated;

  private volatile long lastBytes = System.nanoTime();
  private volatile long lastLine = System.nanoTime();
  private volatile long gap;

  private LiveStream(
      LichessApi api,
      String path,
      Optional<SlidingLimit> openingLimit,
      Listener listener,
      Consumer<String> log) {
    this.api = api;
    this.path = path;
    this.openingLimit = openingLimit;
    this.listener = listener;
    this.log = log;
  }

  /** What happens to the account; Lichess limits how often it is opened. */
  public static LiveStream ofEvents(
      LichessApi api, SlidingLimit openings, Listener listener, Consumer<String> log) {
    return new LiveStream(api, LichessApi.eventsPath(), Optional.of(openings), listener, log);
  }

  public static LiveStream ofGame(
      LichessApi api, String game, Listener listener, Consumer<String> log) {
    return new LiveStream(api, LichessApi.gamePath(game), Optional.empty(), listener, log);
  }

  public LiveStream start() {
    Thread.ofVirtual().name("stream " + path).start(this::run);
    Thread.ofVirtual().name("watch of " + path).start(this::watch);
    return this;
  }

  /** The number of the newest opening. */
  public int opening() {
    return opening.get();
  }

  /** How long ago anything came, if only an empty line. */
  public Duration age() {
    return Duration.ofNanos(System.nanoTime() - lastLine);
  }

  /** How long nothing came before the newest opening told something. */
  public Duration gap() {
    return Duration.ofNanos(gap);
  }

  /** Closes the connection, so that a new opening tells how things stand. */
  public void reopen() {
    synchronized (monitor) {
      outdated = opening.get();
      current.ifPresent(LiveStream::shut);
    }
  }

  /** The same after a pause, in which it may turn out to be needless. */
  public void reopenIn(Duration pause) {
    CompletableFuture.delayedExecutor(pause.toMillis(), TimeUnit.MILLISECONDS)
        .execute(this::reopen);
  }

  @Override
  public void close() {
    synchronized (monitor) {
      closed = true;
      current.ifPresent(LiveStream::shut);
      monitor.notifyAll();
    }
  }

  private boolean isClosed() {
    synchronized (monitor) {
      return closed;
    }
  }

  private void run() {
    Duration pause = api.timings().reopening();
    while (!isClosed()) {
      Duration wanted = openingLimit.map(SlidingLimit::left).orElse(Duration.ZERO);
      if (wanted.isPositive()) {
        log.accept("opened too often; next in " + wanted.toSeconds() + " s");
        sleep(wanted);
        continue;
      }
      openingLimit.ifPresent(SlidingLimit::count);
      boolean lived = false;
      int number = opening.incrementAndGet();
      switch (api.open(path)) {
        case Requests.Opening.Open(InputStream lines) -> lived = read(lines, number);
        case Requests.Opening.Closed(Answer.Limited limited) -> {
          log.accept("not opened: " + limited.words());
          sleep(limited.pause());
          continue;
        }
        case Requests.Opening.Closed(Answer.Refused refused) -> {
          log.accept("not opened: " + refused.words());
          listener.refused(refused.words());
          return;
        }
        case Requests.Opening.Closed(Answer why) -> log.accept("not opened: " + why.words());
      }
      if (isClosed()) {
        return;
      }
      pause = lived ? api.timings().reopening() : longer(pause);
      if (!isOutdated(number)) {
        sleep(pause);
        tellEnd();
      }
    }
  }

  private Duration longer(Duration pause) {
    Duration twice = pause.multipliedBy(2);
    Duration longest = api.timings().longestReopening();
    return twice.compareTo(longest) > 0 ? longest : twice;
  }

  private boolean isOutdated(int number) {
    synchronized (monitor) {
      return outdated >= number;
    }
  }

  /** Reads to the end; true if a line came. */
  private boolean read(InputStream lines, int number) {
    synchronized (monitor) {
      if (closed || outdated >= number) {
        shut(lines);
        return false;
      }
      current = Optional.of(lines);
      lastBytes = System.nanoTime();
    }
    LineInput input = new LineInput(lines, () -> lastBytes = System.nanoTime());
    boolean lived = false;
    try {
      for (Optional<String> line = input.next(); line.isPresent(); line = input.next()) {
        gap = lived ? gap : System.nanoTime() - lastLine;
        lived = true;
        lastLine = System.nanoTime();
        tell(number, line.get());
      }
      remember(input, number, "ended");
    } catch (IOException e) {
      remember(input, number, "broke");
    } finally {
      synchronized (monitor) {
        current = Optional.empty();
      }
      shut(lines);
    }
    return lived;
  }

  private void tell(int number, String line) {
    if (line.isBlank()) {
      return;
    }
    JsonNode json;
    try {
      json = JsonMapper.shared().readTree(line);
    } catch (JacksonException e) {
      log.accept("a line that is no JSON was left out: " + e.getOriginalMessage());
      return;
    }
    listener.line(number, json);
  }

  private void remember(LineInput input, int number, String how) {
    synchronized (monitor) {
      if (outdated < number) {
        end =
            Optional.of(
                "stream " + how + (input.isTorn() ? " in mid-line, which is left out" : ""));
      }
    }
  }

  /** Says how the stream ended, unless that was its time: who listens has closed it by now. */
  private void tellEnd() {
    synchronized (monitor) {
      if (!closed) {
        end.ifPresent(how -> log.accept(how + "; opening it again"));
      }
      end = Optional.empty();
    }
  }

  /** Ends a connection on which nothing comes any more. */
  private void watch() {
    long silence = api.timings().silence().toNanos();
    while (!isClosed()) {
      sleep(Duration.ofNanos(silence / 8));
      synchronized (monitor) {
        if (current.isPresent() && System.nanoTime() - lastBytes > silence) {
          log.accept(
              "nothing heard for "
                  + silence / NANOS_A_MILLI
                  + " ms, not even an empty line; opening the stream again");
          outdated = opening.get();
          current.ifPresent(LiveStream::shut);
          current = Optional.empty();
        }
      }
    }
  }

  private void sleep(Duration pause) {
    long end = System.nanoTime() + pause.toNanos();
    synchronized (monitor) {
      long left = pause.toMillis();
      while (!closed && left > 0) {
        try {
          monitor.wait(left);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          closed = true;
        }
        left = (end - System.nanoTime()) / NANOS_A_MILLI;
      }
    }
  }

  private static void shut(InputStream stream) {
    try {
      stream.close();
    } catch (IOException e) {
      // It is of no use any more, closed or not.
      return;
    }
  }
}
