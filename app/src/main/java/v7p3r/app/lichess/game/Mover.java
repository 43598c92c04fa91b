package v7p3r.app.lichess.game;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import v7p3r.app.lichess.api.Answer;
import v7p3r.app.lichess.api.LiveStream;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.search.Limits;

/**
 * Thinks about moves and sends them, each once: one that may or may not have arrived is sent again
 * only after a new opening of the stream shows that the server does not know it. Used by the thread
 * of its game.
 */
final class Mover implements AutoCloseable {
  /**
   * A move that was sent.
   *
   * @param opening the newest opening of the stream at that time: what it or an older one tells may
   *     be from before the move
   * @param spent nanoseconds from the turn to the sending
   */
  record Sent(int ply, String uci, boolean offersDraw, int opening, int attempts, long spent) {}

  private static final int MANY_ATTEMPTS = 3;

  private final GameContext context;
  private final String game;
  private final LiveStream stream;
  private final Brain brain;
  private final Consumer<Brain.Result> done;
  private Optional<Brain.Task> thinking = Optional.empty();
  private int thinkingPly;
  private Optional<Brain.Task> pondering = Optional.empty();
  private int ponderPly;
  private int ponderMove;
  private int expected = Move.NONE;
  private long turnBegan;
  private Optional<Sent> sent = Optional.empty();
  private OptionalLong retryAt = OptionalLong.empty();

  /** Calls back when a search is over. */
  Mover(
      GameContext context,
      String game,
      LiveStream stream,
      Brain brain,
      Consumer<Brain.Result> done) {
    this.context = context;
    this.game = game;
    this.stream = stream;
    this.brain = brain;
    this.done = done;
  }

  /**
   * It is the bot's turn, as a line of an opening of the stream says, maybe not for the first time.
   */
  void turn(GameLine line, Limits limits, int opening, long began) {
    int ply = line.ply();
    if (sent.isPresent() && sent.get().ply == ply) {
      if (opening > sent.get().opening && retryAt.isEmpty()) {
        repeat(sent.get());
      }
      return;
    }
    if (thinking.isPresent() && thinkingPly == ply) {
      return;
    }
    turnBegan = began;
    if (pondering.isPresent() && ponderPly == ply && line.moves().getLast() == ponderMove) {
      thinking = pondering;
      pondering = Optional.empty();
      thinking.get().ponderHit();
    } else {
      stopThinking();
      thinking =
          Optional.of(brain.think(line.position(), limits, context.latency().overhead(), done));
    }
    thinkingPly = ply;
  }

  /** It is the opponent's turn: thinks about the reply that is expected. */
  void ponder(GameLine line, Limits limits) {
    if (!context.config().engine().ponders()
        || pondering.isPresent()
        || expected == Move.NONE
        || !line.position().isLegal(expected)) {
      return;
    }
    Position position = line.position().copy();
    position.make(expected);
    if (!position.hasLegalMove()) {
      return;
    }
    ponderMove = expected;
    ponderPly = line.ply() + 1;
    expected = Move.NONE;
    pondering =
        Optional.of(
            brain.think(position, limits.withPonder(true), context.latency().overhead(), done));
  }

  /** Whether a search that is over was about the move that is to be made now. */
  boolean takes(Brain.Result result) {
    if (thinking.isEmpty() || thinking.get() != result.task()) {
      return false;
    }
    thinking = Optional.empty();
    expected = result.reply();
    return true;
  }

  void send(int ply, String uci, boolean offersDraw) {
    long now = System.nanoTime();
    post(new Sent(ply, uci, offersDraw, 0, 0, now - turnBegan));
  }

  private void repeat(Sent last) {
    context.log().accept(game, "the server does not know " + last.uci + "; sent again");
    context.counters().count(Counters.Event.REPEATED_MOVE);
    post(last);
  }

  private void post(Sent move) {
    retryAt = OptionalLong.empty();
    Answer answer = context.api().move(game, move.uci, move.offersDraw);
    Sent posted =
        new Sent(
            move.ply, move.uci, move.offersDraw, stream.opening(), move.attempts + 1, move.spent);
    sent = Optional.of(posted);
    switch (answer) {
      case Answer.Done _ -> context.counters().count(Counters.Event.MOVE);
      case Answer.Limited limited -> {
        context.counters().count(Counters.Event.LIMITED);
        tell(posted, answer, "; sent again after the pause");
        retryIn(limited.pause());
      }
      case Answer.Refused _, Answer.Unknown _ -> {
        context.counters().count(Counters.Event.FAULT);
        tell(posted, answer, "; asking the stream whether it arrived");
        if (posted.attempts > MANY_ATTEMPTS) {
          retryIn(context.timings().reopening().multipliedBy(posted.attempts));
        } else {
          stream.reopen();
        }
      }
    }
  }

  private void tell(Sent move, Answer answer, String then) {
    context.log().accept(game, "move " + move.uci + ": " + answer.words() + then);
  }

  private void retryIn(Duration pause) {
    retryAt = OptionalLong.of(System.nanoTime() + pause.toNanos());
  }

  /** Does what was put off, when it is time. */
  void tick(int ply) {
    if (retryAt.isEmpty() || System.nanoTime() - retryAt.getAsLong() < 0) {
      return;
    }
    retryAt = OptionalLong.empty();
    if (sent.isEmpty() || sent.get().ply != ply) {
      return;
    }
    if (sent.get().attempts > MANY_ATTEMPTS) {
      stream.reopen();
    } else {
      post(sent.get());
    }
  }

  /** The move that was last sent, if that was made at a half move. */
  Optional<Sent> sentAt(int ply) {
    return sent.filter(move -> move.ply == ply);
  }

  /** The game went back: what was thought and sent does not hold any more. */
  void forget() {
    stopThinking();
    sent = Optional.empty();
    retryAt = OptionalLong.empty();
    expected = Move.NONE;
  }

  private void stopThinking() {
    thinking.ifPresent(Brain.Task::stop);
    pondering.ifPresent(Brain.Task::stop);
    thinking = Optional.empty();
    pondering = Optional.empty();
  }

  @Override
  public void close() {
    stopThinking();
  }
}
