package v7p3r.arena.analysis;

import java.util.Optional;

/**
 * What was found out about a position of a game.
 *
 * @param ply half moves played before it
 * @param own what V7P3R says
 * @param reference what the engine says by which V7P3R and the players are judged
 */
public record Finding(int ply, Optional<Assessment> own, Optional<Assessment> reference) {
  /** What counts: the reference, or V7P3R where there is none. */
  public Assessment judge() {
    return reference.or(() -> own).orElseThrow();
  }

  Finding at(int otherPly) {
    return new Finding(otherPly, own, reference);
  }
}
