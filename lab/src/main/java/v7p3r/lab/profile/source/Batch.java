package v7p3r.lab.profile.source;

import java.util.List;
import java.util.function.Supplier;

/**
 * Positions that are profiled together. Its samples may take work to find, so they are asked for by
 * the thread that profiles them.
 *
 * @param expected how many samples there will be, about
 */
public record Batch(int expected, Supplier<List<Sample>> samples) {
  static Batch of(List<Sample> samples) {
    return new Batch(samples.size(), () -> samples);
  }
}
