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
import picocli.CommandLine.Model.UsageMessageSpec;

/** Commands, each with the first sentence of its description; those of the root in groups. */
final class CommandList implements IHelpSectionRenderer {
  private static final int COLUMNS = 80;
  private static final int INDENT = 2;

  /** A sentence that takes more than two lines is told up to its colon. */
  private static final int LONG_SENTENCE = 110;

  @Override
  public String render(Help help) {
    Map<String, Help> commands = help.subcommands();
    int names = commands.keySet().stream().mapToInt(String::length).max().orElse(0) + INDENT;
    boolean grouped =
        Arrays.stream(CommandGroup.values())
            .allMatch(group -> commands.keySet().containsAll(group.names()));
    if (!grouped) {
      return table(help, commands.keySet(), names);
    }
    return Arrays.stream(CommandGroup.values())
        .map(group -> "%n%s:%n%s".formatted(group.heading(), table(help, group.names(), names)))
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
    UsageMessageSpec text = command.commandSpec().usageMessage();
    String paragraph = (text.header().length > 0 ? text.header() : text.description())[0];
    String sentence = paragraph.split("[.:]$|\\.(?= )", 2)[0];
    return sentence.length() <= LONG_SENTENCE ? sentence : sentence.split(":(?= )", 2)[0];
  }
}
