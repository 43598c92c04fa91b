package v7p3r.lab.tune.set;

import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;
import v7p3r.lab.tune.set.ScoreJournal.Entry;

/** Scores positions, here or elsewhere. */
@FunctionalInterface
interface PositionScorer extends Closeable {
  /** The score of a position; nothing if all was abandoned meanwhile. */
  Optional<Entry> score(String fen) throws IOException;

  @Override
  default void close() {}
}
