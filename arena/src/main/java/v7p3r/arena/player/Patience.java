package v7p3r.arena.player;

import java.time.Duration;

/**
 * How long an engine is waited for, apart from its moves.
 *
 * @param greeting from its start to {@code uciok}
 * @param ready for {@code readyok}, which may include filling a large table
 * @param stop for its move after it was told to stop
 */
public record Patience(Duration greeting, Duration ready, Duration stop) {
  public static final Patience USUAL =
      new Patience(Duration.ofSeconds(30), Duration.ofSeconds(60), Duration.ofSeconds(2));
}
