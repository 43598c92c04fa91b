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
import org.openjdk.jmh.infra.Blackhole;
import v7p3r.board.Position;
import v7p3r.desc.PriorFeatures;

/** The features that are known before a search, a position. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@OperationsPerInvocation(BenchPositions.COUNT)
public class FeatureBenchmark {
  private final Position[] positions = BenchPositions.all();
  private final PriorFeatures extractor = new PriorFeatures();
  private final float[] features = new float[PriorFeatures.COUNT];

  @Benchmark
  public void prior(Blackhole hole) {
    for (Position position : positions) {
      extractor.extract(position, features);
      hole.consume(features);
    }
  }
}
