package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class MainTest {
  @Test
  void helpNamesEveryCommand() {
    Cli help = Cli.run("help");
    assertThat(help.exitCode()).isZero();
    assertThat(help.out()).contains("perft", "speaks UCI");
  }

  @Test
  void everyCommandHasHelpWithExamples() {
    Cli help = Cli.run("perft", "--help");
    assertThat(help.exitCode()).isZero();
    assertThat(help.out()).contains("Usage: v7p3r perft", "Examples:");
  }

  @Test
  void tellsItsVersion() {
    assertThat(Cli.run("--version").out()).startsWith("V7P3R ");
    assertThat(Cli.run("uci", "-V").out()).startsWith("V7P3R ");
  }

  @Test
  void anUnknownCommandIsWrongUsageToldOnStandardError() {
    Cli unknown = Cli.run("pferft");
    assertThat(unknown.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(unknown.out()).isEmpty();
    assertThat(unknown.err()).contains("pferft", "v7p3r perft", "--help");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "match --engine cmd=internal --engine cmd=internal:random --nodes 1 --engines no.json",
        "game no.json",
        "themes --pgn no.pgn",
        "themes --positions no.tsv",
        "tune no.tsv",
        "tuning-set --games no.pgn --out never.tsv",
        "tuning-set --data no --out never.tsv",
        "depth-test --positions no.epd",
        "depth-test --against no-such-program --seconds 0.01",
        "stats --db no.db",
        "spsa --resume --journal no.jsonl",
        "watch no.pgn --once"
      })
  void whateverIsNamedAndNotThereIsWrongUsage(String words) {
    Cli missing = Cli.run(words.split(" "));
    assertThat(missing.exitCode()).as(missing.err()).isEqualTo(Main.WRONG_USAGE);
    assertThat(missing.err()).contains("no");
  }

  @Test
  void theListOfCommandsHasOneSentenceForEach() {
    assertThat(Cli.run("help").out().lines().filter(line -> line.startsWith("  ")))
        .noneMatch(line -> line.endsWith(":"))
        .anyMatch(
            line ->
                line.matches(
                    "  perft +Counts the positions reached by all legal moves to a depth"));
  }

  @Test
  void aMisspelledOptionIsGuessed() {
    assertThat(Cli.run("perft", "3", "--dvide").err())
        .contains("Did you mean 'v7p3r perft --divide'?");
  }

  @Test
  void anOptionThatBelongsToOneCommandLeadsToIt() {
    assertThat(Cli.run("--tunables").err()).contains("Did you mean 'v7p3r uci --tunables'?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"version", "xyz", "--frobnicate", "-x"})
  void aWordThatIsLikeNoneIsNotGuessed(String word) {
    Cli unknown = Cli.run(word);
    assertThat(unknown.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(unknown.err()).contains(word).doesNotContain("Did you mean");
  }

  @Test
  void theReadmeNamesEveryCommand() throws IOException {
    String readme = Files.readString(Path.of("../README.md"));
    assertThat(new CommandLine(Main.class).getSubcommands().keySet())
        .allSatisfy(command -> assertThat(readme).contains("./v7p3r " + command));
  }
}
