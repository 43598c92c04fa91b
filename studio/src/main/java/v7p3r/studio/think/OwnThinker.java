package v7p3r.studio.think;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.desc.WinProbability;
import v7p3r.desc.control.EffortObserver;
import v7p3r.engine.Engine;
import v7p3r.engine.EngineOptions;
import v7p3r.engine.Search;
import v7p3r.eval.Theme;
import v7p3r.search.Limits;
import v7p3r.search.SearchResult;

/** The engine of this project, as the studio uses it: one search at a time, told as it goes. */
public final class OwnThinker {
  private final Engine engine = new Engine();
  private final Optional<EffortObserver> observer;
  private CarryOver before = CarryOver.NONE;
  private int lastPly = -1;
  private Optional<Search> running = Optional.empty();

  /** What a search came to. */
  public record Outcome(SearchResult result, Insight insight) {}

  /**
   * An engine with these options.
   *
   * @throws v7p3r.engine.OptionException if one cannot be set
   */
  public OwnThinker(Map<String, String> options, Optional<EffortObserver> observer) {
    options.forEach(engine::setOption);
    this.observer = observer;
  }

  /** Nothing learned so far is of use. */
  public void newGame(boolean chess960) {
    engine.setOption(EngineOptions.CHESS960.name(), Boolean.toString(chess960));
    engine.newGame();
    before = CarryOver.NONE;
    lastPly = -1;
  }

  public void setOption(String name, String value) {
    engine.setOption(name, value);
  }

  /** All themes count but these. */
  public void setThemesOff(List<Theme> off) {
    List<String> keys = off.stream().map(Theme::key).toList();
    engine.setOption("Themes", keys.isEmpty() ? "all" : "off=" + String.join(",", keys));
  }

  /**
   * Searches on the thread of the caller.
   *
   * @param news is handed what can be asked for the newest insight, by any thread
   */
  public Outcome think(Position position, Limits limits, Consumer<Supplier<Insight>> news) {
    return think(position, limits, news, () -> true);
  }

  /**
   * The same for a search that may be stopped before it begins.
   *
   * @param wanted is asked once the search can be stopped
   */
  public Outcome think(
      Position position, Limits limits, Consumer<Supplier<Insight>> news, BooleanSupplier wanted) {
    if (position.gamePly() != lastPly + 2) {
      before = CarryOver.NONE;
    }
    engine.setPosition(position);
    observer.ifPresent(watching -> watching.begin(position, before));
    SearchEars ears =
        new SearchEars(
            position.copy(), observer, engine.options().value(EngineOptions.USE_DESC), news);
    Search search = engine.prepare(limits);
    synchronized (this) {
      running = Optional.of(search);
    }
    if (!wanted.getAsBoolean()) {
      search.stop();
    }
    try {
      SearchResult result = search.run(ears);
      lastPly = position.gamePly();
      before = new CarryOver(WinProbability.of(result.score()), result.ponderMove());
      return new Outcome(result, ears.insight());
    } finally {
      synchronized (this) {
        running = Optional.empty();
      }
    }
  }

  /** Ends the search under way, if there is one. */
  public synchronized void stop() {
    running.ifPresent(Search::stop);
  }
}
