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
import v7p3r.notation.Fen;
import v7p3r.notation.San;

/** What reading and writing one position or one move costs. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class NotationBenchmark {
  private final String[] fens = BenchPositions.fens();
  private final Position[] positions = BenchPositions.all();
  private final int[][] moves = BenchPositions.moves(positions);
  private final Position reused = new Position();

  @Benchmark
  @OperationsPerInvocation(BenchPositions.COUNT)
  public long parseFen() {
    long keys = 0;
    for (String fen : fens) {
      keys ^= Fen.parse(fen).key();
    }
    return keys;
  }

  @Benchmark
  @OperationsPerInvocation(BenchPositions.COUNT)
  public long parseFenIntoAPosition() {
    long keys = 0;
    for (String fen : fens) {
      reused.set(Fen.parseSetup(fen));
      keys ^= reused.key();
    }
    return keys;
  }

  @Benchmark
  @OperationsPerInvocation(BenchPositions.COUNT)
  public int formatFen() {
    int length = 0;
    for (Position position : positions) {
      length += Fen.format(position).length();
    }
    return length;
  }

  @Benchmark
  @OperationsPerInvocation(BenchPositions.COUNT)
  public long copy() {
    long keys = 0;
    for (Position position : positions) {
      keys ^= position.copy().key();
    }
    return keys;
  }

  @Benchmark
  @OperationsPerInvocation(BenchPositions.MOVES)
  public int formatSan() {
    int length = 0;
    for (int i = 0; i < positions.length; i++) {
      for (int move : moves[i]) {
        length += San.format(positions[i], move).length();
      }
    }
    return length;
  }
}
