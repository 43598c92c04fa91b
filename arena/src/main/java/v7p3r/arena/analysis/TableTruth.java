package v7p3r.arena.analysis;

/**
 * What tablebases say of a move: the result before and after it, both as the mover sees them, with
 * 2 for a win, 0 for a draw, -2 for a loss and odd numbers where the fifty-move rule decides.
 */
public record TableTruth(int before, int after) {
  /** Whether the move gave points away. */
  public boolean isWorse() {
    return points(after) < points(before);
  }

  private static int points(int result) {
    return result == 2 ? 1 : result == -2 ? -1 : 0;
  }
}
