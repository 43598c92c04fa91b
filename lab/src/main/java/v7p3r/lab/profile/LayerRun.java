package v7p3r.lab.profile;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.UnitOrder;
import v7p3r.arena.work.WorkPlace;
import v7p3r.arena.work.Workers;
import v7p3r.lab.profile.source.Batch;
import v7p3r.lab.profile.source.SampleSource;

/**
 * Profiles batches on several threads and writes them in their order, so that the files are the
 * same for any number of threads and however often the work was interrupted.
 */
final class LayerRun {
  private final Layer layer;
  private final int threads;
  private final Optional<Elsewhere> place;
  private final Progress progress;
  private final StopSignal stop;
  private final ThreadLocal<ProfileUnit> units;

  /**
   * A place where positions are profiled.
   *
   * @param settings all that decides the rows, as they are noted beside the files
   * @param seed of all chance
   */
  record Elsewhere(WorkPlace place, List<String> settings, long seed) {}

  /** Here on so many threads, or elsewhere. */
  LayerRun(
      Layer layer, int threads, Optional<Elsewhere> place, Progress progress, StopSignal stop) {
    this.layer = layer;
    this.threads = threads;
    this.place = place;
    this.progress = progress;
    this.stop = stop;
    this.units = ThreadLocal.withInitial(() -> new ProfileUnit(layer));
  }

  /**
   * Goes on until the files have as many positions as wanted, the source ends, or somebody wants to
   * stop.
   */
  void run(SampleSource source, LayerFiles files, long wanted) throws IOException {
    if (files.positions() >= wanted || stop.isStopping()) {
      return;
    }
    long[] batches = {files.batches()};
    for (long i = 0; i < batches[0]; i++) {
      source.next();
    }
    try (Progress.Bar bar = progress.start(layer.name() + " profile", wanted);
        Workers pool = workers()) {
      bar.alreadyDone(files.positions());
      pool.<Optional<ProfileRows>>inOrder(
          stop,
          () -> source.next().map(batch -> unit(batches[0]++, batch)),
          done -> {
            if (done.isEmpty()) {
              return false;
            }
            files.append(done.get());
            bar.add(done.get().positions());
            return files.positions() < wanted;
          });
    }
    if (files.positions() < wanted && !stop.isStopping()) {
      progress.say(
          "the sources ended: they gave %d of %d positions".formatted(files.positions(), wanted));
    }
  }

  private Workers workers() {
    return place.isPresent()
        ? Workers.waiting("profile", WorkPlace.AHEAD * place.get().place().slots())
        : new Workers("profile", threads);
  }

  /** Nothing comes of it if somebody wants to stop before it is begun elsewhere. */
  private Callable<Optional<ProfileRows>> unit(long number, Batch batch) {
    if (place.isPresent()) {
      WorkPlace elsewhere = place.get().place();
      UnitOrder order = ProfileKind.order(place.get(), layer.choice(), number, batch);
      return () -> ProfileKind.profile(elsewhere, order, stop);
    }
    return () -> Optional.of(units.get().profileAll(ProfileTask.all(batch.samples().get())));
  }
}
