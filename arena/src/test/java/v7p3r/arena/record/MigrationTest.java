package v7p3r.arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;

/** A database of the first version, as it was written then, is brought up to date. */
class MigrationTest {
  private static final String VERSION_1 =
      """
      CREATE TABLE match (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, plan TEXT NOT NULL,
        created TEXT NOT NULL, finished TEXT, verdict TEXT);
      CREATE TABLE engine (id INTEGER PRIMARY KEY, name TEXT NOT NULL, identity TEXT NOT NULL,
        allowance TEXT NOT NULL, UNIQUE (name, identity, allowance));
      CREATE TABLE game (id INTEGER PRIMARY KEY, match_id INTEGER NOT NULL REFERENCES match (id),
        number INTEGER NOT NULL, white INTEGER NOT NULL REFERENCES engine (id),
        black INTEGER NOT NULL REFERENCES engine (id), fen TEXT NOT NULL, opening TEXT NOT NULL,
        result TEXT NOT NULL, termination TEXT NOT NULL, words TEXT NOT NULL,
        plies INTEGER NOT NULL, started TEXT NOT NULL, millis INTEGER NOT NULL, pgn TEXT NOT NULL,
        UNIQUE (match_id, number));
      CREATE TABLE move (game_id INTEGER NOT NULL REFERENCES game (id), ply INTEGER NOT NULL,
        uci TEXT NOT NULL, opening INTEGER NOT NULL, centipawns INTEGER, mate INTEGER,
        depth INTEGER, seldepth INTEGER, nodes INTEGER, nps INTEGER, micros INTEGER NOT NULL,
        clock INTEGER, remarks TEXT, PRIMARY KEY (game_id, ply)) WITHOUT ROWID;
      CREATE TABLE incident (game_id INTEGER NOT NULL REFERENCES game (id), player TEXT NOT NULL,
        kind TEXT NOT NULL, words TEXT NOT NULL, ply INTEGER NOT NULL, conversation TEXT NOT NULL);
      INSERT INTO match VALUES (1, 'old', '{}', '2025-01-01T00:00:00Z', NULL, NULL);
      INSERT INTO engine VALUES (1, 'SF', 'Stockfish 15.1', '1000 nodes');
      INSERT INTO engine VALUES (2, 'Odd', 'Nameless', '1000 nodes');
      INSERT INTO game VALUES (1, 1, 1, 1, 2, '4k3/8/8/8/8/8/4P3/4K3 b - - 0 40', 'Late', '1-0',
        'ADJUDICATED_WIN', '', 2, '2025-01-01T00:00:01Z', 5, 'pgn');
      INSERT INTO game VALUES (2, 1, 2, 2, 1,
        'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', '', '0-1', 'CHECKMATE', '', 1,
        '2025-01-01T00:00:02Z', 5, 'pgn');
      INSERT INTO move VALUES (1, 0, 'e8d7', 0, 12, NULL, 8, 9, 100, 1000, 50, NULL,
        'hello' || char(10) || 'desc pes 0.45 mode Standard');
      INSERT INTO move VALUES (1, 1, 'e1d2', 0, 13, NULL, 8, 9, 100, 1000, 50, NULL, NULL);
      INSERT INTO move VALUES (2, 0, 'e2e4', 1, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL);
      PRAGMA user_version = 1;
      """;

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("old.db");
  }

  private String rows(String query) throws SQLException {
    StringBuilder text = new StringBuilder();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      while (row.next()) {
        for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
          text.append(row.getString(i)).append(i == row.getMetaData().getColumnCount() ? ";" : "|");
        }
      }
    }
    return text.toString();
  }

  @Test
  void oldGamesGetTheFactsThatNewOnesHave() throws IOException, SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(VERSION_1);
    }
    try (MetricsDatabase database = MetricsDatabase.openExisting(file())) {
      StoredMatch match = database.unfinishedMatch().orElseThrow();
      assertThat(match.name()).isEqualTo("old");
      assertThat(database.games(match)).hasSize(2);
      assertThat(database.answer(Question.OPPONENTS, StatsFilter.ALL).toCsv())
          .contains("SF,Odd,2,2,0,0,100.0");
    }
    assertThat(rows("SELECT game_id, ply, side, phase, pes, mode FROM move ORDER BY 1, 2"))
        .isEqualTo("1|0|1|2|0.45|Standard;1|1|0|2|null|null;2|0|0|0|null|null;");
    assertThat(rows("SELECT name, version FROM engine ORDER BY id")).isEqualTo("SF|15.1;Odd|;");
    assertThat(rows("SELECT id, eco, opening FROM game ORDER BY id"))
        .isEqualTo("1||Late;2|B00|King's Pawn Game;");
    assertThat(rows("SELECT depth, micros, remarks FROM move WHERE game_id = 1 AND ply = 1"))
        .as("what was there stays")
        .isEqualTo("8|50|null;");
  }

  @Test
  void aDatabaseIsBroughtUpOnce() throws IOException, SQLException {
    MetricsDatabase.open(file()).close();
    String version = rows("PRAGMA user_version");
    MetricsDatabase.open(file()).close();
    assertThat(rows("PRAGMA user_version")).isEqualTo(version).isNotEqualTo("0;");
  }
}
