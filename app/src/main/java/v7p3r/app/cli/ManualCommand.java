package v7p3r.app.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import v7p3r.app.cli.manual.CommandPage;
import v7p3r.app.cli.manual.ManPage;
import v7p3r.uci.Build;

/** Prints the help of all commands as one text. */
@Command(
    name = "manual",
    description = {
      "Prints the help of all commands as a manual page, or as Markdown for the documentation.",
      ""
    },
    mixinStandardHelpOptions = true,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r manual | man -l -               reads it",
      "  v7p3r manual > ~/.local/share/man/man1/v7p3r.1",
      "  v7p3r manual --markdown > docs/commands.md"
    })
final class ManualCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--markdown", description = "As Markdown, what docs/commands.md holds")
  private boolean markdown;

  @Override
  public Integer call() {
    spec.commandLine().getOut().print(markdown ? markdown() : page());
    return 0;
  }

  static String page() {
    return ManPage.of(
        Main.commandLine(), CommandGroup.names(), Build.THIS.version(), Build.THIS.date());
  }

  static String markdown() {
    return CommandPage.of(Main.commandLine(), CommandGroup.names());
  }
}
