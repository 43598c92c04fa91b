package v7p3r.arena.player;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import v7p3r.board.Color;
import v7p3r.engine.Engine;
import v7p3r.engine.OptionException;
import v7p3r.engine.Search;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.search.SearchResult;
import v7p3r.uci.Uci;

/**
 * The engine of this project in this process, also as one of its sparring partners: no start, no
 * pipes, and no protection from its faults.
 */
final class InternalPlayer implements Player {
  private static final String SEARCH_TYPE = "SearchType";

  private static final int SHOWN_FRAMES = 12;

  private final EngineSpec spec;
  private final boolean strict;
  private final Watchdog watchdog;
  private final LongSupplier nanoTime;
  private final Conversation conversation = new Conversation();
  private final Remarks remarks = new Remarks();
  private Optional<Engine> engine = Optional.empty();
  private volatile Optional<Search> running = Optional.empty();

  /** A strict player throws failures of its search instead of playing a simple move. */
  InternalPlayer(EngineSpec spec, boolean strict, Watchdog watchdog, LongSupplier nanoTime) {
    this.spec = spec;
    this.strict = strict;
    this.watchdog = watchdog;
    this.nanoTime = nanoTime;
  }

  @Override
  public String name() {
    return spec.name();
  }

  @Override
  public String identity() {
    return "V7P3R "
        + Uci.version()
        + EngineSpec.internalType(spec).map(type -> " " + type).orElse("");
  }

  @Override
  public Map<String, String> options() {
    return spec.options();
  }

  @Override
  public List<String> remarks() {
    return remarks.all();
  }

  @Override
  public List<String> conversation() {
    return conversation.lines();
  }

  @Override
  public void newGame(boolean chess960) throws PlayerException {
    try {
      Engine playing = engine.isPresent() ? engine.get() : create();
      engine = Optional.of(playing);
      playing.setOption("UCI_Chess960", Boolean.toString(chess960));
      playing.newGame();
      playing.takeRemarks().forEach(remarks::add);
    } catch (OptionException e) {
      throw new PlayerException(Fault.NO_START, spec.name() + ": " + e.getMessage());
    }
  }

  private Engine create() {
    Engine created = new Engine(nanoTime);
    EngineSpec.internalType(spec).ifPresent(type -> set(created, SEARCH_TYPE, type));
    for (Map.Entry<String, String> option : spec.options().entrySet()) {
      set(created, option.getKey(), option.getValue());
    }
    return created;
  }

  private void set(Engine engine, String option, String value) {
    conversation.sent("setoption name " + option + " value " + value);
    engine.setOption(option, value);
  }

  @Override
  public Reply think(Turn turn, ThoughtListener listener) throws PlayerException {
    Engine playing =
        engine.orElseThrow(() -> new PlayerException(Fault.CRASH, spec.name() + " is not running"));
    conversation.sent(UciProcessPlayer.goCommand(turn));
    ThoughtKeeper last = new ThoughtKeeper(turn.position().copy(), remarks.take(), listener);
    long asked = nanoTime.getAsLong();
    Deadline stop = new Deadline(() -> {});
    try {
      playing.setPosition(turn.position());
      Search search = playing.prepare(limits(turn));
      running = Optional.of(search);
      stop = new Deadline(search::stop);
      stop.set(asked + turn.patience().toNanos());
      watchdog.watch(stop);
      SearchResult result = search.run(last);
      if (strict && last.failure().isPresent()) {
        throw failedSearch(last.failure().get());
      }
      long answered = nanoTime.getAsLong();
      String move = UciMove.format(turn.position(), result.bestMove());
      conversation.received("bestmove " + move);
      return new Reply(
          Decision.MOVE,
          move,
          last.thought(result.score(), answered - asked),
          last.others(),
          answered - asked);
    } catch (RuntimeException e) {
      engine = Optional.empty();
      conversation.note(e.toString());
      throw new PlayerException(Fault.CRASH, spec.name() + " failed: " + e);
    } finally {
      running = Optional.empty();
      watchdog.forget(stop);
    }
  }

  private PlayerException failedSearch(Throwable failure) {
    conversation.note(failure.toString());
    Arrays.stream(failure.getStackTrace())
        .limit(SHOWN_FRAMES)
        .forEach(frame -> conversation.note("  at " + frame));
    return new PlayerException(
        Fault.FAILED_SEARCH, spec.name() + " failed in its search: " + failure);
  }

  private static Limits limits(Turn turn) {
    Limits limits = Limits.UNLIMITED;
    if (turn.clocks().isPresent()) {
      Clocks clocks = turn.clocks().get();
      limits =
          limits
              .withTime(Color.WHITE, clocks.whiteTime())
              .withTime(Color.BLACK, clocks.blackTime())
              .withIncrement(Color.WHITE, clocks.whiteIncrement())
              .withIncrement(Color.BLACK, clocks.blackIncrement());
      if (clocks.movesToGo() > 0) {
        limits = limits.withMovesToGo(clocks.movesToGo());
      }
    }
    SearchLimit limit = turn.limit();
    if (limit.nodes().isPresent()) {
      limits = limits.withNodes(limit.nodes().getAsLong());
    }
    if (limit.depth().isPresent()) {
      limits = limits.withDepth(limit.depth().getAsInt());
    }
    if (limit.moveTimeMillis().isPresent()) {
      limits = limits.withMoveTime(limit.moveTimeMillis().getAsLong());
    }
    return limits;
  }

  @Override
  public void close() {
    running.ifPresent(Search::stop);
  }
}
