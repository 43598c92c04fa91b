package v7p3r.lab.puzzle;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import v7p3r.arena.suite.Suite;

/**
 * What is to be learned from.
 *
 * @param lesson the suite whose failures are to be repaired
 * @param guards suites that must not get worse
 * @param set a tuning set whose validation loss must not grow
 * @param nodes of each search
 * @param candidates weights to try, those that separate right from wrong moves best
 * @param folder for files of changed weights
 */
public record PuzzlePlan(
    Suite lesson,
    List<Suite> guards,
    Optional<Path> set,
    long nodes,
    int candidates,
    int threads,
    Path folder) {
  public PuzzlePlan {
    guards = List.copyOf(guards);
  }
}
