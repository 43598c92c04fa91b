package v7p3r.app.cli;

import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.IHelpSectionRenderer;
import v7p3r.app.cli.manual.CommandText;

/** Commands, each with the first sentence of its description; those of the root in groups. */
final class CommandList implements IHelpSectionRenderer {
  private static final int COLUMNS = 80;
  private static final int INDENT = 2;

  @Override
  public String render(Help help) {
    Map<String, Help> commands = help.subcommands();
    int names = commands.keySet().stream().mapToInt(String::length).max().orElse(0) + INDENT;
    boolean grouped =
        Arrays.stream(CommandGroup.values())
            .allMatch(group -> commands.keySet().containsAll(group.commandNames()));
    if (!grouped) {
      return table(help, commands.keySet(), names);
    }
    return Arrays.stream(CommandGroup.values())
        .map(
            group ->
                "%n%s:%n%s".formatted(group.heading(), table(help, group.commandNames(), names)))
        .collect(Collectors.joining());
  }

  private static String table(Help help, Collection<String> commands, int names) {
    TextTable table =
        TextTable.forColumns(
            help.colorScheme(),
            new Column(names, INDENT, Overflow.SPAN),
            new Column(COLUMNS - names, INDENT, Overflow.WRAP));
    commands.forEach(name -> table.addRowValues(name, sentence(help.subcommands().get(name))));
    return table.toString();
  }

  private static String sentence(Help command) {
    return new CommandText(command.commandSpec().commandLine()).sentence();
  }
}
