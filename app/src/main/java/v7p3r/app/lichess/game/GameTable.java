package v7p3r.app.lichess.game;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import v7p3r.app.lichess.api.Answer;
import v7p3r.app.lichess.api.GameEvent;
import v7p3r.app.lichess.api.LiveStream;
import v7p3r.app.lichess.api.Person;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.search.Limits;

/** A game once it is known who plays: what server, opponent and engine say, and what follows. */
final class GameTable implements AutoCloseable {
  private static final int ILLEGAL_LINES = 5;
  private static final int FIRST_MOVES = 2;
  private static final long NANOS_A_MILLI = 1_000_000;

  private final GameContext context;
  private final String id;
  private final OptionalLong secondsLeft;
  private final LiveStream stream;
  private final Instant opened = Instant.now();
  private final GameEvent.Full full;
  private final int side;
  private final Person opponent;
  private final GameLine line;
  private final Diary diary;
  private final MoveNotes notes;
  private final Brain brain;
  private final Mover mover;
  private final Prospects prospects;
  private final Talk talk;
  private final Map<String, String> options;
  private Optional<GameEvent.State> last = Optional.empty();
  private Optional<Brain.Result> lastResult = Optional.empty();
  private int lastResultPly = -1;
  private boolean exactClock;
  private long turnBegan = System.nanoTime();
  private int takebacks;
  private boolean takebackAgreed;
  private boolean abortTried;
  private int drawAnsweredPly = -1;
  private OptionalLong claimAt = OptionalLong.empty();
  private int illegalLines;
  private boolean over;
  private boolean kept;

  GameTable(
      GameContext context,
      GameEvent.Full full,
      OptionalLong secondsLeft,
      LiveStream stream,
      Consumer<Brain.Result> done)
      throws IOException {
    this.context = context;
    this.id = full.id();
    this.secondsLeft = secondsLeft;
    this.stream = stream;
    this.full = full;
    side = full.white().id().equals(context.me()) ? Color.WHITE : Color.BLACK;
    opponent = side == Color.WHITE ? full.black() : full.white();
    line = new GameLine(full.start(), full.isChess960());
    diary = Diary.open(context.diaries(), id);
    notes = new MoveNotes(diary, line, full, side, this::fault);
    brain = context.brains().take();
    mover = new Mover(context, id, stream, brain, done);
    prospects = new Prospects(context.config().draw(), context.config().resign());
    talk = new Talk(context, id, opponent.name(), this::lastMove);
    options = context.brains().options();
    Map<String, String> tuning = context.tuning().apply(opponent);
    options.putAll(tuning);
    brain.newGame(full.isChess960(), tuning);
    log(
        (diary.goesOn() ? "goes on" : "begins")
            + ": "
            + full.white()
            + " - "
            + full.black()
            + ", "
            + (full.rated() ? "rated " : "casual ")
            + full.speed()
            + (full.variant().equals("standard") ? "" : " " + full.variant()));
    if (!diary.goesOn() && !full.state().isOver()) {
      talk.hello();
    }
  }

  boolean isOver() {
    return over;
  }

  /** Whether its record is safe. */
  boolean isKept() {
    return kept;
  }

  void heard(GameEvent.Chat chat) {
    talk.heard(chat);
  }

  // ---- What the server says ----

  void state(GameEvent.State state, int opening, long nanoTime, boolean isFull, boolean isFirst) {
    GameLine.Change change = line.compare(state.moves());
    boolean goesBack = change == GameLine.Change.SHORTER || change == GameLine.Change.OTHER;
    if (goesBack && !isFull && !takebackAgreed) {
      log("fewer moves than before and no takeback: reading the game anew");
      stream.reopen();
      return;
    }
    int before = goesBack ? 0 : line.ply();
    if (!line.follow(state.moves())) {
      illegal(state.moves());
      return;
    }
    long missed = isFull ? missedNanos(state, isFirst) : 0;
    if (goesBack) {
      log("moves were taken back; " + line.ply() + " half moves are left");
      takebackAgreed = false;
      mover.forget();
      prospects.forget();
    } else if (change == GameLine.Change.LONGER) {
      learnLatency(state, before);
      notes.add(last, state, before);
    }
    if (change != GameLine.Change.SAME || isFirst) {
      turnBegan = nanoTime - missed;
      exactClock = !isFull;
      claimAt = OptionalLong.empty();
    }
    last = Optional.of(state);
    if (state.isOver()) {
      finish(state);
      return;
    }
    answerOffers(state);
    boolean isOurs = line.position().sideToMove() == side;
    if (isOurs) {
      mover.turn(line, limits(state, isFirst), opening, turnBegan);
    } else if (full.baseMillis().isPresent()) {
      mover.ponder(line, limits(state, false));
    }
  }

  /**
   * How long the clock ran without us: since the stream was lost or, after a restart, since the
   * opponent's move was written down. One that came while we were away took some of that time
   * itself, so no more than half of the clock is given up for it.
   */
  private long missedNanos(GameEvent.State state, boolean isFirst) {
    if (!isFirst) {
      return stream.gap().toNanos();
    }
    Optional<Instant> newest = diary.newest();
    if (!diary.goesOn() || newest.isEmpty() || line.ply() == 0) {
      return 0;
    }
    Optional<Instant> moved =
        diary
            .at(line.ply() - 1, line.uci(line.ply() - 1))
            .map(entry -> Instant.parse(entry.time()));
    Duration since = Duration.between(moved.orElse(newest.get()), Instant.now());
    long nanos = Math.max(0, since.toNanos());
    return moved.isPresent() ? nanos : Math.min(nanos, state.millis(side) * NANOS_A_MILLI / 2);
  }

