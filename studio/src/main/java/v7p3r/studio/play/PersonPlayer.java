package v7p3r.studio.play;

import java.util.List;
import java.util.Optional;
import v7p3r.arena.player.Fault;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Reply;
import v7p3r.arena.player.Thought;
import v7p3r.arena.player.ThoughtListener;
import v7p3r.arena.player.Turn;
import v7p3r.studio.think.MoveTexts;

/** The person at the page: moves come from requests. */
final class PersonPlayer implements Player {
  private final String name;
  private Optional<String> move = Optional.empty();
  private Optional<String> premove = Optional.empty();
  private boolean waiting;
  private boolean called;

  PersonPlayer(String name) {
    this.name = name;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String identity() {
    return name;
  }

  @Override
  public void newGame(boolean chess960) {}

  @Override
  public synchronized Reply think(Turn turn, ThoughtListener listener) throws PlayerException {
    long asked = System.nanoTime();
    move = premove.filter(MoveTexts.legal(turn.position())::contains);
    premove = Optional.empty();
    waiting = true;
    called = false;
    try {
      long end = asked + turn.patience().toNanos();
      while (move.isEmpty() && !called) {
        long left = end - System.nanoTime();
        if (left <= 0) {
          throw new PlayerException(Fault.SILENCE, name + " did not move in time");
        }
        wait(Math.max(1, left / 1_000_000));
      }
      if (called) {
        throw new PlayerException(Fault.SILENCE, name + " was called away");
      }
      return new Reply(move.get(), Thought.NONE, System.nanoTime() - asked);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new PlayerException(Fault.SILENCE, name + " was interrupted");
    } finally {
      waiting = false;
      move = Optional.empty();
    }
  }

  /** Plays a legal move; false if it is not the turn of the person. */
  synchronized boolean play(String uci) {
    if (!waiting || move.isPresent() || called) {
      return false;
    }
    move = Optional.of(uci);
    notifyAll();
    return true;
  }

  /** Whether the person is asked for a move just now. */
  synchronized boolean isAsked() {
    return waiting && move.isEmpty();
  }

  /** The move that is to follow that of the engine, if it is legal then. */
  synchronized void setPremove(Optional<String> uci) {
    premove = uci;
  }

  synchronized Optional<String> premove() {
    return premove;
  }

  /** The game goes on elsewhere: nobody waits for a move any more. */
  synchronized void callAway() {
    called = true;
    premove = Optional.empty();
    notifyAll();
  }

  @Override
  public List<String> conversation() {
    return List.of();
  }

  @Override
  public void close() {
    callAway();
  }
}
