package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.Question;

class StatsCommandTest {
  @TempDir Path folder;

  private String database() {
    return folder.resolve("games.db").toString();
  }

  private void play() {
    String words =
        "match --engine cmd=internal:simple name=S --engine cmd=internal:random name=R"
            + " --nodes 1 --max-moves 10 --games 4 --name cup --db "
            + database();
    assertThat(Cli.run(words.split(" ")).exitCode()).isZero();
  }

  @Test
  void answersTheUsualQuestionsAboutAMatch() {
    play();
    Cli stats = Cli.run("stats", "--db", database());
    assertThat(stats.exitCode()).as(stats.err()).isZero();
    assertThat(stats.out())
        .contains("opponents: the score against each opponent", "colors: ", "effort: ")
        .containsPattern("forfeits: games lost by conduct .*\n  none")
        .containsPattern("R +S +4 ");
  }

  @Test
  void theHelpListsEveryQuestionWithItsMeaning() {
    String help = Cli.run("help", "stats").out().replaceAll("\\s+", " ");
    for (Question question : Question.values()) {
      String name = question.name().toLowerCase(Locale.ROOT);
      assertThat(help).contains(" " + name + " " + question.meaning());
    }
  }

  @Test
  void answersOneQuestionForPrograms() {
    play();
    String words = "stats colors --engine S --color white --format ";
    assertThat(Cli.run((words + "csv --db " + database()).split(" ")).out())
        .startsWith("engine,color,games,")
        .contains("\nS,white,2,");
    assertThat(Cli.run((words + "json --db " + database()).split(" ")).out())
        .contains("\"engine\" : \"S\"", "\"games\" : 2");
    Cli two = Cli.run(("stats colors effort --format csv --db " + database()).split(" "));
    assertThat(two.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(two.err()).contains("expected one question with --format csv or json, found 2");
  }

  @Test
  void openingsHaveTheirCodesAndNamesHereAndInThePgn() throws IOException {
    Path openings =
        Files.writeString(
            folder.resolve("line.pgn"),
            "[White \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Ng5 d5 5. exd5 Nxd5 6. Nxf7 *\n");
    Path pgn = folder.resolve("games.pgn");
    String match =
        "match --engine cmd=internal:simple name=S --engine cmd=internal:random name=R --nodes 1"
            + " --max-moves 3 --games 2 --openings %s --pgn %s --db %s";
    assertThat(Cli.run(match.formatted(openings, pgn, database()).split(" ")).exitCode()).isZero();
    assertThat(Cli.run("stats", "openings", "--format", "csv", "--db", database()).out())
        .contains("\nR,\"C57 Italian Game, Fried Liver Attack\",2,");
    assertThat(Files.readString(pgn))
        .contains("[ECO \"C57\"]\n", "[Opening \"Italian Game, Fried Liver Attack\"]\n");
  }

  @Test
  void aMissingAnEmptyAndANewerDatabaseAreTold() throws IOException, SQLException {
    Cli missing = Cli.run("stats", "--db", database());
    assertThat(missing.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(missing.err()).contains("there is no database " + database());
    MetricsDatabase.open(Path.of(database())).close();
    assertThat(Cli.run("stats", "--db", database()).err())
        .contains("the database " + database() + " holds no finished game yet");
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        var statement = connection.createStatement()) {
      statement.executeUpdate("PRAGMA user_version = 999");
    }
    assertThat(Cli.run("stats", "--db", database()).err())
        .contains("the database has version 999, this program knows only ");
  }

  @Test
  void filtersThatNoGameFitsAreTold() {
    play();
    Cli nobody = Cli.run("stats", "--engine", "nobody", "--db", database());
    assertThat(nobody.err()).isEqualTo("v7p3r: no game of " + database() + " fits the filters\n");
    assertThat(Cli.run("stats", "forfeits", "--engine", "R", "--db", database()).err()).isEmpty();
  }

  @Test
  void wrongWordsAreTold() {
    assertThat(Cli.run("stats", "opponnets").err()).contains("opponnets");
    assertThat(Cli.run("stats", "--since", "yesterday", "--db", database()).err())
        .contains("--since: expected a date such as 2026-01-31, found 'yesterday'");
  }
}
