package v7p3r.studio.think;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import v7p3r.engine.EngineOptions;
import v7p3r.engine.OptionException;
import v7p3r.search.Limits;
import v7p3r.studio.config.StudioConfig;

/** The engine of this project as one that analyzes. */
public final class OwnAnalyst implements Analyst {
  private final Map<String, String> options;
  private Map<String, String> set = Map.of();
  private Optional<OwnThinker> thinker = Optional.empty();

  public OwnAnalyst(StudioConfig config) {
    this.options = OwnOptions.of(config);
  }

  @Override
  public void analyze(Question question, Consumer<Supplier<Insight>> news, BooleanSupplier wanted)
      throws IOException {
    OwnThinker asked = thinker(question.options());
    asked.setOption(
        EngineOptions.CHESS960.name(), Boolean.toString(question.position().isChess960()));
    asked.setOption(EngineOptions.MULTI_PV.name(), Integer.toString(question.lines()));
    asked.setThemesOff(question.off());
    OwnThinker.Outcome outcome =
        asked.think(question.position(), Limits.UNLIMITED.withInfinite(true), news, wanted);
    news.accept(outcome::insight);
  }

  /** Other options than before make another engine: what is no longer asked for is usual again. */
  private synchronized OwnThinker thinker(Map<String, String> wanted) throws IOException {
    if (thinker.isEmpty() || !wanted.equals(set)) {
      Map<String, String> all = new LinkedHashMap<>(options);
      all.putAll(wanted);
      try {
        thinker = Optional.of(new OwnThinker(all, Observers.create()));
      } catch (OptionException e) {
        throw new IOException(e.getMessage(), e);
      }
      set = wanted;
    }
    return thinker.get();
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
