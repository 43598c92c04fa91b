package v7p3r.arena.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;
import v7p3r.arena.record.WritableFile;
import v7p3r.arena.work.AtomicFile;

/**
 * The games of a match in one PGN file. It is touched first when there is a game to be kept, and
 * then holds exactly the games of the database: also those of an earlier run that was killed.
 */
final class MatchPgnFile {
  private final Path path;
  private final MetricsDatabase database;
  private final StoredMatch match;
  private boolean isCurrent;

  MatchPgnFile(Path path, MetricsDatabase database, StoredMatch match) {
    this.path = path;
    this.database = database;
    this.match = match;
  }

  /**
   * Makes sure that a new match can write here and destroys nothing.
   *
   * @throws IOException if not; says why
   */
  static void requireNew(Path path) throws IOException {
    WritableFile.require(path);
    if (Files.isRegularFile(path) && Files.size(path) > 0) {
      throw new IOException(
          path + " holds something already: choose another file for the games of a new match");
    }
  }

  /** Adds a game that is in the database already. */
  void add(String pgn) throws IOException {
    if (isCurrent) {
      Files.writeString(path, pgn, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } else {
      complete();
    }
  }

  /** Makes the file hold all games that are in the database. */
  void complete() throws IOException {
    if (!isCurrent) {
      new AtomicFile(path).write(String.join("", database.pgn(match)));
      isCurrent = true;
    }
  }
}
