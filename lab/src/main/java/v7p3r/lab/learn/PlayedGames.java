package v7p3r.lab.learn;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import v7p3r.arena.record.MetricsDatabase;

/**
 * The games of a database that are to be learned from.
 *
 * @param after the key of the last game that was learned from before, 0 for none
 */
public record PlayedGames(Path database, long after) {
  /** All of them. */
  public static PlayedGames all(Path database) {
    return new PlayedGames(database, 0);
  }

  /** The keys of its games with announced efforts, oldest first. */
  List<Long> keys() throws IOException {
    try (MetricsDatabase records = MetricsDatabase.openExisting(database)) {
      return records.effortGames().stream().filter(key -> key > after).toList();
    }
  }

  /** As settings of long work tell it. */
  String setting() {
    return "database " + database + (after == 0 ? "" : " after game " + after);
  }
}
