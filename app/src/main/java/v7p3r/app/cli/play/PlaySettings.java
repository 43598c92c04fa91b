package v7p3r.app.cli.play;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import v7p3r.board.Position;
import v7p3r.search.Limits;

/**
 * How a game in the terminal is set up.
 *
 * @param human the side of the person
 * @param searchType which of the engine's players sits on the other side
 * @param seed makes the random player repeatable; 0 does not
 * @param pgn the file to save to; a new file in the folder when empty
 * @param echo repeats what is read, for input that does not come from a keyboard
 */
public record PlaySettings(
    String name,
    int human,
    Position start,
    String searchType,
    int seed,
    Limits limits,
    BoardView view,
    Optional<Path> pgn,
    Path folder,
    Clock clock,
    boolean echo) {}
