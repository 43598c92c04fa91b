package v7p3r.app.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import v7p3r.app.cli.manual.FishCompletion;
import v7p3r.app.cli.manual.ZshCompletion;

/** Prints what a shell needs to complete commands, options and their words. */
@Command(
    name = "completion",
    description = {
      "Prints what bash, zsh or fish needs to complete commands and options with the Tab key.",
      ""
    },
    mixinStandardHelpOptions = true,
    footerHeading = "%nExamples:%n",
    footer = {
      "  source <(v7p3r completion bash)       in this bash; in ~/.bashrc for all",
      "  source <(v7p3r completion zsh)        in this zsh; in ~/.zshrc for all",
      "  v7p3r completion fish | source        in this fish",
      "  v7p3r completion fish > ~/.config/fish/completions/v7p3r.fish"
    })
final class CompletionCommand implements Callable<Integer> {
  enum Shell {
    BASH,
    ZSH,
    FISH
  }

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "SHELL", description = "${COMPLETION-CANDIDATES}")
  private Shell shell;

  @Override
  public Integer call() {
    spec.commandLine().getOut().print(script(shell));
    return 0;
  }

  static String script(Shell shell) {
    CommandLine root = Main.commandLine();
    return switch (shell) {
      case BASH -> AutoComplete.bash(root.getCommandName(), root);
      case ZSH -> ZshCompletion.of(root);
      case FISH -> FishCompletion.of(root);
    };
  }
}
