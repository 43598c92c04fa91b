package v7p3r.arena.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import v7p3r.arena.game.Openings;

/**
 * Which openings a match uses: a file, or none for the start of the game.
 *
 * @param first the opening to begin with, counted from 0 in the order in which they are played
 * @param plies how many half moves of a PGN game are taken
 */
public record OpeningSuite(Optional<String> file, Order order, long seed, int first, int plies) {
  public static final OpeningSuite START =
      new OpeningSuite(Optional.empty(), Order.SEQUENTIAL, 0, 0, Integer.MAX_VALUE);

  /** In which order the openings of the file are played. */
  public enum Order {
    SEQUENTIAL,
    RANDOM
  }

  public OpeningSuite {
    if (first < 0 || plies < 0) {
      throw new IllegalArgumentException("openings are counted from 0 and half moves too");
    }
  }

  /**
   * The openings in the order in which they are played.
   *
   * @throws IOException if the file cannot be read or holds no opening
   */
  public Openings read() throws IOException {
    if (file.isEmpty()) {
      return Openings.START;
    }
    Openings openings = Openings.read(Path.of(file.get()), plies);
    return (order == Order.RANDOM ? openings.shuffled(seed) : openings).startingAt(first);
  }
}
