package v7p3r.search.time;

/** How the time for a move follows the search; matches between the arms show what that is worth. */
public enum TimeArm {
  /** The manager of the time plan to the letter, with its rulings. */
  SEED,
  /** A fixed budget, no signals. */
  FIXED,
  /** The budget follows stability of the best move, its share of nodes, and a falling score. */
  SIGNALS
}
