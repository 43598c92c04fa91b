package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.CommandSpec;

/** Shells complete what is typed; those that are not installed are skipped by name. */
class CompletionCommandTest {
  @TempDir private Path folder;

  private Path script(String shell) throws IOException {
    Cli printed = Cli.run("completion", shell);
    assertThat(printed.exitCode()).as(printed.err()).isZero();
    return Files.writeString(folder.resolve("v7p3r." + shell), printed.out());
  }

  /** What bash offers, a line for each. */
  private Map<String, List<String>> inBash(List<String> lines) throws Exception {
    String typed = lines.stream().map(line -> "offer " + line + "\n").collect(Collectors.joining());
    String out =
        InstalledProgram.orSkip("bash")
            .run(
                "-c",
                """
                source "$0"
                compopt() { :; }
                offer() {
                  COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
                  _complete_v7p3r v7p3r "${@: -1}" ""
                  echo "$*=${COMPREPLY[*]}"
                }
                """
                    + typed,
                script("bash").toString());
    return out.lines()
        .map(line -> line.split("=", 2))
        .collect(Collectors.toMap(pair -> pair[0], pair -> List.of(pair[1].split(" "))));
  }

  @Test
  void bashCompletesCommandsOptionsAndTheirWords() throws Exception {
    Map<String, List<String>> offers =
        inBash(List.of("v7p3r pl", "v7p3r work f", "v7p3r play --opp", "v7p3r play --opponent s"));
    assertThat(offers.get("v7p3r pl")).containsExactly("play");
    assertThat(offers.get("v7p3r work f")).containsExactly("finish");
    assertThat(offers.get("v7p3r play --opp")).containsExactly("--opponent");
    assertThat(offers.get("v7p3r play --opponent s")).containsExactly("simple");
  }

  @Test
  void bashOffersEveryOptionOfEveryCommand() throws Exception {
    List<CommandSpec> commands = HelpTextTest.commands().toList();
    Map<String, List<String>> offers =
        inBash(commands.stream().map(command -> command.qualifiedName(" ") + " --").toList());
    for (CommandSpec command : commands) {
      assertThat(offers.get(command.qualifiedName(" ") + " --"))
          .as(command.qualifiedName(" "))
          .containsAll(
              command.options().stream()
                  .filter(option -> !option.hidden())
                  .map(option -> option.longestName())
                  .toList());
    }
  }

  @Test
  void theScriptForFishHasTheSameWords() throws Exception {
    assertThat(script("fish")).content().contains("-a finish", "-l opponent -xa 'negamax");
  }

  @Test
  void fishCompletesTheSame() throws Exception {
    InstalledProgram fish = InstalledProgram.orSkip("fish");
    String out =
        fish.run(
            "--no-config",
            "-c",
            "source "
                + script("fish")
                + "; complete -C 'v7p3r pl'; complete -C 'v7p3r work f';"
                + " complete -C 'v7p3r play --opponent s'");
    assertThat(out.lines().map(line -> line.split("\t")[0]))
        .containsExactly("play", "finish", "simple");
  }

  @Test
  void theScriptForZshHasTheSameWords() throws Exception {
    assertThat(script("zsh"))
        .content()
        .startsWith("#compdef v7p3r\n")
        .contains("'finish:Ends work", ":PLAYER:(negamax material simple random)'");
  }

  @Test
  void zshUnderstandsItsScript() throws Exception {
    InstalledProgram zsh = InstalledProgram.orSkip("zsh");
    Path script = script("zsh");
    assertThat(zsh.run("-f", "-n", script.toString())).isEmpty();
    String loaded =
        zsh.run(
            "-f",
            "-c",
            "autoload -U compinit; compinit -D -u; source " + script + "; echo $_comps[v7p3r]");
    assertThat(loaded).isEqualTo("_v7p3r\n");
  }

  @Test
  void anotherShellIsRefusedWithThoseThatAreKnown() {
    Cli wrong = Cli.run("completion", "tcsh");
    assertThat(wrong.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(wrong.err()).contains("tcsh", "BASH", "FISH");
  }
}
