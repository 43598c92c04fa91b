package v7p3r.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import v7p3r.board.MoveGenerator;
import v7p3r.board.MoveList;
import v7p3r.board.Position;

/** What one position costs: generating all its legal moves, counting them, making each of them. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class MoveGenerationBenchmark {
  private final Position position = new Position();
  private final MoveList moves = new MoveList();

  @Benchmark
  public int generate() {
    moves.clear();
    MoveGenerator.legal(position, moves);
    return moves.size();
  }

  @Benchmark
  public int count() {
    return MoveGenerator.count(position);
  }

  @Benchmark
  public long makeAndUnmakeEach() {
    moves.clear();
    MoveGenerator.legal(position, moves);
    long keys = 0;
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get(i));
      keys ^= position.key();
      position.unmake();
    }
    return keys;
  }
}
