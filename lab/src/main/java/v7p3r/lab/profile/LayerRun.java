package v7p3r.lab.profile;

import java.io.IOException;
import java.util.Arrays;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.Workers;
import v7p3r.lab.profile.source.Batch;
import v7p3r.lab.profile.source.Sample;
import v7p3r.lab.profile.source.SampleSource;

/**
 * Profiles batches on several threads and writes them in their order, so that the files are the
 * same for any number of threads and however often the work was interrupted.
 */
final class LayerRun {
  private record Done(StringBuilder[] texts, int positions) {}

  private final Layer layer;
  private final int threads;
  private final Progress progress;
  private final StopSignal stop;
  private final ThreadLocal<ProfileUnit> units;

  LayerRun(Layer layer, int threads, Progress progress, StopSignal stop) {
    this.layer = layer;
    this.threads = threads;
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
    for (long i = 0; i < files.batches(); i++) {
      source.next();
    }
    try (Progress.Bar bar = progress.start(layer.name() + " profile", wanted);
        Workers pool = new Workers("profile", threads)) {
      bar.alreadyDone(files.positions());
      pool.<Done>inOrder(
          stop,
          () -> source.next().map(batch -> () -> profile(batch)),
          done -> {
            files.append(done.texts, done.positions);
            bar.add(done.positions);
            return files.positions() < wanted;
          });
    }
    if (files.positions() < wanted && !stop.isStopping()) {
      progress.say(
          "the sources ended: they gave %d of %d positions".formatted(files.positions(), wanted));
    }
  }

  private Done profile(Batch batch) {
    StringBuilder[] texts = new StringBuilder[layer.files().size()];
    Arrays.setAll(texts, i -> new StringBuilder());
    int positions = 0;
    for (Sample sample : batch.samples().get()) {
      ProfileRows rows = units.get().profile(ProfileTask.of(sample));
      for (int i = 0; i < texts.length; i++) {
        texts[i].append(rows.texts().get(i));
      }
      positions += rows.positions();
    }
    return new Done(texts, positions);
  }
}
