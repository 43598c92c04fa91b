package v7p3r.arena.analysis;

import java.util.List;
import java.util.Optional;
import v7p3r.arena.player.Score;

/**
 * Whether a move counts for the agreement with an engine, as PGN-Spy has it: moves of the opening
 * and forced ones say nothing, nor do those of games that are decided.
 */
public enum Agreement {
  /** Nobody is clearly better. */
  UNDECIDED("within 2 pawns"),
  /** One side is better, but the game goes on. */
  LEANING("2 to 5 pawns");

  private static final int FORCED = 50;
  private static final int EVEN = 200;
  private static final int DECIDED = 500;

  private final String words;

  Agreement(String words) {
    this.words = words;
  }

  /** By how much a side is better. */
  String words() {
    return words;
  }

  /** The group that a move belongs to; nothing if it does not count. */
  static Optional<Agreement> of(boolean inOpening, List<Choice> choices) {
    if (inOpening || choices.size() < 2) {
      return Optional.empty();
    }
    Score best = choices.getFirst().score();
    int gap = best.comparable() - choices.get(1).score().comparable();
    int size = Math.abs(best.comparable());
    if (gap > FORCED || size > DECIDED) {
      return Optional.empty();
    }
    return Optional.of(size <= EVEN ? UNDECIDED : LEANING);
  }
}
