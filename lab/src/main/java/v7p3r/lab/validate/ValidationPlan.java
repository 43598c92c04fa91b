package v7p3r.lab.validate;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.match.OpeningSuite;
import v7p3r.lab.profile.source.Sources;

/**
 * What is measured, and how.
 *
 * @param out the folder of results and report
 * @param arms the options of each; DESC and off at least
 * @param nodesAMilli nodes that count as a millisecond in searches of positions; 0 for real time
 * @param games of the match against each other arm; 0 for none
 * @param openings of the match; without them, random balanced ones
 * @param data a profiled folder to judge predictions on; without one, games are profiled for it
 * @param profiled how many positions are, then
 * @param reference nodes of such a profile
 * @param suites files of puzzles; without them, what the profile found hard
 * @param puzzles at most so many of each suite
 * @param judge a UCI engine to find blunders with
 * @param judgeNodes for each position that it looks at
 */
public record ValidationPlan(
    Path out,
    Path model,
    Map<Arm, Map<String, String>> arms,
    Sources positions,
    int positionCount,
    TimeControl control,
    int nodesAMilli,
    int games,
    Optional<OpeningSuite> openings,
    int concurrency,
    Optional<Path> data,
    int profiled,
    long reference,
    List<Path> suites,
    int puzzles,
    String judge,
    long judgeNodes,
    int threads,
    long seed) {
  public ValidationPlan {
    arms = Map.copyOf(arms);
    suites = List.copyOf(suites);
    if (!arms.containsKey(Arm.DESC) || !arms.containsKey(Arm.OFF)) {
      throw new IllegalArgumentException("expected the arms DESC and off, found " + arms.keySet());
    }
  }
}
