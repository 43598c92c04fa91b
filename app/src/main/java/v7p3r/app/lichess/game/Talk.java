package v7p3r.app.lichess.game;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import v7p3r.app.lichess.api.Answer;
import v7p3r.app.lichess.api.GameEvent;
import v7p3r.app.lichess.api.SlidingLimit;
import v7p3r.app.lichess.config.BotConfig.Greetings;
import v7p3r.uci.Uci;

/** The chat of a game: greetings and answers. It has a thread of its own and never waits. */
final class Talk implements AutoCloseable {
  private static final int ANSWERS_A_MINUTE = 10;

  private final GameContext context;
  private final String game;
  private final String opponent;
  private final Supplier<Optional<MoveWords>> lastMove;
  private final SlidingLimit answers =
      new SlidingLimit(ANSWERS_A_MINUTE, Duration.ofMinutes(1), System::nanoTime);
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofVirtual().name("chat").factory());

  Talk(GameContext context, String game, String opponent, Supplier<Optional<MoveWords>> lastMove) {
    this.context = context;
    this.game = game;
    this.opponent = opponent;
    this.lastMove = lastMove;
  }

  void hello() {
    Greetings greetings = context.config().chat();
    say(false, greetings.hello());
    say(true, greetings.helloSpectators());
  }

  void goodbye() {
    Greetings greetings = context.config().chat();
    say(false, greetings.goodbye());
    say(true, greetings.goodbyeSpectators());
  }

  /** Answers what begins with an exclamation mark, to who said it. */
  void heard(GameEvent.Chat chat) {
    String text = chat.text().strip().toLowerCase(Locale.ROOT);
    if (!text.startsWith("!") || chat.user().equalsIgnoreCase(context.me())) {
      return;
    }
    if (answers.left().isPositive()) {
      context.log().accept(game, "a question in the chat was left out: too many in a minute");
      return;
    }
    answers.count();
    say(chat.bySpectator(), answer(text.split("\\s+")[0]));
  }

  private String answer(String word) {
    return switch (word) {
      case "!help" ->
          "!why: the reasons for my last move. !effort: how hard it was, and what it cost. !name:"
              + " who I am.";
      case "!why" -> lastMove.get().map(MoveWords::why).orElse("I have not moved yet.");
      case "!effort" -> lastMove.get().map(MoveWords::effort).orElse("I have not moved yet.");
      case "!name" -> "V7P3R " + Uci.version() + ", an engine whose evaluation can be read.";
      default -> "I know !help, !why, !effort and !name.";
    };
  }

  private void say(boolean toSpectators, String text) {
    if (text.isBlank()) {
      return;
    }
    String said =
        MoveWords.clip(text.replace("{opponent}", opponent).replace("{me}", context.me()));
    thread.execute(
        () -> {
          Answer answer = context.api().chat(game, toSpectators, said);
          if (!answer.isDone()) {
            context.log().accept(game, "chat not sent, " + answer.words());
          }
        });
  }

  /** What was said before is still sent. */
  @Override
  public void close() {
    thread.shutdown();
  }
}
