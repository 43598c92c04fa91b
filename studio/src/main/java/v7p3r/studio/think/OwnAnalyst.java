package v7p3r.studio.think;

import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import v7p3r.engine.EngineOptions;
import v7p3r.search.Limits;
import v7p3r.studio.config.StudioConfig;

/** The engine of this project as one that analyzes. */
public final class OwnAnalyst implements Analyst {
  private final Map<String, String> options;
  private Optional<OwnThinker> thinker = Optional.empty();

  public OwnAnalyst(StudioConfig config) {
    this.options =
        Map.of(
            EngineOptions.HASH.name(),
            Integer.toString(config.hashMegabytes()),
            EngineOptions.THREADS.name(),
            Integer.toString(config.threads()));
  }

  @Override
  public void analyze(Question question, Consumer<Supplier<Insight>> news, BooleanSupplier wanted) {
    OwnThinker asked = thinker();
    asked.setOption(
        EngineOptions.CHESS960.name(), Boolean.toString(question.position().isChess960()));
    asked.setOption(EngineOptions.MULTI_PV.name(), Integer.toString(question.lines()));
    asked.setThemesOff(question.off());
    OwnThinker.Outcome outcome =
        asked.think(question.position(), Limits.UNLIMITED.withInfinite(true), news, wanted);
    news.accept(outcome::insight);
  }

  private synchronized OwnThinker thinker() {
    OwnThinker made = thinker.orElseGet(() -> new OwnThinker(options, Observers.create()));
    thinker = Optional.of(made);
    return made;
  }

  @Override
  public synchronized void stop() {
    thinker.ifPresent(OwnThinker::stop);
  }

  @Override
  public synchronized void close() {
    stop();
    thinker = Optional.empty();
  }
}
