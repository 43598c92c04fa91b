package v7p3r.search;

import v7p3r.board.MoveList;

/** Facts of iterations that a test makes up. */
final class Facts {
  private static final int BEST = 1;

  private Facts() {}

  /**
   * @param share nodes of the best move, in 1/1024 of all
   * @param rootMoves how many legal moves there are
   */
  static IterationFacts of(
      int depth, long nanos, int bestMove, int score, int share, int rootMoves) {
    MoveList moves = new MoveList();
    moves.add(bestMove);
    for (int i = 1; i < rootMoves; i++) {
      moves.add(bestMove + i);
    }
    RootMoveList list = new RootMoveList();
    list.set(moves);
    list.addNodes(bestMove, share);
    list.addNodes(bestMove + 1, 1024 - share);
    return new IterationFacts(
        depth, depth, bestMove, score, score, 0, 0, nanos, 0, RootNodes.of(list), Statistics.NONE);
  }

  /** A quiet iteration among many legal moves. */
  static IterationFacts at(int depth, long nanos) {
    return of(depth, nanos, BEST, 0, 512, 30);
  }
}
