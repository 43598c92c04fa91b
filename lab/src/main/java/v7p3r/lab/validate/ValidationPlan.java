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
 * @param control the clock of searches and games
 */
public record ValidationPlan(
    Path out,
    Path model,
    Map<Arm, Map<String, String>> arms,
    TimeControl control,
    Searches searches,
    Games games,
    Predictions predictions,
    Puzzles puzzles,
    Judge judge,
    int threads,
    long seed) {
  public ValidationPlan {
    arms = Map.copyOf(arms);
    if (!arms.containsKey(Arm.DESC) || !arms.containsKey(Arm.OFF)) {
      throw new IllegalArgumentException("expected the arms DESC and off, found " + arms.keySet());
    }
  }

  /**
   * The positions that all arms search.
   *
   * @param nodesAMilli nodes that count as a millisecond; 0 for real time
   */
  public record Searches(Sources positions, int count, int nodesAMilli) {}

  /**
   * The match against each other arm.
   *
   * @param count of games; 0 for none
   * @param openings without them, random balanced ones
   */
  public record Games(int count, Optional<OpeningSuite> openings, int concurrency) {}

  /**
   * What predictions are judged on.
   *
   * @param data a profiled folder; without one, games are profiled for it
   * @param profiled how many positions are, then
   * @param reference nodes of such a profile
   */
  public record Predictions(Optional<Path> data, int profiled, long reference) {}

  /**
   * Positions to solve.
   *
   * @param suites files of them; without any, what the profile found hard
   * @param most of each suite
   */
  public record Puzzles(List<Path> suites, int most) {
    public Puzzles {
      suites = List.copyOf(suites);
    }
  }

  /** A UCI engine to find blunders with, and its nodes for each position. */
  public record Judge(String program, long nodes) {}
}
