package v7p3r.arena.analysis;

import java.util.List;

/**
 * Time spent against what it could change. A side that gave every move a share of its time equal to
 * the move's share of all that was at stake has no regret; what lies above that share was wasted,
 * what lies below was missing, and both sums are equal.
 */
public final class EffortRegret {
  private EffortRegret() {}

  /** The moves of a side whose time and stakes are known. */
  static List<ReviewedMove> known(List<ReviewedMove> moves, int side) {
    return moves.stream()
        .filter(move -> move.side() == side)
        .filter(move -> move.time().spentMillis().isPresent() && move.stakes().isPresent())
        .toList();
  }

  /** Milliseconds that such moves took. */
  static double spent(List<ReviewedMove> moves) {
    return moves.stream().mapToLong(move -> move.time().spentMillis().getAsLong()).sum();
  }

  /** For each move, milliseconds above (or, negative, below) its share. */
  static double[] surplus(List<ReviewedMove> moves) {
    double time = spent(moves);
    double stakes = moves.stream().mapToDouble(move -> move.stakes().getAsDouble()).sum();
    return moves.stream()
        .mapToDouble(move -> move.time().spentMillis().getAsLong() - share(move, stakes) * time)
        .toArray();
  }

  private static double share(ReviewedMove move, double stakes) {
    return stakes == 0 ? 0 : move.stakes().getAsDouble() / stakes;
  }

  /** Milliseconds that went to moves where less was at stake than elsewhere. */
  static double of(List<ReviewedMove> moves) {
    double wasted = 0;
    for (double surplus : surplus(moves)) {
      wasted += Math.max(0, surplus);
    }
    return wasted;
  }
}
