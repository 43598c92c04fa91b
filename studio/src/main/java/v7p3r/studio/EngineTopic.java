package v7p3r.studio;

import java.util.List;
import java.util.Optional;
import v7p3r.studio.config.StudioConfig;
import v7p3r.studio.live.LiveEvent;
import v7p3r.studio.live.LiveHub;
import v7p3r.studio.live.TopicSource;

/** What the top of every page shows of the engine. */
final class EngineTopic implements TopicSource {
  private final StudioConfig config;
  private final LiveHub hub;

  EngineTopic(StudioConfig config, LiveHub hub) {
    this.config = config;
    this.hub = hub;
    hub.register("engine", this);
  }

  /** Threads and table of the own engine, and how many pages are open. */
  record EngineNow(String state, int threads, int hashMb, int pages) {}

  @Override
  public Optional<List<LiveEvent>> now(String topic) {
    EngineNow now = new EngineNow("ready", config.threads(), config.hashMegabytes(), hub.pages());
    return Optional.of(List.of(new LiveEvent(topic, "state", now)));
  }
}
