package v7p3r.lab.validate;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import v7p3r.search.Value;

/**
 * What one arm made of a position.
 *
 * @param score of the side to move in centipawns, or a mate
 * @param depth of the last iteration
 * @param nanos of thinking; counted from nodes where the clock counts nodes
 * @param pes the effort score that was announced before the search; none without DESC
 * @param lastPes the last one announced
 * @param mode the last mode announced
 * @param scores after each iteration, the first at depth 1
 */
record ArmSearch(
    String move,
    int score,
    int depth,
    long nodes,
    long nanos,
    OptionalDouble pes,
    OptionalDouble lastPes,
    Optional<String> mode,
    List<Integer> scores) {
  ArmSearch {
    scores = List.copyOf(scores);
  }

  boolean endedByMate() {
    return Value.isMate(score);
  }

  double seconds() {
    return nanos / 1e9;
  }
}
