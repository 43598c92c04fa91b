package v7p3r.studio.play;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tools.jackson.databind.node.ObjectNode;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.Contender;
import v7p3r.arena.game.Ending;
import v7p3r.arena.game.Game;
import v7p3r.arena.game.GameBegun;
import v7p3r.arena.game.GameListener;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.game.Termination;
import v7p3r.arena.work.StopSignal;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.studio.config.StudioConfig;
import v7p3r.studio.live.LiveHub;
import v7p3r.studio.think.Insight;
import v7p3r.studio.think.ThoughtView;

/**
 * A game of a person against the engine, from its first move to the database. A thread of its own
 * plays it; requests change it, and what was under way is then begun anew from the changed moves.
 */
final class LiveGame {
  private static final GameRules RULES = new GameRules(Adjudication.NONE, Duration.ofDays(365));
  private static final Duration UNDO_TIME = Duration.ofSeconds(5);
  private static final Duration CLOSING_TIME = Duration.ofSeconds(3);
  private static final long STACK_BYTES = 16 << 20;
  private static final System.Logger LOG = System.getLogger("v7p3r.studio");

  private final String id;
  private final Instant started;
  private final String pgnName;
  private final String personName;
  private final GameArchive archive;
  private final LiveHub hub;
  private final PersonPlayer person;
  private final EnginePlayer engine;

  private GameSettings settings;
  private List<PlayedMove> moves;
  private Optional<Ending> ending;
  private Optional<Undo> undo = Optional.empty();
  private Optional<Supplier<Insight>> insight = Optional.empty();
  private StopSignal stop = new StopSignal();
  private long turnSince = System.nanoTime();
  private Thread thread = new Thread();
  private boolean running;
  private boolean closed;
  private boolean archived;

  /** What a takeback or a resignation can be undone to. */
  private record Undo(GameSettings settings, List<PlayedMove> moves, long deadline) {}

  LiveGame(
      SavedGame saved, StudioConfig config, String personName, GameArchive archive, LiveHub hub) {
    this.id = saved.id();
    this.started = saved.started();
    this.pgnName = saved.pgn();
    this.settings = saved.settings();
    this.moves = saved.moves();
    this.ending = saved.ending();
    this.personName = personName;
    this.archive = archive;
    this.hub = hub;
    this.person = new PersonPlayer(personName);
    this.engine = new EnginePlayer(StudioConfig.OWN_ENGINE, settings.options(config), this::hear);
  }

  String topic() {
    return "game/" + id;
  }

  private void hear(Supplier<Insight> newest) {
    synchronized (this) {
      insight = Optional.of(newest);
    }
    hub.publish(topic(), "thought", this::thought);
  }

  /** What the engine thinks, with the half move that it thinks about. */
  ObjectNode thought() {
    Supplier<Insight> newest;
    int ply;
    synchronized (this) {
      newest = insight.orElse(() -> Insight.NONE);
      ply = moves.size();
    }
    return ThoughtView.ofGame(newest.get(), ply);
  }

  // ---- The thread ----

  /** Begins to play, or goes on after a restart; at once nothing if it is played already. */
  synchronized void wake() {
    if (!running && !archived && !closed) {
      running = true;
      thread = new Thread(null, this::playAll, "game " + id, STACK_BYTES);
      thread.setDaemon(true);
      thread.start();
    }
  }

