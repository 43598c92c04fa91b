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

/**
 * What the moves of one position cost: all at once, by stages, only counted. Checks and pins are
 * known after the first call; what a position costs that is new is in {@link MakeMoveBenchmark}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@OperationsPerInvocation(BenchPositions.COUNT)
public class MoveGenerationBenchmark {
  private final Position[] positions = BenchPositions.all();
  private final int[] moves = new int[256];

  @Benchmark
  public int legal() {
    int total = 0;
    for (Position position : positions) {
      total += MoveGenerator.legal(position, moves, 0);
    }
    return total;
  }

  @Benchmark
  public int captures() {
    int total = 0;
    for (Position position : positions) {
      total += MoveGenerator.captures(position, moves, 0);
    }
    return total;
  }

  @Benchmark
  public int quiets() {
    int total = 0;
    for (Position position : positions) {
      total += MoveGenerator.quiets(position, moves, 0);
    }
    return total;
  }

  @Benchmark
  public int capturesThenQuiets() {
    int total = 0;
    for (Position position : positions) {
      total += MoveGenerator.quiets(position, moves, MoveGenerator.captures(position, moves, 0));
    }
    return total;
  }

  @Benchmark
  public int count() {
    int total = 0;
    for (Position position : positions) {
      total += MoveGenerator.count(position);
    }
    return total;
  }
}
