package v7p3r.lab.tune.set;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Refuses sets that teach nothing: no positions at all, or nothing but one result. */
final class OneClass {
  private OneClass() {}

  static void refuse(Path file, List<LabelledPosition> samples) throws IOException {
    if (samples.isEmpty()) {
      throw new SetException(file, "expected positions, found none that can be used");
    }
    double first = LabelledPosition.NO_RESULT;
    for (LabelledPosition sample : samples) {
      if (sample.hasScore()) {
        return;
      }
      if (Double.isNaN(first)) {
        first = sample.result();
      } else if (first != sample.result()) {
        return;
      }
    }
    throw new SetException(
        file,
        "expected different results or scores, found nothing but the result "
            + first
            + " in all "
            + samples.size()
            + " positions");
  }
}
