package v7p3r.arena.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import v7p3r.arena.game.BalancedOpenings;
import v7p3r.arena.game.Openings;

/**
 * Which openings a match uses: a file, those that come with the arena, or none for the start of the
 * game.
 *
 * @param file its path, or {@link #BUILT_IN}
 * @param first the opening to begin with, counted from 0 in the order in which they are played
 * @param plies how many half moves of a PGN game are taken
 */
public record OpeningSuite(Optional<String> file, Order order, long seed, int first, int plies) {
  public static final OpeningSuite START =
      new OpeningSuite(Optional.empty(), Order.SEQUENTIAL, 0, 0, Integer.MAX_VALUE);

  /** In the place of a file: the openings that come with the arena. */
  public static final String BUILT_IN = "balanced";

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
    Openings openings =
        file.get().equals(BUILT_IN)
            ? BalancedOpenings.all()
            : Openings.read(Path.of(file.get()), plies);
    return (order == Order.RANDOM ? openings.shuffled(seed) : openings).startingAt(first);
  }

  /** In a few words, for people. */
  public String words() {
    if (file.isEmpty()) {
      return "the start of the game";
    }
    String which = file.get().equals(BUILT_IN) ? "built in, balanced" : file.get();
    return which + (order == Order.RANDOM ? ", in random order of seed " + seed : "");
  }
}
