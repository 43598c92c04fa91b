package v7p3r.arena.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import v7p3r.arena.player.Fault;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Reply;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.Thought;
import v7p3r.arena.player.ThoughtListener;
import v7p3r.arena.player.Turn;

/** A player that gives the moves it was made with, each after the same time and with one score. */
final class FakePlayer implements Player {
  private final String name;
  private final Deque<String> moves;
  private final long nanos;
  private final Optional<Score> score;

  FakePlayer(String name, long millis, Optional<Score> score, String... moves) {
    this.name = name;
    this.moves = new ArrayDeque<>(List.of(moves));
    this.nanos = millis * 1_000_000;
    this.score = score;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String identity() {
    return name + " 1.0";
  }

  @Override
  public void newGame(boolean chess960) {}

  @Override
  public Reply think(Turn turn, ThoughtListener listener) throws PlayerException {
    if (moves.isEmpty()) {
      throw new PlayerException(Fault.CRASH, name + " has no more moves");
    }
    Thought none = Thought.NONE;
    Thought thought =
        new Thought(
            score,
            none.depth(),
            none.selectiveDepth(),
            none.nodes(),
            none.nodesPerSecond(),
            none.millis(),
            none.line(),
            none.remarks());
    listener.thought(() -> thought);
    return new Reply(moves.removeFirst(), thought, nanos);
  }

  @Override
  public List<String> conversation() {
    return List.of("> go");
  }

  @Override
  public void close() {}
}
