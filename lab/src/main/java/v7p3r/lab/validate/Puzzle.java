package v7p3r.lab.validate;

import java.util.Set;
import v7p3r.board.Position;

/**
 * A position with moves that solve it.
 *
 * @param wanted one of them solves it; none if anything does that is not to be avoided
 */
record Puzzle(Position position, Set<String> wanted, Set<String> avoided) {
  Puzzle {
    wanted = Set.copyOf(wanted);
    avoided = Set.copyOf(avoided);
  }

  boolean isSolvedBy(String move) {
    return (wanted.isEmpty() || wanted.contains(move)) && !avoided.contains(move);
  }
}
