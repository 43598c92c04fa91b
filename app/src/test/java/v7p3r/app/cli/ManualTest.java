package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.OptionSpec;

/** Manual page and list of commands say what the help says. */
class ManualTest {
  private static final Path COMMANDS = Path.of("../docs/commands.md");

  @TempDir private Path folder;

  @Test
  void theListOfCommandsInTheDocumentationIsCurrent() throws IOException {
    assertThat(Files.readString(COMMANDS))
        .as("./v7p3r manual --markdown > docs/commands.md brings it up to date")
        .isEqualTo(Cli.run("manual", "--markdown").out());
  }

  @Test
  void theManualPageTellsEveryCommandAndOption() {
    String page = Cli.run("manual").out().replace("\\-", "-");
    HelpTextTest.commands()
        .forEach(
            command -> {
              assertThat(page).contains("\n.SS " + command.qualifiedName(" ") + "\n");
              for (OptionSpec option : command.options()) {
                if (!option.hidden()) {
                  assertThat(page).contains(option.longestName());
                }
              }
            });
  }

  @Test
  void everyLineOfTheManualPageIsTextOrAMacroThatManKnows() {
    assertThat(Cli.run("manual").out().lines())
        .hasSizeGreaterThan(500)
        .filteredOn(line -> line.startsWith(".") || line.startsWith("'"))
        .allMatch(line -> line.matches("\\.(TH|SH|SS|PP|TP|nf|fi|nh)( .*)?"));
  }

  @Test
  void programsThatFormatManualPagesHaveNothingToSay() throws Exception {
    Path page = Files.writeString(folder.resolve("v7p3r.1"), Cli.run("manual").out());
    for (List<String> words :
        List.of(
            List.of("groff", "-man", "-Tascii", "-ww", "-z", page.toString()),
            List.of("mandoc", "-T", "lint", "-W", "warning", page.toString()))) {
      if (isInstalled(words.getFirst())) {
        assertThat(run(words)).as(words.getFirst()).isEmpty();
      }
    }
  }

  private static boolean isInstalled(String program) {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
  }

  private static String run(List<String> words) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return out;
  }
}
