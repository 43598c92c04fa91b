package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.ProgressHandler;
import v7p3r.arena.record.GameFilter;
import v7p3r.arena.record.MetricsDatabase;

class RatingGamesTest {
  private static final String NUMBERS =
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d) ";
  private static final String GAME =
      "INSERT INTO game (match_id, number, white, black, fen, opening, result, termination, words,"
          + " plies, started, millis, pgn) ";

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("games.db");
  }

  private void change(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  private static String game(String number, int white, int black, String result) {
    return "SELECT 1, %s, %d, %d, '', '', '%s', 'CHECKMATE', '', 0, '2026-03-01', 0, ''"
        .formatted(number, white, black, result);
  }

  /** 2,500 games of Ada and Bob, of which Ada won three of five, and one that was broken off. */
  private MetricsDatabase database() throws IOException, SQLException {
    try (MetricsDatabase open = MetricsDatabase.open(file())) {
      open.addMatch("long", "{}", Instant.EPOCH);
    }
    change(
        "INSERT INTO engine (id, name, identity, allowance)"
            + " VALUES (1, 'Ada', '', ''), (2, 'Bob', '', ''), (3, 'Zoe', '', '')");
    change(NUMBERS.formatted(1500) + GAME + game("i", 1, 2, "1-0") + " FROM n");
    change(NUMBERS.formatted(1000) + GAME + game("1500 + i", 2, 1, "1-0") + " FROM n");
    change(GAME + game("2501", 2, 1, "*"));
    return MetricsDatabase.open(file());
  }

  @Test
  void allGamesOfTheDatabaseAreCounted() throws IOException, SQLException {
    RatingGames games = new RatingGames(problem -> {});
    try (MetricsDatabase database = database()) {
      games.read(database, GameFilter.ofMatch("long"));
      games.read(database, GameFilter.ofMatch("other"));
    }
    assertThat(games.tally().games()).isEqualTo(2500);
    assertThat(games.leftOut()).isEqualTo(1);
  }

  @Test
  void aGameThatIsStoredMeanwhileMakesNoOtherCountTwice() throws Exception {
    RatingGames games = new RatingGames(problem -> {});
    try (MetricsDatabase database = database()) {
      Field field = MetricsDatabase.class.getDeclaredField("connection");
      field.setAccessible(true);
      Connection connection = (Connection) field.get(database);
      int[] stored = {0};
      ProgressHandler.setHandler(
          connection,
          1000,
          new ProgressHandler() {
            @Override
            protected int progress() throws SQLException {
              if (stored[0] < 5) {
                stored[0]++;
                change(GAME + game(Integer.toString(3000 + stored[0]), 3, 1, "1-0"));
              }
              return 0;
            }
          });
      games.read(database, GameFilter.ALL);
      ProgressHandler.clearHandler(connection);
      assertThat(stored[0]).isPositive();
    }
    assertThat(games.tally().among(List.of("Ada", "Bob")).games()).isEqualTo(2500);
  }
}
