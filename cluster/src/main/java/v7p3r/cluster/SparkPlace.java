package v7p3r.cluster;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.UnitOrder;
import v7p3r.arena.work.UnitResult;
import v7p3r.arena.work.WorkPlace;

/**
 * Executors of Spark as a place of work. Units that wait are sent in bundles of about a second,
 * each as a job of one task: so the trouble of sending is small, a lost executor costs little, and
 * nobody waits for the slowest of many. There are twice as many bundles on their way as are worked
 * on, so that no executor waits for the driver.
 */
final class SparkPlace implements WorkPlace {
  /** Units come in swarms, when a bundle has come back: a sender does not leave with the first. */
  private static final Duration GATHER = Duration.ofMillis(10);

  /** A unit and who waits for it. */
  private record Waiting(
      UnitOrder order, StopSignal stop, CompletableFuture<Optional<UnitResult>> result) {
    /** Whether nobody wants it any more. */
    boolean isOver() {
      if (stop.isStopping()) {
        result.complete(Optional.empty());
      }
      return result.isDone();
    }
  }

  private final JavaSparkContext context;
  private final int slots;
  private final ChunkWork work;
  private final ChunkSize size;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final ExecutorComparison comparison;
  private final List<Thread> senders = new ArrayList<>();
  private volatile boolean abandoned;
  private volatile boolean closed;

  /** With executors that do so many units at a time, and have an engine of this signature. */
  SparkPlace(JavaSparkContext context, int slots, long signature, Progress progress) {
    this.context = context;
    this.slots = slots;
    this.work = new ChunkWork(signature);
    this.comparison = new ExecutorComparison(progress);
    this.size = new ChunkSize(slots);
    for (int i = 0; i < 2 * slots; i++) {
      senders.add(Thread.ofPlatform().daemon().name("sender " + i).start(this::send));
    }
  }

  @Override
  public int slots() {
    return slots;
  }

  @Override
  public Optional<String> perform(UnitOrder order, StopSignal stop) throws IOException {
    Waiting waiting = new Waiting(order, stop, new CompletableFuture<>());
    queue.add(waiting);
    if (abandoned || closed) {
      waiting.result.complete(Optional.empty());
    }
    try {
      return waiting.result.get().map(UnitResult::text);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted; the same command goes on", e);
    } catch (ExecutionException e) {
      throw new IOException(e.getCause().getMessage(), e.getCause());
    }
  }

  private void send() {
    while (!closed) {
      try {
        List<Waiting> chunk = gather(queue.take());
        if (!chunk.isEmpty()) {
          send(chunk);
        }
      } catch (InterruptedException _) {
        return; // nothing more comes
      }
    }
  }

  /** A unit and some of those that wait behind it, but for those that are not wanted any more. */
  private List<Waiting> gather(Waiting first) throws InterruptedException {
    try {
      Thread.sleep(GATHER);
    } catch (InterruptedException e) {
      first.result.complete(Optional.empty());
      throw e;
    }
    List<Waiting> chunk = new ArrayList<>(List.of(first));
    queue.drainTo(chunk, size.units(queue.size() + 1) - 1);
    chunk.removeIf(Waiting::isOver);
    return chunk;
  }

  private void send(List<Waiting> chunk) {
    try {
      List<UnitOrder> orders = chunk.stream().map(Waiting::order).toList();
      context.setJobDescription(
          "%d units from %s".formatted(orders.size(), orders.getFirst().key()));
      JavaFutureAction<List<ChunkResult>> job =
          context.parallelize(orders, 1).mapPartitions(work).collectAsync();
      if (abandoned) {
        job.cancel(true); // begun after all others were told
      }
      take(chunk, job.get().getFirst());
    } catch (Throwable e) {
      // SparkException, which Scala does not declare, when a job fails or Spark ends; and after an
      // error of the JVM nobody must wait for ever.
      IOException failure = new IOException(reason(e), e);
      for (Waiting waiting : chunk) {
        if (abandoned || closed) {
          waiting.result.complete(Optional.empty());
        } else {
          waiting.result.completeExceptionally(failure);
        }
      }
    }
  }

  private void take(List<Waiting> chunk, ChunkResult done) throws IOException {
    size.took(done.units().size(), done.nanos());
    comparison.count(done);
    for (int i = 0; i < chunk.size(); i++) {
      Waiting waiting = chunk.get(i);
      ChunkResult.Done unit = done.units().get(i);
      if (!unit.key().equals(waiting.order.key())) {
        throw new IOException(
            "expected the result of %s, found that of %s"
                .formatted(waiting.order.key(), unit.key()));
      }
      if (abandoned) {
        waiting.result.complete(Optional.empty());
      } else if (unit.failure().isEmpty()) {
        waiting.result.complete(Optional.of(unit.result()));
      } else {
        waiting.result.completeExceptionally(new IOException(unit.failure()));
      }
    }
  }

  /** The first line of the innermost sentence that says what an executor complained of. */
  private static String reason(Throwable failure) {
    Throwable told = failure instanceof ExecutionException ? failure.getCause() : failure;
    String text = String.valueOf(told.getMessage());
    int own = text.indexOf("IllegalStateException: ");
    return own < 0
        ? "Spark gave up: " + text.lines().findFirst().orElse("")
        : text.substring(own).lines().findFirst().orElse("").split(": ", 2)[1];
  }

  @Override
  public void abandon() {
    abandoned = true;
    endWaiting();
    context.sc().cancelAllJobs();
  }

  private void endWaiting() {
    for (Waiting each = queue.poll(); each != null; each = queue.poll()) {
      each.result.complete(Optional.empty());
    }
  }

  @Override
  public void close() {
    closed = true;
    senders.forEach(Thread::interrupt);
    endWaiting();
    comparison.conclude();
    context.close();
  }
}
