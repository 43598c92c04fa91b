package v7p3r.arena.player;

import java.util.OptionalInt;
import java.util.OptionalLong;

/** What ends the thinking about each move, apart from the clock of the game. */
public record SearchLimit(OptionalLong nodes, OptionalInt depth, OptionalLong moveTimeMillis) {
  public static final SearchLimit NONE =
      new SearchLimit(OptionalLong.empty(), OptionalInt.empty(), OptionalLong.empty());

  public static SearchLimit ofNodes(long nodes) {
    return new SearchLimit(OptionalLong.of(nodes), OptionalInt.empty(), OptionalLong.empty());
  }

  public static SearchLimit ofDepth(int depth) {
    return new SearchLimit(OptionalLong.empty(), OptionalInt.of(depth), OptionalLong.empty());
  }

  public static SearchLimit ofMoveTime(long millis) {
    return new SearchLimit(OptionalLong.empty(), OptionalInt.empty(), OptionalLong.of(millis));
  }

  public boolean isNone() {
    return nodes.isEmpty() && depth.isEmpty() && moveTimeMillis.isEmpty();
  }
}
