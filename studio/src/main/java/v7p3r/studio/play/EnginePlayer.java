package v7p3r.studio.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import v7p3r.arena.player.Clocks;
import v7p3r.arena.player.Fault;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Reply;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.Thought;
import v7p3r.arena.player.ThoughtListener;
import v7p3r.arena.player.Turn;
import v7p3r.board.Color;
import v7p3r.engine.EngineOptions;
import v7p3r.engine.OptionException;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.search.Value;
import v7p3r.studio.think.Insight;
import v7p3r.studio.think.Observers;
import v7p3r.studio.think.OwnThinker;
import v7p3r.uci.Uci;

/** The engine of this project as the opponent of a person: its thoughts go to the page. */
final class EnginePlayer implements Player {
  private final String name;
  private final Map<String, String> options;
  private final Consumer<Supplier<Insight>> news;
  private Optional<OwnThinker> thinker = Optional.empty();
  private volatile boolean called;
  private volatile int lines = 1;

  EnginePlayer(String name, Map<String, String> options, Consumer<Supplier<Insight>> news) {
    this.name = name;
    this.options = options;
    this.news = news;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String identity() {
    return "V7P3R " + Uci.version();
  }

  @Override
  public Map<String, String> options() {
    return options;
  }

  /** What it learned so far stays: the same game may go on after a takeback. */
  @Override
  public synchronized void newGame(boolean chess960) throws PlayerException {
    called = false;
    if (thinker.isPresent()) {
      return;
    }
    try {
      OwnThinker made = new OwnThinker(options, Observers.create());
      made.newGame(chess960);
      thinker = Optional.of(made);
    } catch (OptionException e) {
      throw new PlayerException(Fault.NO_START, name + ": " + e.getMessage());
    }
  }

  @Override
  public Reply think(Turn turn, ThoughtListener listener) throws PlayerException {
    long asked = System.nanoTime();
    OwnThinker thinking = engine();
    thinking.setOption(EngineOptions.MULTI_PV.name(), Integer.toString(lines));
    OwnThinker.Outcome outcome = thinking.think(turn.position(), limits(turn), news, () -> !called);
    if (called) {
      throw new PlayerException(Fault.SILENCE, name + " was called away");
    }
    long nanos = System.nanoTime() - asked;
    String move = UciMove.format(turn.position(), outcome.result().bestMove());
    return new Reply(move, thought(outcome, nanos), nanos);
  }

  private synchronized OwnThinker engine() throws PlayerException {
    return thinker.orElseThrow(() -> new PlayerException(Fault.CRASH, name + " is not running"));
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
    }
    OptionalLong moveTime = turn.limit().moveTimeMillis();
    return moveTime.isPresent() ? limits.withMoveTime(moveTime.getAsLong()) : limits;
  }

  private static Thought thought(OwnThinker.Outcome outcome, long nanos) {
    Insight insight = outcome.insight();
    List<String> remarks = new ArrayList<>();
    insight
        .effort()
        .ifPresent(
            effort -> {
              if (effort.controlled()) {
                remarks.add(
                    String.format(
                        Locale.ROOT, "desc pes %.2f mode %s", effort.pes(), effort.mode()));
              }
              remarks.add(MoveViews.remark(effort));
            });
    if (insight.lines().isEmpty()) {
      return new Thought(
          Optional.empty(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          OptionalLong.empty(),
          OptionalLong.empty(),
          OptionalLong.empty(),
          List.of(),
          remarks);
    }
    int score = outcome.result().score();
    return new Thought(
        Optional.of(
            Value.isMate(score) ? Score.mateIn(Value.movesToMate(score)) : Score.centipawns(score)),
        OptionalInt.of(insight.depth()),
        OptionalInt.of(insight.selDepth()),
        OptionalLong.of(insight.nodes()),
        OptionalLong.of(insight.nps()),
        OptionalLong.of(nanos / 1_000_000),
        insight.lines().getFirst().uci(),
        remarks);
  }

  /** From the next move on it tells this many lines; only the first of them costs nothing. */
  void setLines(int wanted) {
    lines = wanted;
  }

  /** The game goes on elsewhere: its search ends without a move. */
  synchronized void callAway() {
    called = true;
    thinker.ifPresent(OwnThinker::stop);
  }

  @Override
  public List<String> conversation() {
    return List.of();
  }

  /** Gives its memory back. */
  @Override
  public synchronized void close() {
    callAway();
    thinker = Optional.empty();
  }
}
