package v7p3r.search;

/** Parts of the search that can be left out, to see what they are worth. All are on in play. */
public enum SearchFeature {
  /** Without it every line is searched to the same depth: no cutoffs, no pruning, no reductions. */
  ALPHA_BETA,
  /** Without it moves come as they are generated, and late ones are searched like early ones. */
  MOVE_ORDERING,
  /** Without it a line is judged where the depth ends, though checks are still answered. */
  QUIESCENCE,
  /** A mate in one is played at once, and a proven mate ends the search. */
  CHECKMATE_DETECTION,
  /** Without it a stalemate is taken for what the evaluation makes of it. */
  STALEMATE_DETECTION,
  /** The side that is ahead avoids draws. */
  DRAW_PREVENTION,
  /** Captures by the worth of the victim. */
  VICTIM_ORDER,
  /** Captures before other moves out of check. */
  EVADING_CAPTURES
}
