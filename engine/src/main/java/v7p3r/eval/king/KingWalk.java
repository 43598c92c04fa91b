package v7p3r.eval.king;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;

/** How far a king has to walk on an empty board. */
final class KingWalk {
  private KingWalk() {}

  /** Steps to the nearest of some squares, of which there must be one. */
  static int toNearest(int king, long targets) {
    assert targets != 0;
    long reached = Attacks.king(king) | Bitboard.of(king);
    int steps = 1;
    while ((reached & targets) == 0) {
      reached = Bitboard.spread(reached);
      steps++;
    }
    return steps;
  }
}
