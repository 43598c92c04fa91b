package v7p3r.bench;

import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.EffortScratch;
import v7p3r.desc.model.Stage;

/**
 * One question to an effort model, with the spread of its times; {@code -prof gc} shows that none
 * of them allocates. Another folder of models: {@code -p folder=...}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EffortModelBenchmark {
  private static final int ROWS = 1024;

  @Param("models/desc-v1.0")
  private String folder;

  @Param({"PRIOR", "LIVE"})
  private Stage stage;

  private EffortModel model;
  private EffortScratch scratch;
  private float[][] rows;
  private float[] probabilities;
  private int next;

  /** Features around their means, so that questions take many ways through the trees. */
  @Setup
  public void load() {
    model = EffortModel.load(Path.of(folder), stage);
    scratch = model.newScratch();
    probabilities = new float[model.classifier().classes()];
    SplittableRandom random = new SplittableRandom(1);
    rows = new float[ROWS][model.featureNames().size()];
    for (float[] row : rows) {
      for (int i = 0; i < row.length; i++) {
        row[i] =
            (float)
                (model.scaler().mean(i) + 1.5 * model.scaler().scale(i) * random.nextGaussian());
      }
    }
  }

  private float[] row() {
    next = next + 1 & ROWS - 1;
    return rows[next];
  }

  @Benchmark
  public float pes() {
    return model.pes(row(), scratch);
  }

  @Benchmark
  public float classifier() {
    model.classifier().probabilities(row(), probabilities);
    return probabilities[0];
  }
}
