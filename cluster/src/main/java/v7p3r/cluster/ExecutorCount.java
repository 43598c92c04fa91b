package v7p3r.cluster;

import java.io.IOException;
import java.time.Duration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.status.api.v1.ExecutorSummary;
import scala.jdk.javaapi.CollectionConverters;
import v7p3r.arena.work.Progress;

/** Waits until executors are there, and counts what they do at a time. */
final class ExecutorCount {
  /** Others may have the cores, or an image is on its way. */
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  /** Others may come with the first one. */
  private static final Duration CALM = Duration.ofSeconds(2);

  private static final Duration LOOK = Duration.ofMillis(100);

  /** What Spark calls the driver among its executors. */
  private static final String DRIVER = "driver";

  private final JavaSparkContext context;
  private final Progress progress;

  ExecutorCount(JavaSparkContext context, Progress progress) {
    this.context = context;
    this.progress = progress;
  }

  /**
   * Cores of all executors; those that are promised count, too.
   *
   * @throws IOException if none comes
   */
  int await() throws IOException {
    if (context.sc().isLocal()) {
      return context.defaultParallelism();
    }
    progress.say("waiting for executors of " + context.master() + " ...");
    long began = System.nanoTime();
    long changed = began;
    int known = 0;
    while (known == 0 || System.nanoTime() - changed < CALM.toNanos()) {
      if (known == 0 && System.nanoTime() - began > PATIENCE.toNanos()) {
        throw new IOException(
            "no executor came from %s within %d seconds: has it free cores and memory?"
                .formatted(context.master(), PATIENCE.toSeconds()));
      }
      int now = cores();
      if (now != known) {
        known = now;
        changed = System.nanoTime();
      }
      pause();
    }
    return Math.max(known, context.getConf().getInt("spark.cores.max", 1));
  }

  private int cores() {
    return CollectionConverters.asJava(context.sc().statusStore().executorList(true)).stream()
        .filter(executor -> !executor.id().equals(DRIVER))
        .mapToInt(ExecutorSummary::totalCores)
        .sum();
  }

  private static void pause() throws IOException {
    try {
      Thread.sleep(LOOK);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }
}
