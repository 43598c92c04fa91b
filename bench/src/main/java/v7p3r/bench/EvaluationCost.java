package v7p3r.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntToLongFunction;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;

/**
 * One build of the engine at work: the processor time of evaluations alone. The positions are those
 * around the middlegames of {@link BenchPositions}, so that pawns repeat as they do in a search.
 */
public final class EvaluationCost implements IntToLongFunction {
  private static final int WALK = 40;
  private static final int WARM_UP_ROUNDS = 60;
  private static final int REPEATS = 8;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Evaluator evaluator = new Evaluator();
  private final List<Position> positions = new ArrayList<>();
  private long sum;

  public EvaluationCost() {
    Random random = new Random(1);
    for (Position start : BenchPositions.all()) {
      Position position = start.copy();
      for (int i = 0; i < WALK; i++) {
        MoveList moves = position.legalMoves();
        if (moves.size() == 0) {
          break;
        }
        position.make(moves.get(random.nextInt(moves.size())));
        positions.add(Position.of(position.setup()));
        if (i % 2 == 1) {
          position.unmake();
        }
      }
    }
    for (int round = 0; round < WARM_UP_ROUNDS; round++) {
      applyAsLong(round);
    }
    System.err.println("sum " + sum);
  }

  /** Nanoseconds of the thread. */
  @Override
  public long applyAsLong(int round) {
    long before = threads.getCurrentThreadCpuTime();
    for (int i = 0; i < REPEATS; i++) {
      for (Position position : positions) {
        sum += evaluator.evaluate(position);
      }
    }
    return threads.getCurrentThreadCpuTime() - before;
  }
}
