package v7p3r.lab.work;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/**
 * Threads that share numbered pieces of work. Results come back by number, so whoever adds them up
 * gets the same sum for any number of threads.
 */
public final class Parallel implements AutoCloseable {
  private final ExecutorService threads;
  private final int count;

  public Parallel(int count) {
    this.count = count;
    this.threads =
        Executors.newFixedThreadPool(
            count,
            task -> {
              Thread thread = new Thread(task, "lab");
              thread.setDaemon(true);
              return thread;
            });
  }

  public int threads() {
    return count;
  }

  /** The results of pieces 0 to {@code pieces - 1}, in their order. */
  public <T> List<T> map(int pieces, IntFunction<T> work) {
    List<Callable<T>> tasks = new ArrayList<>(pieces);
    for (int i = 0; i < pieces; i++) {
      int piece = i;
      tasks.add(() -> work.apply(piece));
    }
    try {
      List<T> results = new ArrayList<>(pieces);
      for (Future<T> future : threads.invokeAll(tasks)) {
        results.add(future.get());
      }
      return results;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
