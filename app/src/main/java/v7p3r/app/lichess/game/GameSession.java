package v7p3r.app.lichess.game;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import v7p3r.app.lichess.api.GameEvent;
import v7p3r.app.lichess.api.LiveStream;

/**
 * One game from its first line to its record. It hears the stream, its engine and its owner on one
 * thread, in order, so nothing in it is shared.
 */
public final class GameSession {
  private sealed interface Message {
    record Line(int opening, GameEvent event, long nanoTime) implements Message {}

    record Thought(Brain.Result result) implements Message {}

    record Refused(String why) implements Message {}

    /** Somebody knows that the game is over. */
    record Finished() implements Message {}

    /** The bot ends; the game goes on after its next start. */
    record Leave() implements Message {}
  }

  private final GameContext context;
  private final String id;
  private final OptionalLong secondsLeft;
  private final BlockingQueue<Message> messages = new LinkedBlockingQueue<>();
  private final LiveStream stream;
  private Optional<GameTable> table = Optional.empty();
  private boolean over;
  private int newestOpening;

  /** A game that Lichess says is running. */
  public GameSession(GameContext context, String id, OptionalLong secondsLeft) {
    this.context = context;
    this.id = id;
    this.secondsLeft = secondsLeft;
    LiveStream.Listener listener =
        new LiveStream.Listener() {
          @Override
          public void line(int opening, JsonNode line) {
            messages.add(new Message.Line(opening, GameEvent.of(line), System.nanoTime()));
          }

          @Override
          public void refused(String why) {
            messages.add(new Message.Refused(why));
          }
        };
    stream = LiveStream.ofGame(context.api(), id, listener, this::fault);
  }

  public String id() {
    return id;
  }

  /** The event stream says that it is over. */
  public void finished() {
    messages.add(new Message.Finished());
  }

  /** Ends without finishing the game, which goes on after the next start. */
  public void leave() {
    messages.add(new Message.Leave());
  }

  /** Plays until the game is over; true if it was kept. */
  public boolean play() {
    stream.start();
    try {
      while (!over) {
        Optional<Message> message = next();
        if (message.isPresent()) {
          hear(message.get());
        }
        if (!over) {
          tick();
        }
      }
    } catch (IOException e) {
      log("given up: " + e.getMessage());
      context.counters().count(Counters.Event.FAULT);
    } finally {
      stream.close();
      table.ifPresent(GameTable::close);
    }
    return table.map(GameTable::isKept).orElse(false);
  }

  private Optional<Message> next() {
    try {
      return Optional.ofNullable(
          messages.poll(context.timings().tick().toMillis(), TimeUnit.MILLISECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      over = true;
      return Optional.empty();
    }
  }

  private void hear(Message message) throws IOException {
    switch (message) {
      case Message.Line line -> {
        if (line.opening >= newestOpening) {
          newestOpening = line.opening;
          hear(line);
        }
      }
      case Message.Thought(Brain.Result result) -> table.orElseThrow().thought(result);
      case Message.Refused(String why) -> {
        log("the server refuses the game: " + why);
        over = true;
      }
      case Message.Finished _ -> stream.reopenIn(context.timings().tick());
      case Message.Leave _ -> over = true;
    }
  }

  private void hear(Message.Line line) throws IOException {
    switch (line.event) {
      case GameEvent.Full full -> {
        boolean isFirst = table.isEmpty();
        if (isFirst) {
          table =
              Optional.of(
                  new GameTable(
                      context,
                      full,
                      secondsLeft,
                      stream,
                      result -> messages.add(new Message.Thought(result))));
        }
        table.get().state(full.state(), line.opening, line.nanoTime, true, isFirst);
      }
      case GameEvent.State state ->
          table.ifPresentOrElse(
              t -> t.state(state, line.opening, line.nanoTime, false, false),
              () -> log("a state before the game: left out"));
      case GameEvent.Chat chat -> table.ifPresent(t -> t.heard(chat));
      case GameEvent.Gone gone -> table.ifPresent(t -> t.gone(gone));
      case GameEvent.Other _ -> {}
    }
  }

  private void tick() {
    table.ifPresent(GameTable::tick);
    over |= table.map(GameTable::isOver).orElse(false);
  }

  private void fault(String words) {
    context.counters().count(Counters.Event.FAULT);
    log(words);
  }

  private void log(String words) {
    context.log().accept(id, words);
  }
}
