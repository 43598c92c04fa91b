package v7p3r.arena.game;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import v7p3r.arena.player.Decision;
import v7p3r.arena.player.Fault;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Reply;
import v7p3r.arena.player.Thought;
import v7p3r.arena.player.ThoughtListener;
import v7p3r.arena.player.ThoughtThrottle;
import v7p3r.arena.player.Turn;
import v7p3r.arena.work.StopSignal;
import v7p3r.board.Color;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.notation.NotationException;
import v7p3r.notation.UciMove;
import v7p3r.tablebase.Tablebases;

/** Plays one game to its end, whatever the players do. */
public final class Game {
  private static final long NANOS_A_MILLI = 1_000_000;
  private static final Duration THOUGHT_PAUSE = Duration.ofMillis(100);
  private static final Ending UNFINISHED =
      new Ending(GameResult.UNKNOWN, Termination.UNFINISHED, "The arena was ended");
  private static final Ending GOES_ON = new Ending(GameResult.UNKNOWN, Termination.UNFINISHED, "");

  private final Contender[] contenders;
  private final Opening opening;
  private final GameRules rules;
  private final StopSignal stop;
  private final GameListener listener;
  private final Position position;
  private final String start;
  private final GameClock clock;
  private final Referee referee;
  private final List<PlayedMove> earlier = new ArrayList<>();
  private final List<PlayedMove> moves = new ArrayList<>();
  private final List<String> uciMoves = new ArrayList<>();
  private Optional<OpeningName> name;
  private Optional<Incident> incident = Optional.empty();

  /** The game as it stands. */
  private Supplier<GameRecord> progress;

  /** Once all is abandoned, the game ends without a result. */
  public Game(Contender white, Contender black, Opening opening, GameRules rules, StopSignal stop) {
    this(white, black, opening, rules, stop, GameListener.SILENT);
  }

  public Game(
      Contender white,
      Contender black,
      Opening opening,
      GameRules rules,
      StopSignal stop,
      GameListener listener) {
    this.contenders = new Contender[] {white, black};
    this.opening = opening;
    this.rules = rules;
    this.stop = stop;
    this.listener = listener;
    this.position = Fen.parse(opening.fen());
    this.start = Fen.format(position);
    this.name = OpeningNames.of(position);
    this.clock = new GameClock(white.allowance(), black.allowance(), rules.patience());
    this.referee = new Referee(rules.adjudication());
  }

  /** Lets tables decide solved endings; to be said before the game is played. */
  public Game judgedBy(Tablebases tables) {
    referee.consult(tables);
    return this;
  }

  /** Goes on with a game behind these moves of it; clocks begin anew. To be said before. */
  public Game after(List<PlayedMove> played) {
    earlier.addAll(played);
    return this;
  }

  /** Goes on with these times on the clocks, for sides that have one. To be said before. */
  public Game withClocks(ClockTimes times) {
    clock.set(times);
    return this;
  }

  public GameRecord play(InstantSource time) {
    Instant begin = time.instant();
    progress = () -> record(GOES_ON, begin, time);
    Ending ending = begin().or(this::playOpening).orElseGet(this::playOn);
    if (stop.isAbandoning() || stop.isStopping() && ending.termination().looksLikeAKill()) {
      // Ctrl-C in a terminal may reach the engines too: such an end decides nothing.
      ending = UNFINISHED;
      incident = Optional.empty();
    }
    return record(ending, begin, time);
  }

  private GameRecord record(Ending ending, Instant begin, InstantSource time) {
    return new GameRecord(
        side(Color.WHITE),
        side(Color.BLACK),
        name.map(opening::orNamed).orElse(opening),
        moves,
        ending,
        incident,
        begin,
        Duration.between(begin, time.instant()));
  }

  private GameRecord.Side side(int side) {
    Player player = contenders[side].player();
    return new GameRecord.Side(
        player.name(), player.identity(), contenders[side].allowance(), player.options());
  }

  private Optional<Ending> begin() {
    for (int side = 0; side < Color.COUNT; side++) {
      try {
        contenders[side].player().newGame(position.isChess960());
      } catch (PlayerException e) {
        Player player = contenders[side].player();
        return Optional.of(forfeit(side, Termination.NO_START, words(player, e)));
      }
    }
    return Optional.empty();
  }

  /** Plays the given moves and those of earlier; they may end the game. */
  private Optional<Ending> playOpening() {
    Optional<Ending> ending = referee.byRules(position);
    for (int move : opening.moves()) {
      if (ending.isPresent()) {
        return ending;
      }
      String uci = UciMove.format(position, move);
      moves.add(PlayedMove.given(move, uci));
      make(move, uci);
      ending = referee.byRules(position);
    }
    for (PlayedMove move : earlier) {
      if (ending.isPresent()) {
        return ending;
      }
      moves.add(move);
      make(move.move(), move.uci());
      ending = referee.byRules(position);
    }
    return ending;
  }

  private Ending playOn() {
    listener.begun(
        new GameBegun(side(Color.WHITE), side(Color.BLACK), start, uciMoves, clock.times()));
    listener.changed(progress);
    Optional<Ending> ending = Optional.empty();
    while (ending.isEmpty() && !stop.isAbandoning()) {
      ending = playMove();
    }
    return ending.orElse(UNFINISHED);
  }

