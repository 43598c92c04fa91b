package v7p3r.arena.player;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import v7p3r.board.Position;

/**
 * Everything a player is told when it is its turn.
 *
 * @param position the position with its history; not to be changed
 * @param start the position the game began from, as FEN
 * @param moves the moves since then, as UCI writes them
 * @param patience after this time the player is told to stop; soon after that it is given up
 */
public record Turn(
    Position position,
    String start,
    List<String> moves,
    Optional<Clocks> clocks,
    SearchLimit limit,
    Duration patience) {}
