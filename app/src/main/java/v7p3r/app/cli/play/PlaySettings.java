package v7p3r.app.cli.play;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.OptionalInt;
import v7p3r.arena.player.SearchLimit;
import v7p3r.board.Position;

/**
 * How a game in the terminal is set up.
 *
 * @param human the side of the person
 * @param searchType which of the engine's players sits on the other side
 * @param seed makes the random player repeatable; 0 does not
 * @param elo how well it plays, in Elo; as well as it can when empty
 * @param pgn the file to save to; a new file in the folder when empty
 * @param database where games with a result are counted
 * @param echo repeats what is read, for input that does not come from a keyboard
 */
public record PlaySettings(
    String name,
    int human,
    Position start,
    String searchType,
    int seed,
    OptionalInt elo,
    SearchLimit limit,
    BoardView view,
    Optional<Path> pgn,
    Path folder,
    Path database,
    Clock clock,
    boolean echo) {}
