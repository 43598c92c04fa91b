package v7p3r.arena.record;

import java.util.List;
import v7p3r.arena.game.PlayedMove;

/**
 * A game of the database with all that is known of its moves.
 *
 * @param fen where it began
 */
public record KeptGame(ListedGame listed, String fen, List<PlayedMove> moves, String pgn) {
  public KeptGame {
    moves = List.copyOf(moves);
  }
}
