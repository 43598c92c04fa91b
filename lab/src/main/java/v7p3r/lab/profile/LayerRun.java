package v7p3r.lab.profile;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import v7p3r.lab.profile.source.Batch;
import v7p3r.lab.profile.source.Sample;
import v7p3r.lab.profile.source.SampleSource;
import v7p3r.lab.work.Progress;
import v7p3r.notation.Fen;

/**
 * Profiles batches on several threads and writes them in their order, so that the files are the
 * same for any number of threads and however often the work was interrupted.
 */
final class LayerRun {
  /** Batches a thread may be ahead of the one that is written next. */
  private static final int AHEAD = 4;

  private record Done(StringBuilder[] texts, int positions) {}

  private final Layer layer;
  private final int threads;
  private final Progress progress;
  private final BooleanSupplier stopping;
  private final ThreadLocal<Layer.Worker> workers;

  LayerRun(Layer layer, int threads, Progress progress, BooleanSupplier stopping) {
    this.layer = layer;
    this.threads = threads;
    this.progress = progress;
    this.stopping = stopping;
    this.workers = ThreadLocal.withInitial(layer::worker);
  }

  /** Goes on until the files have so many positions, the source ends, or somebody wants to stop. */
  void run(SampleSource source, LayerFiles files, long wanted) throws IOException {
    if (isEnough(files, wanted)) {
      return;
    }
    for (long i = 0; i < files.batches(); i++) {
      source.next();
    }
    ExecutorService pool =
        Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
    try (Progress.Bar bar = progress.start(layer.name() + " profile", wanted)) {
      bar.alreadyDone(files.positions());
      profile(source, files, wanted, pool, bar);
    } finally {
      pool.shutdownNow();
    }
    if (!isEnough(files, wanted)) {
      progress.say(
          "the sources ended: they gave %d of %d positions".formatted(files.positions(), wanted));
    }
  }

  private boolean isEnough(LayerFiles files, long wanted) {
    return files.positions() >= wanted || stopping.getAsBoolean();
  }

  private void profile(
      SampleSource source, LayerFiles files, long wanted, ExecutorService pool, Progress.Bar bar)
      throws IOException {
    Deque<Future<Done>> pending = new ArrayDeque<>();
    boolean ended = false;
    while (!isEnough(files, wanted) && !(ended && pending.isEmpty())) {
      while (!ended && pending.size() < threads * AHEAD) {
        Optional<Batch> batch = source.next();
        ended = batch.isEmpty();
        batch.ifPresent(next -> pending.add(pool.submit(() -> profile(next))));
      }
      if (!pending.isEmpty()) {
        Done done = result(pending.remove());
        files.append(done.texts, done.positions);
        bar.add(done.positions);
      }
    }
  }

  private Done profile(Batch batch) {
    List<String> names = layer.files();
    StringBuilder[] texts = new StringBuilder[names.size()];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = new StringBuilder();
    }
    int positions = 0;
    for (Sample sample : batch.samples().get()) {
      try {
        positions += workers.get().profile(sample, texts);
      } catch (RuntimeException | AssertionError e) {
        throw new IllegalStateException(
            "%s of %s: expected a profile, found %s"
                .formatted(Fen.format(sample.position()), sample.origin().game(), e),
            e);
      }
    }
    return new Done(texts, positions);
  }

  private static Done result(Future<Done> future) throws IOException {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted; the same command goes on", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
