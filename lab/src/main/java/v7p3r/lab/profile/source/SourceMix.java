package v7p3r.lab.profile.source;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Several sources as one: the next batch comes from the source that is furthest behind its weight.
 * A position that another file had before is left out.
 */
public final class SourceMix implements SampleSource {
  private static final class Part {
    private final SampleSource source;
    private final double weight;
    private double taken;
    private boolean ended;

    Part(SampleSource source, double weight) {
      this.source = source;
      this.weight = weight;
    }
  }

  private final List<Part> parts = new ArrayList<>();
  private final Set<Long> seen = new HashSet<>();

  void add(SampleSource source, double weight) {
    parts.add(new Part(source, weight));
  }

  @Override
  public Optional<Batch> next() throws IOException {
    while (true) {
      Optional<Part> part = furthestBehind();
      if (part.isEmpty()) {
        return Optional.empty();
      }
      Optional<Batch> batch = part.get().source.next();
      if (batch.isPresent()) {
        Batch fresh =
            part.get().source instanceof SelfPlaySamples ? batch.get() : fresh(batch.get());
        part.get().taken += Math.max(fresh.expected(), 0.1);
        return Optional.of(fresh);
      }
      part.get().ended = true;
    }
  }

  private Optional<Part> furthestBehind() {
    Part behind = null;
    for (Part part : parts) {
      if (!part.ended
          && part.weight > 0
          && (behind == null || part.taken / part.weight < behind.taken / behind.weight)) {
        behind = part;
      }
    }
    return Optional.ofNullable(behind);
  }

  private Batch fresh(Batch batch) {
    List<Sample> samples = new ArrayList<>();
    for (Sample sample : batch.samples().get()) {
      if (seen.add(sample.position().key())) {
        samples.add(sample);
      }
    }
    return Batch.of(samples);
  }

  @Override
  public void close() throws IOException {
    for (Part part : parts) {
      part.source.close();
    }
  }
}
