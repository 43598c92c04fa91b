package v7p3r.studio.analyse;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import v7p3r.board.Position;
import v7p3r.eval.Theme;
import v7p3r.studio.think.Analyst;
import v7p3r.studio.think.Insight;

/**
 * One engine of an analysis and the thread that asks it. Only the newest question counts: those
 * that came while it was busy are never asked.
 */
final class EngineDesk implements AutoCloseable {
  private static final long STACK_BYTES = 16 << 20;

  private final String name;
  private final Analyst analyst;
  private final BiConsumer<EngineDesk, Supplier<Insight>> news;
  private final Runnable changed;
  private int lines = 1;
  private List<Theme> off = List.of();
  private Map<String, String> options = Map.of();
  private boolean on;
  private boolean searching;
  private boolean closed;
  private Optional<Task> wanted = Optional.empty();
  private Optional<Task> current = Optional.empty();
  private Optional<Supplier<Insight>> insight = Optional.empty();
  private Optional<String> failure = Optional.empty();

  /** A question about a node. */
  private record Task(int node, Analyst.Question question) {}

  EngineDesk(
      String name,
      Analyst analyst,
      BiConsumer<EngineDesk, Supplier<Insight>> news,
      Runnable changed) {
    this.name = name;
    this.analyst = analyst;
    this.news = news;
    this.changed = changed;
    Thread thread = new Thread(null, this::work, "analysis by " + name, STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
  }

  String name() {
    return name;
  }

  synchronized void set(
      boolean isOn, int wantedLines, List<Theme> themesOff, Map<String, String> wantedOptions) {
    on = isOn;
    lines = wantedLines;
    off = List.copyOf(themesOff);
    options = Map.copyOf(wantedOptions);
  }

  /**
   * Searches a node from now on, whatever it searched before. The old search is stopped before the
   * new one can begin, which would else be the one that ends.
   */
  synchronized void look(int node, Position position, String start, List<String> moves) {
    searching = true;
    failure = Optional.empty();
    wanted =
        Optional.of(
            new Task(node, new Analyst.Question(position, start, moves, lines, off, options)));
    analyst.stop();
    notifyAll();
  }

  /** Stops until it is told to look again, and keeps what was found. */
  synchronized void pause() {
    searching = false;
    wanted = Optional.empty();
    analyst.stop();
  }

  /** Whether it is wanted, even where there is nothing to search or nobody to see it. */
  synchronized boolean isOn() {
    return on;
  }

  synchronized boolean isSearching() {
    return searching;
  }

  /** The node that the newest insight is about. */
  synchronized int node() {
    return current.map(Task::node).orElse(0);
  }

  synchronized Insight insight() {
    return insight.map(Supplier::get).orElse(Insight.NONE);
  }

  private synchronized Optional<Task> next() {
    try {
      while (wanted.isEmpty() && !closed) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
    current = closed ? Optional.empty() : wanted;
    insight = Optional.empty();
    return current;
  }

  private synchronized boolean isWanted(Task task) {
    return !closed && wanted.isPresent() && wanted.get() == task;
  }

  private void work() {
    for (Optional<Task> task = next(); task.isPresent(); task = next()) {
      Task asked = task.get();
      try {
        analyst.analyze(asked.question, newest -> hear(asked, newest), () -> isWanted(asked));
        done(asked);
      } catch (IOException | RuntimeException e) {
        fail(asked, String.valueOf(e.getMessage()));
      }
      changed.run();
    }
    analyst.close();
  }

  private void hear(Task task, Supplier<Insight> newest) {
    synchronized (this) {
      if (current.isEmpty() || current.get() != task) {
        return;
      }
      insight = Optional.of(newest);
    }
    news.accept(this, newest);
  }

  /** The engine ended by itself, for it has nothing left to find. */
  private synchronized void done(Task task) {
    if (isWanted(task)) {
      wanted = Optional.empty();
      searching = false;
    }
  }

  private synchronized void fail(Task task, String why) {
    if (isWanted(task)) {
      wanted = Optional.empty();
      searching = false;
      on = false;
      failure = Optional.of(why);
    }
  }

  synchronized AnalysisState.EngineState state() {
    Optional<String> stopped =
        failure.or(
            () ->
                searching || insight.isEmpty()
                    ? Optional.empty()
                    : Optional.of("at depth " + insight().depth()));
    return new AnalysisState.EngineState(
        name, on, searching, lines, off.stream().map(Theme::key).toList(), options, stopped);
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      on = false;
      searching = false;
      wanted = Optional.empty();
      notifyAll();
    }
    analyst.stop();
  }
}
