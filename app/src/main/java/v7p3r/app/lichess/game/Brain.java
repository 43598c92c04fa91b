package v7p3r.app.lichess.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import v7p3r.arena.player.Thought;
import v7p3r.arena.player.ThoughtKeeper;
import v7p3r.arena.player.ThoughtListener;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.engine.Engine;
import v7p3r.engine.OptionException;
import v7p3r.engine.Search;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.sparring.SimpleSearch;

/**
 * An engine of one game with a thread of its own: thinks, ponders, and calls back. What it is asked
 * is done in order, a search at a time.
 */
public final class Brain implements AutoCloseable {
  /**
   * The end of a search.
   *
   * @param move as UCI writes it
   * @param reply the answer it expects, as a move of the board; none if {@link Move#NONE}
   * @param trouble why the engine did not do all that it should, if so
   */
  record Result(
      Task task,
      int move,
      String uci,
      int reply,
      Thought thought,
      long nanos,
      Optional<String> trouble) {}

  /** A search that was asked for; can be stopped from anywhere, also before it begins. */
  static final class Task {
    private final Position position;
    private final Limits limits;
    private boolean stopped;
    private boolean hit;
    private Optional<Search> search = Optional.empty();

    private Task(Position position, Limits limits) {
      this.position = position;
      this.limits = limits;
    }

    synchronized void stop() {
      stopped = true;
      search.ifPresent(Search::stop);
    }

    /** What was pondered on has been played. */
    synchronized void ponderHit() {
      hit = true;
      search.ifPresent(Search::ponderHit);
    }

    private synchronized void begin(Search begun) {
      search = Optional.of(begun);
      if (stopped) {
        begun.stop();
      } else if (hit) {
        begun.ponderHit();
      }
    }
  }

  private static final String OVERHEAD = "Move Overhead";

  private final Engine engine = new Engine();
  private final ExecutorService thread;

  /** Of the thread. */
  private Optional<String> trouble = Optional.empty();

  /** With options that hold for all its games. */
  public Brain(Map<String, String> options) {
    options.forEach(engine::setOption);
    thread =
        Executors.newSingleThreadExecutor(
            work -> Thread.ofPlatform().daemon().name("search").unstarted(work));
  }

  /** Gets ready for another game, with options of its own. */
  void newGame(boolean chess960, Map<String, String> options) {
    submit(
        () -> {
          trouble = Optional.empty();
          try {
            engine.setOption("UCI_Chess960", Boolean.toString(chess960));
            options.forEach(engine::setOption);
          } catch (OptionException e) {
            trouble = Optional.of(e.getMessage());
          }
          engine.newGame();
        });
  }

  /** Begins a search as soon as the last one is over; the clock runs from then on. */
  Task think(Position position, Limits limits, int overhead, Consumer<Result> done) {
    Task task = new Task(position.copy(), limits);
    submit(() -> run(task, overhead, done));
    return task;
  }

  private void submit(Runnable work) {
    try {
      thread.execute(work);
    } catch (RejectedExecutionException e) {
      // The brain was closed: the game is over, or the bot ends.
      return;
    }
  }

  /** Whatever fails, a legal move comes out: a game waits for it. */
  private void run(Task task, int overhead, Consumer<Result> done) {
    long begun = System.nanoTime();
    ThoughtKeeper keeper = new ThoughtKeeper(task.position.copy(), List.of(), ThoughtListener.DEAF);
    SearchResult result;
    try {
      result = search(task, overhead, keeper);
    } catch (RuntimeException e) {
      trouble = Optional.of("the engine failed: " + e);
      result =
          new SimpleSearch().search(task.position.copy(), Limits.toDepth(1), SearchListener.SILENT);
    }
    long nanos = System.nanoTime() - begun;
    done.accept(
        new Result(
            task,
            result.bestMove(),
            UciMove.format(task.position, result.bestMove()),
            result.ponderMove(),
            keeper.thought(result.score(), nanos),
            nanos,
            trouble));
    trouble = Optional.empty();
  }

  private SearchResult search(Task task, int overhead, ThoughtKeeper keeper) {
    engine.setOption(OVERHEAD, Integer.toString(overhead));
    engine.setPosition(task.position);
    Search search = engine.prepare(task.limits);
    task.begin(search);
    SearchResult result = search.run(keeper);
    keeper.failure().ifPresent(failure -> trouble = Optional.of("the search failed: " + failure));
    return result;
  }

  @Override
  public void close() {
    thread.shutdown();
  }
}
