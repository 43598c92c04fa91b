package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
  void groffHasNothingToSayAboutThePage() throws Exception {
    InstalledProgram groff = InstalledProgram.orSkip("groff");
    assertThat(groff.run("-man", "-Tascii", "-ww", "-z", page())).isEmpty();
  }

  @Test
  void mandocHasNothingToSayAboutThePage() throws Exception {
    InstalledProgram mandoc = InstalledProgram.orSkip("mandoc");
    assertThat(mandoc.run("-T", "lint", "-W", "warning", page())).isEmpty();
  }

  private String page() throws IOException {
    return Files.writeString(folder.resolve("v7p3r.1"), Cli.run("manual").out()).toString();
  }
}
