package v7p3r.search;

import java.util.function.LongSupplier;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;

/**
 * What one evaluation costs near a position, timed over many at once: a clock around each call
 * would cost more than the call.
 */
final class EvaluationCost {
  private static final int ROUNDS = 64;

  private EvaluationCost() {}

  /** Mean nanoseconds over the positions after each move. */
  static double nanos(Evaluator evaluator, Position root, MoveList moves, LongSupplier nanoTime) {
    Position[] positions = new Position[moves.size()];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = root.copy();
      positions[i].make(moves.get(i));
    }
    round(evaluator, positions);
    long sum = 0;
    long start = nanoTime.getAsLong();
    for (int i = 0; i < ROUNDS; i++) {
      sum += round(evaluator, positions);
    }
    long nanos = nanoTime.getAsLong() - start;
    // Uses the sum, so that no compiler can leave the evaluations out.
    assert Math.abs(sum) < Long.MAX_VALUE;
    return (double) nanos / (ROUNDS * positions.length);
  }

  private static long round(Evaluator evaluator, Position[] positions) {
    long sum = 0;
    for (Position position : positions) {
      sum += evaluator.evaluate(position);
    }
    return sum;
  }
}
