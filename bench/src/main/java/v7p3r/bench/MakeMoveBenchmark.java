package v7p3r.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import v7p3r.board.MoveGenerator;
import v7p3r.board.Position;

/** What one move costs to make and take back, alone and with a first look at what it leads to. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@OperationsPerInvocation(BenchPositions.MOVES)
public class MakeMoveBenchmark {
  private final Position[] positions = BenchPositions.all();
  private final int[][] moves = BenchPositions.moves(positions);
  private final int[] replies = new int[256];

  @Benchmark
  public long makeAndUnmake() {
    long keys = 0;
    for (int i = 0; i < positions.length; i++) {
      Position position = positions[i];
      for (int move : moves[i]) {
        position.make(move);
        keys ^= position.key();
        position.unmake();
      }
    }
    return keys;
  }

  @Benchmark
  public int makeAndLookForCheck() {
    int checks = 0;
    for (int i = 0; i < positions.length; i++) {
      Position position = positions[i];
      for (int move : moves[i]) {
        position.make(move);
        checks += position.inCheck() ? 1 : 0;
        position.unmake();
      }
    }
    return checks;
  }

  @Benchmark
  public long makeAndCountReplies() {
    long total = 0;
    for (int i = 0; i < positions.length; i++) {
      Position position = positions[i];
      for (int move : moves[i]) {
        position.make(move);
        total += MoveGenerator.count(position);
        position.unmake();
      }
    }
    return total;
  }

  @Benchmark
  public long makeAndGenerateReplies() {
    long total = 0;
    for (int i = 0; i < positions.length; i++) {
      Position position = positions[i];
      for (int move : moves[i]) {
        position.make(move);
        total += MoveGenerator.legal(position, replies, 0);
        position.unmake();
      }
    }
    return total;
  }
}
