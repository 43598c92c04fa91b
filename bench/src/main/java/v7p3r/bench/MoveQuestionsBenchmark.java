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
import v7p3r.board.Position;

/** What a search asks about one move before it makes it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@OperationsPerInvocation(BenchPositions.MOVES)
public class MoveQuestionsBenchmark {
  private final Position[] positions = BenchPositions.all();
  private final int[][] moves = BenchPositions.moves(positions);

  @Benchmark
  public int givesCheck() {
    int checks = 0;
    for (int i = 0; i < positions.length; i++) {
      for (int move : moves[i]) {
        checks += positions[i].givesCheck(move) ? 1 : 0;
      }
    }
    return checks;
  }

  @Benchmark
  public int seeAtLeastZero() {
    int winning = 0;
    for (int i = 0; i < positions.length; i++) {
      for (int move : moves[i]) {
        winning += positions[i].see(move, 0) ? 1 : 0;
      }
    }
    return winning;
  }

  @Benchmark
  public int isLegal() {
    int legal = 0;
    for (int i = 0; i < positions.length; i++) {
      for (int move : moves[i]) {
        legal += positions[i].isLegal(move) ? 1 : 0;
      }
    }
    return legal;
  }
}
