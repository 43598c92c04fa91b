package v7p3r.lab.tune.set;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a tuning set is made of.
 *
 * @param labelled files of positions with results or scores, see {@link SetRows}
 * @param games PGN files, plain or packed
 * @param out the set to write; scores found on the way are kept beside it
 * @param perGame how many positions to take from a game of the PGN files at most
 * @param skippedPlies the first half moves of a game, from which none are taken
 * @param scorer the UCI engine that scores what has no score of that engine yet
 * @param nodes how long it looks at each position
 * @param threads how many of them at once
 */
public record SetPlan(
    List<Path> labelled,
    List<Path> games,
    Path out,
    int perGame,
    int skippedPlies,
    Optional<String> scorer,
    int nodes,
    int threads) {
  public SetPlan {
    labelled = List.copyOf(labelled);
    games = List.copyOf(games);
  }

  /** Where scores are kept between runs. */
  Path journal() {
    return out.resolveSibling(out.getFileName() + ".scores");
  }
}
