package v7p3r.app.lichess.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import v7p3r.app.lichess.api.GameEvent;
import v7p3r.app.lichess.api.Person;
import v7p3r.arena.game.PlayedMove;
import v7p3r.board.Color;
import v7p3r.board.Position;

/**
 * A game that is over, with all that is known of it.
 *
 * @param side that of the bot
 * @param end the position at the end, with its history
 * @param options those of the engine
 */
public record FinishedGame(
    GameEvent.Full full,
    GameEvent.State last,
    int side,
    List<PlayedMove> moves,
    Position end,
    Map<String, String> options,
    Instant start,
    Duration duration) {
  public Person opponent() {
    return side == Color.WHITE ? full.black() : full.white();
  }

  public boolean isAborted() {
    return last.status().equals("aborted") || last.status().equals("noStart");
  }

  /** 1 if the bot won, 0 if nobody did, -1 if it lost. */
  public int outcome() {
    if (last.winner().isEmpty()) {
      return 0;
    }
    return last.winner().equals("white") == (side == Color.WHITE) ? 1 : -1;
  }
}
