package v7p3r.arena.record;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import v7p3r.arena.player.Effort;
import v7p3r.notation.GameResult;

/**
 * A recorded game in which a player announced its effort.
 *
 * @param fen the position that it began from
 */
public record EffortGame(
    String match, int number, String fen, GameResult result, List<Move> moves) {
  /**
   * A move with what its player announced before it searched.
   *
   * @param effort none from players that do not announce any
   */
  public record Move(String uci, Optional<Effort> effort, long micros, OptionalInt depth) {}

  public EffortGame {
    moves = List.copyOf(moves);
  }
}
