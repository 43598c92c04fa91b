package v7p3r.lab.learn;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import v7p3r.arena.record.MetricsDatabase;

/**
 * The games of a database that are to be learned from.
 *
 * @param after the key of the last game that was learned from before, 0 for none
 * @param upTo the key of the last game that counts
 */
public record PlayedGames(Path database, long after, long upTo) {
  /** All of them. */
  public static PlayedGames all(Path database) {
    return since(database, 0);
  }

  /** All behind one. */
  static PlayedGames since(Path database, long after) {
    return new PlayedGames(database, after, Long.MAX_VALUE);
  }

  /** The keys of its games with announced efforts, oldest first. */
  List<Long> keys() throws IOException {
    try (MetricsDatabase records = MetricsDatabase.openExisting(database)) {
      return records.effortGames().stream().filter(this::has).toList();
    }
  }

  private boolean has(long key) {
    return key > after && key <= upTo;
  }

  /** As settings of long work tell it. */
  String setting() {
    return "database " + database + (after == 0 ? "" : " after game " + after);
  }
}