  private void illegal(String moves) {
    illegalLines++;
    fault("moves that are no chess: " + moves.substring(Math.max(0, moves.length() - 40)));
    if (illegalLines > ILLEGAL_LINES) {
      over = true;
    } else {
      stream.reopenIn(context.timings().reopening());
    }
  }

  private Limits limits(GameEvent.State state, boolean isFirst) {
    if (full.baseMillis().isEmpty()) {
      int seconds = context.config().correspondence().map(c -> c.moveSeconds()).orElse(FIRST_MOVES);
      return Limits.forMoveTime(1000L * seconds);
    }
    long own = state.millis(side);
    if (line.position().sideToMove() == side) {
      own -= (System.nanoTime() - turnBegan) / 1_000_000;
      own = isFirst ? Math.min(own, 1000 * secondsLeft.orElse(Long.MAX_VALUE / 1000)) : own;
    }
    int other = Color.opposite(side);
    return Limits.UNLIMITED
        .withTime(side, Math.max(1, own))
        .withTime(other, Math.max(1, state.millis(other)))
        .withIncrement(side, state.increment(side))
        .withIncrement(other, state.increment(other));
  }

  /** What the server counted for our last move beyond the time that we took. */
  private void learnLatency(GameEvent.State state, int before) {
    Optional<Mover.Sent> sent = mover.sentAt(before);
    if (sent.isEmpty()
        || last.isEmpty()
        || !exactClock
        || sent.get().attempts() > 1
        || before < FIRST_MOVES
        || full.baseMillis().isEmpty()) {
      return;
    }
    long counted = last.get().millis(side) + state.increment(side) - state.millis(side);
    context.latency().measured(counted - sent.get().spent() / 1_000_000);
  }

  // ---- What the opponent wants ----

  private void answerOffers(GameEvent.State state) {
    int other = Color.opposite(side);
    if (state.wantsTakeback(other)) {
      boolean yes = takebacks < context.config().takebacks();
      Answer answer = context.api().takeback(id, yes);
      log("takeback " + (yes ? "granted" : "refused") + ", " + answer.words());
      if (yes && !(answer instanceof Answer.Refused)) {
        takebacks++;
        takebackAgreed = true;
      }
    }
    if (state.offersDraw(other) && drawAnsweredPly != line.ply()) {
      drawAnsweredPly = line.ply();
      boolean yes = prospects.acceptsDraw(men());
      Answer answer = context.api().draw(id, yes);
      log("draw offer " + (yes ? "accepted" : "declined") + ", " + answer.words());
    }
  }

  private int men() {
    return Long.bitCount(line.position().pieces());
  }

  void gone(GameEvent.Gone gone) {
    claimAt =
        gone.isGone() && gone.claimSeconds().isPresent()
            ? after(Duration.ofSeconds(gone.claimSeconds().getAsInt()))
            : OptionalLong.empty();
  }

  void tick() {
    long now = System.nanoTime();
    mover.tick(line.ply());
    if (claimAt.isPresent() && now - claimAt.getAsLong() >= 0) {
      claimAt = OptionalLong.empty();
      claim();
    }
    boolean waits = line.position().sideToMove() != side && line.ply() < FIRST_MOVES;
    long patience = Duration.ofSeconds(context.config().clock().abortSeconds()).toNanos();
    if (waits && !abortTried && full.baseMillis().isPresent() && now - turnBegan >= patience) {
      abortTried = true;
      log("no first move, aborted: " + context.api().abort(id).words());
    }
  }

  private void claim() {
    Answer answer = context.api().claimVictory(id);
    log("the opponent left, victory claimed: " + answer.words());
    if (answer instanceof Answer.Refused) {
      log("draw claimed instead: " + context.api().claimDraw(id).words());
    }
  }

  // ---- What the engine says ----

  void thought(Brain.Result result) {
    if (over || !mover.takes(result)) {
      return;
    }
    int ply = line.ply();
    lastResult = Optional.of(result);
    lastResultPly = ply;
    result.trouble().ifPresent(this::fault);
    prospects.add(result.thought().score());
    if (prospects.resigns()) {
      Answer answer = context.api().resign(id);
      log("resigned: " + answer.words());
      if (answer.isDone()) {
        return;
      }
    }
    Position position = line.position();
    if ((position.repetitions() >= 2 || position.isFiftyMoveDraw()) && prospects.claimsDraw()) {
      log("draw by the rules claimed: " + context.api().draw(id, true).words());
    }
    notes.add(ply, result.uci(), result.thought(), result.nanos());
    mover.send(ply, result.uci(), prospects.offersDraw(men()));
  }

  private Optional<MoveWords> lastMove() {
    return lastResult
        .filter(_ -> lastResultPly <= line.ply())
        .map(
            result ->
                new MoveWords(
                    line.positionAt(lastResultPly),
                    result.move(),
                    result.thought(),
                    result.nanos()));
  }

  // ---- The end ----

  private void finish(GameEvent.State state) {
    over = true;
    stream.close();
    mover.close();
    talk.goodbye();
    Instant begun = diary.begun().orElse(opened);
    FinishedGame game =
        new FinishedGame(
            full,
            state,
            side,
            diary.played(line),
            line.position().copy(),
            options,
            begun,
            Duration.between(begun, Instant.now()));
    try {
      context.keep().keep(game);
      diary.delete();
      kept = true;
    } catch (IOException e) {
      fault("the game could not be kept, its diary stays: " + e.getMessage());
    }
  }

  @Override
  public void close() {
    mover.close();
    talk.close();
    context.brains().giveBack(brain);
  }

  private static OptionalLong after(Duration pause) {
    return OptionalLong.of(System.nanoTime() + pause.toNanos());
  }

  private void fault(String words) {
    context.counters().count(Counters.Event.FAULT);
    log(words);
  }

  private void log(String words) {
    context.log().accept(id, words);
  }
}
