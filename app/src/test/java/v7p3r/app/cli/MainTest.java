package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.uci.Build;

class MainTest {
  @Test
  void helpNamesEveryCommand() {
    Cli help = Cli.run("help");
    assertThat(help.exitCode()).isZero();
    assertThat(help.out()).contains("speaks UCI");
    for (String command : commands().toList()) {
      assertThat(help.out()).containsPattern("(?m)^  " + command + "  +[A-Z]");
    }
  }

  @Test
  void helpHasAHeadingForEveryGroup() {
    String help = Cli.run("help").out();
    for (CommandGroup group : CommandGroup.values()) {
      assertThat(help).contains("\n" + group.heading() + ":\n  " + group.commandNames().getFirst());
    }
  }

  static Stream<String> commands() {
    return Main.commandLine().getSubcommands().keySet().stream()
        .filter(command -> !command.equals("help"));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasHelpWithExamples(String command) {
    Cli help = Cli.run(command, "--help");
    assertThat(help.exitCode()).isZero();
    assertThat(help.out()).contains("Usage: v7p3r " + command, "Examples:");
    assertThat(Cli.run("help", command).out()).isEqualTo(help.out());
  }

  @Test
  void tellsItsVersion() {
    assertThat(Cli.run("--version").out()).isEqualTo("V7P3R " + Build.THIS + "\n");
    assertThat(Cli.run("uci", "-V").out()).isEqualTo(Cli.run("--version").out());
  }

  @Test
  void anUnknownCommandIsWrongUsageToldOnStandardError() {
    Cli unknown = Cli.run("pferft");
    assertThat(unknown.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(unknown.out()).isEmpty();
    assertThat(unknown.err()).contains("pferft", "v7p3r perft", "--help");
  }

  @Test
  void aMistypedCommandIsToldInPlainWordsWithTheOneThatWasMeant() {
    assertThat(Cli.run("pley").err())
        .isEqualTo(
            "v7p3r: there is no command 'pley'\nDid you mean 'v7p3r play'?\nTry 'v7p3r --help'.\n");
    assertThat(Cli.run("bench", "deep").err())
        .startsWith("v7p3r: expected an option, found 'deep'");
    assertThat(Cli.run("bench", "--deep").err()).startsWith("v7p3r: there is no option '--deep'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "suite FOLDER",
        "themes --pgn FOLDER",
        "tuning-set --games FOLDER --out never.tsv",
        "depth-test --positions FOLDER",
        "match --engines FOLDER",
        "match --engine cmd=internal --engine cmd=internal:random --nodes 1 --db FOLDER/a.db"
            + " --openings FOLDER"
      })
  void aFolderInThePlaceOfAFileIsNamed(String words, @TempDir Path folder) {
    Cli wrong = Cli.run(words.replace("FOLDER", folder.toString()).split(" "));
    assertThat(wrong.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(wrong.err()).contains(folder + ": expected a file, found a folder");
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
}
