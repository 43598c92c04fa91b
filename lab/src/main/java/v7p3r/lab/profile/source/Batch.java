package v7p3r.lab.profile.source;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Positions that are profiled together. Its samples may take work to find, so they are asked for by
 * the thread that profiles them.
 *
 * @param expected how many samples there will be, about
 * @param game that has to be played for them, by whoever profiles them
 */
public record Batch(int expected, Supplier<List<Sample>> samples, Optional<SelfPlayGame> game) {
  static Batch of(List<Sample> samples) {
    return new Batch(samples.size(), () -> samples, Optional.empty());
  }
}
