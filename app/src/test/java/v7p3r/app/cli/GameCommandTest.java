package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameCommandTest {
  @TempDir Path folder;

  private Path config(String name, int games) throws IOException {
    return Files.writeString(
        folder.resolve(name + ".json"),
        """
        {"game_count": %d, "max_moves": 6, "games_folder": "%2$s/games",
         "active_game": "%2$s/active.pgn", "database": "%2$s/games.db",
         "white": {"engine": "simple"}, "black": {"engine": "random"}}
        """
            .formatted(games, folder));
  }

  @Test
  void playsSeveralConfigurationsOneAfterTheOther() throws IOException {
    Cli game = Cli.run("game", config("one", 1).toString(), config("two", 2).toString());
    assertThat(game.err()).isEmpty();
    assertThat(game.exitCode()).isZero();
    assertThat(game.out())
        .contains("one: 1 game, simple (depth 8) against random (depth 8); watch with: ")
        .contains("game 1 of 1, simple - random: ")
        .contains("two: 2 games", "game 2 of 2, random - simple: ")
        .containsPattern("two: simple \\+\\d =\\d -\\d random, 2 of 2 games played");
    try (var files = Files.list(folder.resolve("games"))) {
      assertThat(files).hasSize(3);
    }
    assertThat(Files.readString(folder.resolve("active.pgn"))).contains("[Event \"two\"]");
  }

  @Test
  void theMistakesOfAllFilesAreToldBeforeAnyGame() throws IOException {
    Path good = config("good", 1);
    Path bad = Files.writeString(folder.resolve("bad.json"), "{\"white\": 1}");
    Path worse = folder.resolve("missing.json");
    Cli game = Cli.run("game", good.toString(), bad.toString(), worse.toString());
    assertThat(game.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(game.err())
        .contains(bad + ", /: expected the key 'black', found none")
        .contains(bad + ", /white: expected an object {...}, found 1")
        .contains(worse + ": expected a configuration, found no file");
    assertThat(folder.resolve("games")).doesNotExist();
  }

  @Test
  void whatInitWritesIsGoodAndNothingIsOverwritten() {
    String file = folder.resolve("new.json").toString();
    assertThat(Cli.run("game", "--init", file).exitCode()).isZero();
    Cli check = Cli.run("game", "--check", file);
    assertThat(check.exitCode()).as(check.err()).isZero();
    assertThat(check.out()).isEqualTo(file + ": good\n");
    Cli again = Cli.run("game", "--init", file);
    assertThat(again.exitCode()).isEqualTo(Main.FAILED);
    assertThat(again.err()).contains(file + " is there already; nothing was written");
  }

  @Test
  void initOnAFullDiskLeavesNothingThatBlocksTheNextTry() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "there is no device that is always full");
    Path file = folder.resolve("config.json");
    Files.createSymbolicLink(folder.resolve("config.json.part"), full);
    Cli init = Cli.run("game", "--init", file.toString());
    assertThat(init.exitCode()).isEqualTo(Main.FAILED);
    assertThat(init.err()).isEqualTo("v7p3r: " + file + ": No space left on device\n");
    assertThat(folder).isEmptyDirectory();
    assertThat(Cli.run("game", "--init", file.toString()).exitCode()).isZero();
  }

  @Test
  void theSchemaCanBePrinted() {
    assertThat(Cli.run("game", "--schema").out()).contains("\"use_quiescence\"");
  }

  @Test
  void withoutAConfigurationItSaysHowToGetOne() {
    Cli game = Cli.run("game");
    assertThat(game.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(game.err()).contains("'v7p3r game --init' writes one");
  }

  @Test
  void whatWasNeverBegunIsNotResumed() throws IOException {
    Cli game = Cli.run("game", "--resume", config("one", 1).toString());
    assertThat(game.exitCode()).isEqualTo(Main.FAILED);
    assertThat(game.err())
        .contains("there is no run of one, with the configuration as it is now, in ")
        .contains(folder.resolve("games.db") + " to go on with");
  }

  @Test
  void aFolderThatCannotBeMadeIsNamedBeforeTheFirstGame() throws IOException {
    Files.writeString(folder.resolve("games"), "in the way");
    Cli game = Cli.run("game", config("one", 1).toString());
    assertThat(game.exitCode()).isEqualTo(Main.FAILED);
    assertThat(game.err()).contains("cannot make the folder " + folder.resolve("games"));
    assertThat(game.out()).isEmpty();
  }
}
