package v7p3r.eval;

import java.util.function.LongSupplier;
import v7p3r.board.MoveList;
import v7p3r.board.Position;

/**
 * What one evaluation costs near a position, timed over many at once: a clock around each call
 * would cost more than the call.
 */
public final class EvaluationCost {
  private static final int BATCHES = 16;
  private static final int ROUNDS = 8;

  private EvaluationCost() {}

  /**
   * Mean nanoseconds over the positions after each move, in the fastest of some batches: the others
   * were disturbed.
   */
  public static double nanos(
      Evaluator evaluator, Position root, MoveList moves, LongSupplier nanoTime) {
    Position[] positions = new Position[moves.size()];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = root.copy();
      positions[i].make(moves.get(i));
    }
    long fastest = Long.MAX_VALUE;
    long sum = 0;
    for (int i = 0; i < BATCHES; i++) {
      long start = nanoTime.getAsLong();
      sum += evaluate(evaluator, positions);
      fastest = Math.min(fastest, nanoTime.getAsLong() - start);
    }
    // No sum is that large, but the compiler does not know and must not leave evaluations out.
    return sum == Long.MAX_VALUE ? 0 : (double) fastest / (ROUNDS * positions.length);
  }

  private static long evaluate(Evaluator evaluator, Position[] positions) {
    long sum = 0;
    for (int round = 0; round < ROUNDS; round++) {
      for (Position position : positions) {
        sum += evaluator.evaluate(position);
      }
    }
    return sum;
  }
}
