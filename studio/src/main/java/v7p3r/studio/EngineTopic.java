package v7p3r.studio;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import v7p3r.studio.config.StudioConfig;
import v7p3r.studio.live.LiveEvent;
import v7p3r.studio.live.LiveHub;
import v7p3r.studio.live.TopicSource;

/** What the top of every page shows of the engine: whether it thinks, and what it may use. */
final class EngineTopic implements TopicSource, AutoCloseable {
  private static final String TOPIC = "engine";
  private static final long LOOK_MILLIS = 500;

  private final StudioConfig config;
  private final LiveHub hub;
  private final BooleanSupplier thinks;
  private boolean told;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("state of the engine").factory());

  EngineTopic(StudioConfig config, LiveHub hub, BooleanSupplier thinks) {
    this.config = config;
    this.hub = hub;
    this.thinks = thinks;
    hub.register(TOPIC, this);
    timer.scheduleWithFixedDelay(this::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** Threads and table of the own engine, and how many pages are open. */
  record EngineNow(String state, int threads, int hashMb, int pages) {}

  private EngineNow now(boolean busy) {
    return new EngineNow(
        busy ? "busy" : "ready", config.threads(), config.hashMegabytes(), hub.pages());
  }

  /** Tells only what has changed. */
  private void look() {
    boolean busy = thinks.getAsBoolean();
    if (busy != told) {
      told = busy;
      hub.publish(new LiveEvent(TOPIC, "state", now(busy)));
    }
  }

  @Override
  public Optional<List<LiveEvent>> now(String topic) {
    return Optional.of(List.of(new LiveEvent(topic, "state", now(thinks.getAsBoolean()))));
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
