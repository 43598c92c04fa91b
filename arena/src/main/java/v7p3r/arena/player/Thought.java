package v7p3r.arena.player;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a player told about its thinking, as far as it did.
 *
 * @param millis the time it says it took
 * @param line the moves it expects, as it wrote them
 * @param remarks its {@code info string} lines about this move, in order, at most a few
 */
public record Thought(
    Optional<Score> score,
    OptionalInt depth,
    OptionalInt selectiveDepth,
    OptionalLong nodes,
    OptionalLong nodesPerSecond,
    OptionalLong millis,
    List<String> line,
    List<String> remarks) {
  public static final Thought NONE = ofRemarks(List.of());

  /** How hard it finds the position, and the mode it chose; of the engine of this project. */
  public Optional<Effort> effort() {
    return Effort.of(remarks);
  }

  /** Of a player that has nothing else to tell. */
  static Thought ofRemarks(List<String> remarks) {
    return new Thought(
        Optional.empty(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        OptionalLong.empty(),
        OptionalLong.empty(),
        OptionalLong.empty(),
        List.of(),
        remarks);
  }
}
