package v7p3r.lab.profile;

import java.util.Map;
import v7p3r.desc.WinProbability;

/**
 * What would be lost, in win probability, by playing the move that was best at each checkpoint: the
 * best of all these moves by reference scores minus that move.
 */
record LossCurve(int[] moves, double[] losses) {
  /**
   * The curve of moves.
   *
   * @param moves the best move at each checkpoint
   * @param references the score of each of these moves, as a longer search sees it
   */
  static LossCurve of(int[] moves, Map<Integer, Integer> references) {
    double best = 0;
    for (int move : moves) {
      best = Math.max(best, WinProbability.of(references.get(move)));
    }
    double[] losses = new double[moves.length];
    for (int i = 0; i < moves.length; i++) {
      losses[i] = Math.max(0, best - WinProbability.of(references.get(moves[i])));
    }
    return new LossCurve(moves.clone(), losses);
  }

  /** Nothing is lost whatever the effort: all checkpoints have the same move. */
  static LossCurve flat(int[] moves) {
    return new LossCurve(moves.clone(), new double[moves.length]);
  }

  double last() {
    return losses[losses.length - 1];
  }

  /** The last checkpoint whose move is not that of the one before; 0 if there is none. */
  int lastFlip() {
    for (int i = moves.length - 1; i > 0; i--) {
      if (moves[i] != moves[i - 1]) {
        return i;
      }
    }
    return 0;
  }
}
