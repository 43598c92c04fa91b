package v7p3r.arena.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import v7p3r.arena.player.SearchLimit;

/**
 * What one side may spend: a clock, a limit for every move, or both.
 *
 * @param marginMillis how late a move may come before the game is lost
 */
public record Allowance(Optional<TimeControl> timeControl, SearchLimit limit, long marginMillis) {
  private static final long FREE_MILLIS = Duration.ofDays(365).toMillis();

  /** As long as it takes: for people, who are not hurried. */
  public static final Allowance FREE = of(SearchLimit.ofMoveTime(FREE_MILLIS));

  public Allowance {
    if (timeControl.isEmpty() && limit.isNone()) {
      throw new IllegalArgumentException(
          "each side needs a limit: a time control, nodes, depth or a time for each move");
    }
    if (marginMillis < 0) {
      throw new IllegalArgumentException("the time margin cannot be negative: " + marginMillis);
    }
  }

  public static Allowance of(TimeControl timeControl) {
    return new Allowance(Optional.of(timeControl), SearchLimit.NONE, 0);
  }

  public static Allowance of(SearchLimit limit) {
    return new Allowance(Optional.empty(), limit, 0);
  }

  /** Whether time matters. */
  public boolean isTimed() {
    return timeControl.isPresent() || limit.moveTimeMillis().isPresent();
  }

  @Override
  public String toString() {
    if (equals(FREE)) {
      return "no limit";
    }
    List<String> parts = new ArrayList<>();
    timeControl.ifPresent(control -> parts.add(control.toString()));
    limit.nodes().ifPresent(nodes -> parts.add(nodes + " nodes"));
    limit.depth().ifPresent(depth -> parts.add("depth " + depth));
    limit.moveTimeMillis().ifPresent(millis -> parts.add(millis + " ms/move"));
    return String.join(", ", parts);
  }
}
