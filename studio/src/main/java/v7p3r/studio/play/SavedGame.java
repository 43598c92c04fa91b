package v7p3r.studio.play;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import v7p3r.arena.game.Ending;
import v7p3r.arena.game.PlayedMove;

/**
 * A game that is not in the database yet, as its file keeps it: with this it goes on after a kill.
 *
 * @param pgn the name of its PGN file
 * @param ending of a game that is over but was not counted
 */
record SavedGame(
    String id,
    GameSettings settings,
    Instant started,
    String pgn,
    List<PlayedMove> moves,
    Optional<Ending> ending) {
  SavedGame {
    moves = List.copyOf(moves);
  }
}
