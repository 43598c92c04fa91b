package v7p3r.lab.studio;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a studio is started with.
 *
 * @param port the port to listen on; the usual one, or any other if that is taken, when empty
 * @param games the folder of played games, and of those that are not over
 * @param database where games with a result are counted
 * @param config a file with engines, openings and places; none for what comes with the engine
 * @param watched files of games that others write
 * @param name of the person
 */
public record StudioSettings(
    OptionalInt port,
    Path games,
    Path database,
    Optional<Path> config,
    List<Path> watched,
    String name) {
  public StudioSettings {
    watched = List.copyOf(watched);
  }
}