  private Optional<Ending> playMove() {
    int side = position.sideToMove();
    Turn turn =
        new Turn(
            position,
            start,
            uciMoves,
            clock.clocks(side),
            contenders[side].allowance().limit(),
            clock.allowed(side));
    Player player = contenders[side].player();
    Ears ears = new Ears(player.name());
    Reply reply;
    try {
      reply = player.think(turn, ears);
    } catch (PlayerException e) {
      return e.fault() == Fault.FAILED_SEARCH
          ? pause(side, e)
          : Optional.of(forfeit(side, termination(side, e.fault()), words(player, e)));
    }
    ears.requireNoFailure();
    long allowed = clock.allowed(side).toNanos();
    if (!clock.spend(side, reply.nanos())) {
      long late = Math.max(1, (reply.nanos() - allowed) / NANOS_A_MILLI);
      return Optional.of(forfeit(side, Termination.TIME, "was " + late + " ms late"));
    }
    if (reply.decision() != Decision.MOVE) {
      return Optional.of(end(side, reply.decision()));
    }
    int move;
    try {
      move = UciMove.parse(position, reply.move());
    } catch (NotationException e) {
      return Optional.of(illegal(side, reply.move()));
    }
    if (move == Move.NONE) {
      return Optional.of(illegal(side, reply.move()));
    }
    String uci = UciMove.format(position, move);
    PlayedMove played =
        new PlayedMove(move, uci, false, reply.thought(), reply.nanos(), clock.leftMillis(side));
    moves.add(played);
    make(move, uci);
    listener.moved(
        new MoveMade(moves.size(), player.name(), played, Fen.format(position), clock.times()));
    listener.changed(progress);
    return referee
        .byRules(position)
        .or(() -> referee.byAdjudication(position, reply.thought().score()));
  }

  private static Ending end(int side, Decision decision) {
    return decision == Decision.RESIGN
        ? Ending.win(Color.opposite(side), Termination.RESIGNATION, Referee.name(side) + " resigns")
        : Ending.draw(Termination.AGREEMENT, "Draw by agreement");
  }

  /** A search that failed decides nothing: it is repeated, or the game ends without a result. */
  private Optional<Ending> pause(int side, PlayerException failure) {
    Player player = contenders[side].player();
    incident = Optional.of(incident(side, Termination.UNFINISHED, words(player, failure)));
    if (listener.failed(progress, failure)) {
      incident = Optional.empty();
      return Optional.empty();
    }
    return Optional.of(
        new Ending(GameResult.UNKNOWN, Termination.UNFINISHED, "Paused, " + failure.getMessage()));
  }

  private void make(int move, String uci) {
    position.make(move);
    uciMoves.add(uci);
    name = OpeningNames.of(position).or(() -> name);
  }

  private Termination termination(int side, Fault fault) {
    return switch (fault) {
      case NO_START -> Termination.NO_START;
      case CRASH, FAILED_SEARCH -> Termination.CRASH;
      // Whose clock ran out while it was waited for has lost on time, however it went on.
      case SILENCE ->
          contenders[side].allowance().isTimed() ? Termination.TIME : Termination.SILENCE;
    };
  }

  /** What happened, as it follows the name of the player. */
  private static String words(Player player, PlayerException failure) {
    String message = failure.getMessage();
    return message.startsWith(player.name())
        ? message.substring(player.name().length()).replaceFirst("^:?\\s+", "")
        : message;
  }

  private Ending illegal(int side, String move) {
    String shown = move.length() > 20 ? move.substring(0, 20) + "..." : move;
    return forfeit(
        side,
        Termination.ILLEGAL_MOVE,
        "played '%s', which is not legal in %s".formatted(shown, Fen.format(position)));
  }

  private Incident incident(int side, Termination kind, String what) {
    Player player = contenders[side].player();
    return new Incident(player.name(), kind, what, moves.size(), player.conversation());
  }

  private Ending forfeit(int side, Termination termination, String what) {
    incident = Optional.of(incident(side, termination, what));
    int winner = Color.opposite(side);
    String why =
        switch (termination) {
          case TIME -> "loses on time";
          case ILLEGAL_MOVE -> "makes an illegal move";
          case CRASH -> "crashes";
          case SILENCE -> "stays silent";
          default -> "does not start";
        };
    return Ending.win(winner, termination, Referee.name(side) + " " + why);
  }

  /**
   * Hands thoughts on now and then. A listener that fails must not look like a player that does, so
   * its failure waits until the player has answered.
   */
  private final class Ears implements ThoughtListener {
    private final ThoughtListener throttle;
    private Optional<RuntimeException> failure = Optional.empty();

    Ears(String player) {
      this.throttle =
          new ThoughtThrottle(
              THOUGHT_PAUSE,
              System::nanoTime,
              thought -> listener.thinking(new Thinking(moves.size(), player, thought)));
    }

    @Override
    public void thought(Supplier<Thought> thought) {
      try {
        throttle.thought(thought);
      } catch (RuntimeException e) {
        failure = failure.or(() -> Optional.of(e));
      }
    }

    void requireNoFailure() {
      if (failure.isPresent()) {
        throw failure.get();
      }
    }
  }
}
