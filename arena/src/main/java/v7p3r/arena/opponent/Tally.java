package v7p3r.arena.opponent;

/**
 * How much was lost in moves of a kind.
 *
 * @param moves how many were seen
 * @param meanLoss centipawns a move
 */
public record Tally(int moves, double meanLoss) {
  static final Tally NONE = new Tally(0, 0);

  Tally plus(double loss) {
    return new Tally(moves + 1, (meanLoss * moves + loss) / (moves + 1));
  }
}