  /** Plays until the game is over and kept. */
  private void playAll() {
    try {
      for (Optional<Run> run = next(); run.isPresent(); run = next()) {
        finish(run.get(), run.get().play());
      }
      keepForGood();
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "game " + id + " failed", e);
    } finally {
      engine.close();
      synchronized (this) {
        running = false;
      }
      changed();
    }
  }

  /** The game from here on, until something changes it. */
  private record Run(StopSignal stop, Game game) {
    GameRecord play() {
      return game.play(InstantSource.system());
    }
  }

  private synchronized Optional<Run> next() {
    try {
      while (!closed && ending.isPresent() && undoMillis() > 0) {
        wait(undoMillis());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
    if (closed || ending.isPresent()) {
      return Optional.empty();
    }
    stop = new StopSignal();
    Contender me = new Contender(person, settings.ofPerson());
    Contender other = new Contender(engine, settings.ofEngine());
    boolean white = settings.personIsWhite();
    Game game =
        new Game(
                white ? me : other,
                white ? other : me,
                new Opening("", settings.start(), List.of()),
                RULES,
                stop,
                new Table(stop))
            .after(moves)
            .withClocks(view().clocks());
    return Optional.of(new Run(stop, game));
  }

  private synchronized void finish(Run run, GameRecord record) {
    if (run.stop == stop && record.isFinished()) {
      moves = record.moves();
      ending = Optional.of(record.ending());
      undo = Optional.empty();
    }
    save();
    changed();
  }

  private void keepForGood() {
    SavedGame last;
    GameRecord record;
    synchronized (this) {
      if (closed || ending.isEmpty()) {
        return;
      }
      archived = true;
      last = saved();
      record = record();
    }
    try {
      archive.finish(last, record);
    } catch (IOException e) {
      LOG.log(System.Logger.Level.ERROR, "game " + id + " is not in the database", e);
    }
  }

  /** Takes in what happens at the board. */
  private final class Table implements GameListener {
    private final StopSignal own;

    Table(StopSignal own) {
      this.own = own;
    }

    @Override
    public void begun(GameBegun game) {
      synchronized (LiveGame.this) {
        turnSince = System.nanoTime();
      }
    }

    @Override
    public void changed(Supplier<GameRecord> soFar) {
      synchronized (LiveGame.this) {
        if (own != stop || own.isAbandoning()) {
          return;
        }
        moves = soFar.get().moves();
        turnSince = System.nanoTime();
        insight = Optional.empty();
        save();
        LiveGame.this.changed();
      }
    }
  }

  private synchronized void changed() {
    notifyAll();
    hub.publish(topic(), "state", this::state);
  }

  private void save() {
    if (archived) {
      return;
    }
    try {
      archive.save(saved(), record());
    } catch (IOException e) {
      LOG.log(System.Logger.Level.ERROR, "game " + id + " cannot be saved", e);
    }
  }

  private SavedGame saved() {
    return new SavedGame(id, settings, started, pgnName, moves, ending);
  }

  private GameRecord record() {
    return view().record();
  }

  /** How it stands, for those who are told. */
  private LiveGameView view() {
    return new LiveGameView(saved(), personName, engine);
  }

  // ---- What the page asks ----

  /** Plays a move of the person; waits until it is on the board. */
  synchronized boolean play(String uci) {
    int before = moves.size();
    if (ending.isPresent() || !awaitTurn() || !person.play(uci)) {
      return false;
    }
    undo = Optional.empty();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
    while (moves.size() == before && ending.isEmpty() && System.nanoTime() < end) {
      pause(50);
    }
    return moves.size() > before || ending.isPresent();
  }

  /** A game that goes on just now asks the person within a moment. */
  private boolean awaitTurn() {
    if (!isPersonsTurn()) {
      return false;
    }
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (!person.isAsked() && ending.isEmpty() && System.nanoTime() < end) {
      pause(10);
    }
    return person.isAsked();
  }

  private void pause(long millis) {
    try {
      wait(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  synchronized void setPremove(Optional<String> uci) {
    person.setPremove(uci);
    changed();
  }

  void setLines(int lines) {
    engine.setLines(lines);
  }

  /** Takes moves back until it is the person's turn again; false when there is none. */
  synchronized boolean takeBack() {
    boolean whiteToMove = position().sideToMove() == Color.WHITE;
    int plies = whiteToMove == settings.personIsWhite() ? 2 : 1;
    int least = (int) moves.stream().filter(PlayedMove::fromOpening).count();
    if (archived || moves.size() - plies < least) {
      return false;
    }
    restart(settings, moves.subList(0, moves.size() - plies), Optional.empty(), true);
    return true;
  }

  /** Ends the game by the word of somebody; can be undone for a moment. */
  synchronized boolean end(Ending how) {
    if (ending.isPresent()) {
      return false;
    }
    restart(settings, moves, Optional.of(how), true);
    return true;
  }

  synchronized Ending resignation() {
    boolean white = settings.personIsWhite();
    return new Ending(
        white ? GameResult.BLACK_WINS : GameResult.WHITE_WINS,
        Termination.RESIGNATION,
        (white ? "White" : "Black") + " resigns");
  }

  synchronized boolean undo() {
    if (archived || undoMillis() <= 0) {
      return false;
    }
    Undo back = undo.orElseThrow();
    restart(back.settings, back.moves, Optional.empty(), false);
    return true;
  }

  /** The engine plays the side to move, the person the other one. */
  synchronized boolean letEngineMove() {
    if (ending.isPresent()) {
      return false;
    }
    String color = position().sideToMove() == Color.WHITE ? "black" : "white";
    restart(settings.withColor(color), moves, Optional.empty(), false);
    return true;
  }

  private void restart(
      GameSettings wanted, List<PlayedMove> kept, Optional<Ending> how, boolean undoable) {
    undo =
        undoable
            ? Optional.of(new Undo(settings, moves, System.nanoTime() + UNDO_TIME.toNanos()))
            : Optional.empty();
    settings = wanted;
    moves = List.copyOf(kept);
    ending = how;
    insight = Optional.empty();
    stop.abandon();
    person.callAway();
    engine.callAway();
    save();
    changed();
    wake();
  }

  private long undoMillis() {
    return undo.map(back -> (back.deadline - System.nanoTime()) / 1_000_000).orElse(0L);
  }

  /** Stops, and leaves the game to the next start. */
  void close() {
    synchronized (this) {
      closed = true;
      stop.abandon();
      notifyAll();
    }
    person.callAway();
    engine.callAway();
    try {
      thread.join(CLOSING_TIME);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  // ---- What is told ----

  synchronized Position position() {
    return MoveViews.of(Fen.parse(settings.start()), moves).position();
  }

  synchronized int ply() {
    return moves.size();
  }

  synchronized boolean isOver() {
    return ending.isPresent();
  }

  /** Whether it is over and in the database, so that it need not be held here. */
  synchronized boolean isKept() {
    return archived && !running;
  }

  synchronized boolean isPersonsTurn() {
    return ending.isEmpty() && (position().sideToMove() == Color.WHITE) == settings.personIsWhite();
  }

  synchronized boolean isThinking() {
    return running && ending.isEmpty() && !isPersonsTurn();
  }

  synchronized GameSettings settings() {
    return settings;
  }

  /** What the engine thought of its last move, seen by itself in centipawns. */
  synchronized OptionalInt lastEngineScore() {
    for (PlayedMove move : moves.reversed()) {
      if (move.thought().score().isPresent()) {
        return OptionalInt.of(move.thought().score().get().comparable());
      }
    }
    return OptionalInt.empty();
  }

  synchronized String pgn() {
    return GameArchive.pgn(record());
  }

  synchronized GameState state() {
    return view()
        .state(
            running
                ? OptionalLong.of((System.nanoTime() - turnSince) / 1_000_000)
                : OptionalLong.empty(),
            person.premove(),
            Math.max(0, undoMillis()));
  }
}
