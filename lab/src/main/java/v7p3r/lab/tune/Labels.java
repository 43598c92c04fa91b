package v7p3r.lab.tune;

import java.io.IOException;
import java.nio.file.Path;
import v7p3r.lab.tune.set.SetException;

/** Refuses sets that nothing can be learned from. */
final class Labels {
  private Labels() {}

  static void check(Path file, FeatureSet set) throws IOException {
    if (set.rows() == 0) {
      throw new SetException(file, "expected quiet positions, found none");
    }
    int[] results = new int[3];
    int[] splits = new int[TuningPart.values().length];
    boolean scores = false;
    for (FeatureBlock block : set.blocks()) {
      for (int row = 0; row < block.rows; row++) {
        scores |= block.score[row] != FeatureBlock.NO_SCORE;
        if (block.result[row] != FeatureBlock.NO_RESULT) {
          results[block.result[row]]++;
        }
        splits[TuningPart.of(block.bucket[row]).ordinal()]++;
      }
    }
    if (!scores && Math.max(results[0], Math.max(results[1], results[2])) == set.rows()) {
      String only = results[0] > 0 ? "0 (Black wins)" : results[2] > 0 ? "1 (White wins)" : "0.5";
      throw new SetException(
          file,
          "expected different results or scores, found nothing but the result "
              + only
              + " from line 2 to the end");
    }
    for (TuningPart split : TuningPart.values()) {
      if (splits[split.ordinal()] == 0) {
        throw new SetException(
            file,
            "expected positions of enough games to split them, found "
                + set.games()
                + " games and none for "
                + split.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '));
      }
    }
  }
}
