package v7p3r.lab.validate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Searches with made-up numbers, for arithmetic that is done by hand. */
final class Searches {
  private Searches() {}

  static ArmSearch off(String move, int depth, long nodes, double seconds) {
    return new ArmSearch(
        move,
        10,
        depth,
        nodes,
        Math.round(seconds * 1e9),
        OptionalDouble.empty(),
        OptionalDouble.empty(),
        Optional.empty(),
        List.of());
  }

  static ArmSearch desc(
      String move, int depth, long nodes, double seconds, double pes, Integer... scores) {
    return new ArmSearch(
        move,
        10,
        depth,
        nodes,
        Math.round(seconds * 1e9),
        OptionalDouble.of(pes),
        OptionalDouble.of(pes),
        Optional.of("Standard"),
        List.of(scores));
  }

  /** The same with another PES at its end. */
  static ArmSearch ended(ArmSearch search, double lastPes) {
    return new ArmSearch(
        search.move(),
        search.score(),
        search.depth(),
        search.nodes(),
        search.nanos(),
        search.pes(),
        OptionalDouble.of(lastPes),
        search.mode(),
        search.scores());
  }

  static SearchedPosition position(String fen, ArmSearch desc, ArmSearch off) {
    return new SearchedPosition(fen, Map.of(Arm.DESC, desc, Arm.OFF, off));
  }
}
