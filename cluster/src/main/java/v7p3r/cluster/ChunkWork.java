package v7p3r.cluster;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import v7p3r.arena.work.UnitOrder;

/**
 * What an executor does: units, one after the other. A unit that fails by itself is a result like
 * any other, for it would fail everywhere; only what is wrong with the executor is an exception,
 * and Spark goes elsewhere.
 */
final class ChunkWork implements FlatMapFunction<Iterator<UnitOrder>, ChunkResult> {
  private static final long serialVersionUID = 1;
  private static final Duration LOOK = Duration.ofMillis(100);

  private final long signature;

  /** For engines with this signature alone. */
  ChunkWork(long signature) {
    this.signature = signature;
  }

  @Override
  public Iterator<ChunkResult> call(Iterator<UnitOrder> orders) {
    String executor = name();
    requireSameEngine(executor);
    long began = System.nanoTime();
    List<ChunkResult.Done> done = new ArrayList<>();
    TaskContext task = TaskContext.get();
    Thread worker = Thread.currentThread();
    Thread watch = Thread.ofPlatform().daemon().start(() -> cutShortWhenKilled(task, worker));
    try {
      while (orders.hasNext() && !task.isInterrupted()) {
        done.add(perform(orders.next()));
      }
    } finally {
      watch.interrupt();
    }
    return List.of(new ChunkResult(executor, System.nanoTime() - began, done)).iterator();
  }

  /** Spark only asks a task to end; whoever searches has to be told. */
  private static void cutShortWhenKilled(TaskContext task, Thread worker) {
    try {
      while (!task.isInterrupted()) {
        Thread.sleep(LOOK);
      }
      Doers.OF_THIS_PROCESS.cutShort(worker);
    } catch (InterruptedException _) {
      return; // the units are done
    }
  }

  private static ChunkResult.Done perform(UnitOrder order) {
    try {
      return ChunkResult.Done.of(order.key(), Doers.OF_THIS_PROCESS.perform(order));
    } catch (IOException | RuntimeException | AssertionError e) {
      String reason = e.getMessage() == null ? e.toString() : e.getMessage();
      return ChunkResult.Done.failed(order.key(), reason);
    }
  }

  private void requireSameEngine(String executor) {
    long own = EngineSignature.nodes();
    if (own != signature) {
      throw new IllegalStateException(
          "executor %s has another engine: expected a bench of %d nodes, found %d"
              .formatted(executor, signature, own));
    }
  }

  private static String name() {
    SparkEnv env = SparkEnv.get();
    return env.executorId() + " on " + env.blockManager().blockManagerId().host();
  }
}
