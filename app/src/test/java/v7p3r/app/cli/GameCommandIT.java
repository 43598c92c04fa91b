package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Games of configurations in a process of their own, killed in the middle. */
@Timeout(120)
class GameCommandIT {
  @TempDir Path folder;

  private Path config(String name, int games) throws IOException {
    return Files.writeString(
        folder.resolve(name + ".json"),
        """
        {"game_count": %d, "max_moves": 15, "games_folder": "%2$s/games",
         "active_game": "%2$s/active.pgn", "database": "%2$s/games.db",
         "white": {"engine": "v7p3r", "move_time_ms": 10},
         "black": {"engine": "material", "move_time_ms": 10}}
        """
            .formatted(games, folder));
  }

  private List<String> recordedGames() throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
        var statement = connection.createStatement();
        var row =
            statement.executeQuery(
                "SELECT substr(name, 1, 1) || number FROM game"
                    + " JOIN match ON match.id = match_id ORDER BY 1")) {
      List<String> games = new ArrayList<>();
      while (row.next()) {
        games.add(row.getString(1));
      }
      return games;
    }
  }

  @Test
  void aRunThatWasKilledGoesOnWithEachPlannedGameOnce()
      throws IOException, InterruptedException, SQLException {
    String first = config("a", 2).toString();
    String second = config("b", 4).toString();
    Process process = Cli.start("game", first, second);
    BufferedReader output = process.inputReader();
    String line = output.readLine();
    while (line != null && !line.startsWith("game 2 of 4")) {
      line = output.readLine();
    }
    assertThat(line).as("still playing").isNotNull();
    process.destroyForcibly().waitFor();
    assertThat(recordedGames()).contains("a1", "a2", "b1", "b2").doesNotContain("b4");

    Cli resumed = Cli.run("game", "--resume", first, second);
    assertThat(resumed.exitCode()).as(resumed.err()).isZero();
    assertThat(resumed.out())
        .contains("2 of 2 games played", "4 of 4 games played", "game 4 of 4")
        .doesNotContain("of 2, ", "game 2 of 4", "Stopped");
    assertThat(recordedGames()).containsExactly("a1", "a2", "b1", "b2", "b3", "b4");
  }
}
