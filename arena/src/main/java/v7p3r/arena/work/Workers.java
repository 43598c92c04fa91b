package v7p3r.arena.work;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.function.IntFunction;

/**
 * Threads for long work, in the three ways it is divided: workers that take the next unit until
 * there is none, numbered pieces whose results come back by number, and a stream of units whose
 * results come back in its order. So the results are the same for any number of threads.
 */
public final class Workers implements AutoCloseable {
  /** What each thread does. */
  @FunctionalInterface
  public interface Work {
    void run() throws IOException;
  }

  /** Gives units one by one, until there are no more. */
  @FunctionalInterface
  public interface Units<T> {
    Optional<Callable<T>> next() throws IOException;
  }

  /** Takes results in the order of their units; false to have no more. */
  @FunctionalInterface
  public interface Results<T> {
    boolean take(T result) throws IOException;
  }

  /** Units that may be finished or under way for each thread while an earlier one is not. */
  private static final int AHEAD = 4;

  private final ExecutorService pool;
  private final int threads;
  private final int ahead;

  public Workers(String name, int threads) {
    this(threads, AHEAD, Thread.ofPlatform().name(name + " ", 1).daemon().factory());
  }

  private Workers(int threads, int ahead, ThreadFactory factory) {
    this.threads = threads;
    this.ahead = ahead;
    this.pool = Executors.newFixedThreadPool(threads, factory);
  }

  /** For units that are done elsewhere: threads that wait cost next to nothing. */
  public static Workers waiting(String name, int threads) {
    return new Workers(threads, 1, Thread.ofVirtual().name(name + " ", 1).factory());
  }

  public int threads() {
    return threads;
  }

  /**
   * Does the same work on each thread, and comes back when all have ended. When one fails, the
   * others finish what they do; who interrupts the wait has the work abandoned.
   *
   * @throws IOException if one of them failed
   */
  public static void run(String name, int threads, StopSignal stop, Work work) throws IOException {
    try (Workers workers = new Workers(name, threads)) {
      workers.runAll(stop, work);
    }
  }

  /** The same on the threads that are there. */
  public void runAll(StopSignal stop, Work work) throws IOException {
    List<Future<?>> running = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      running.add(pool.submit(() -> stopping(stop, work)));
    }
    awaitAll(running, stop);
  }

  private static Void stopping(StopSignal stop, Work work) throws IOException {
    boolean done = false;
    try {
      work.run();
      done = true;
    } finally {
      if (!done) {
        stop.finish();
      }
    }
    return null;
  }

  private static void awaitAll(List<Future<?>> running, StopSignal stop) throws IOException {
    Optional<Throwable> failure = Optional.empty();
    boolean interrupted = false;
    for (Future<?> one : running) {
      boolean ended = false;
      while (!ended) {
        try {
          one.get();
          ended = true;
        } catch (InterruptedException e) {
          interrupted = true;
          stop.abandon();
        } catch (ExecutionException e) {
          failure = failure.or(() -> Optional.of(e.getCause()));
          ended = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    if (failure.isPresent()) {
      throw new IOException(failure.get().getMessage(), failure.get());
    }
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
      for (Future<T> future : pool.invokeAll(tasks)) {
        results.add(future.get());
      }
      return results;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw unchecked(e.getCause());
    }
  }

  /**
   * Does units side by side and hands their results on in the order of the units, by this thread.
   * When it is to be stopped, units that run are finished and no other begins.
   *
   * @throws IOException if units cannot be had or results not be taken
   */
  public <T> void inOrder(StopSignal stop, Units<T> units, Results<T> results) throws IOException {
    Deque<Future<Optional<T>>> pending = new ConcurrentLinkedDeque<>();
    boolean ended = false;
    boolean wanted = true;
    try (var _ = stop.whenAbandoned(() -> cancel(pending))) {
      while (wanted && !(ended && pending.isEmpty())) {
        while (!ended && pending.size() < threads * ahead) {
          Optional<Callable<T>> unit = stop.isStopping() ? Optional.empty() : units.next();
          ended = unit.isEmpty();
          unit.ifPresent(next -> pending.add(pool.submit(() -> unlessStopping(stop, next))));
        }
        if (stop.isAbandoning()) {
          cancel(pending); // also what was added after the others were told
        }
        if (!pending.isEmpty()) {
          Optional<T> result = result(pending.getFirst());
          wanted = result.isPresent() && !stop.isAbandoning() && results.take(result.get());
          pending.pollFirst();
        }
      }
    }
    cancel(pending);
  }

  private static <T> Optional<T> unlessStopping(StopSignal stop, Callable<T> unit)
      throws Exception {
    return stop.isStopping() ? Optional.empty() : Optional.of(unit.call());
  }

  private static <T> void cancel(Deque<Future<Optional<T>>> pending) {
    pending.forEach(unit -> unit.cancel(true));
  }

  private static <T> Optional<T> result(Future<Optional<T>> future) throws IOException {
    try {
      return future.get();
    } catch (CancellationException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted; the same command goes on", e);
    } catch (ExecutionException e) {
      throw unchecked(e.getCause());
    }
  }

  private static RuntimeException unchecked(Throwable cause) {
    return cause instanceof RuntimeException runtime ? runtime : new IllegalStateException(cause);
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
