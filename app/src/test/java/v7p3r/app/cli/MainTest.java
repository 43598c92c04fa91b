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

  @Test
  void aMisspelledOptionIsGuessed() {
    assertThat(Cli.run("perft", "3", "--dvide").err())
        .contains("Did you mean 'v7p3r perft --divide'?");
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
