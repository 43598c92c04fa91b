package v7p3r.app.cli;

import java.util.Map;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.UsageMessageSpec;

/** All commands, each with the first sentence of its description. */
final class CommandList implements IHelpSectionRenderer {
  private static final int COLUMNS = 80;
  private static final int INDENT = 2;
  private static final String END_OF_SENTENCE = "[.:](?= |$)";

  @Override
  public String render(Help help) {
    Map<String, Help> commands = help.subcommands();
    int names = commands.keySet().stream().mapToInt(String::length).max().orElse(0) + INDENT;
    TextTable table =
        TextTable.forColumns(
            help.colorScheme(),
            new Column(names, INDENT, Overflow.SPAN),
            new Column(COLUMNS - names, INDENT, Overflow.WRAP));
    commands.forEach((name, command) -> table.addRowValues(name, firstSentence(command)));
    return table.toString();
  }

  private static String firstSentence(Help command) {
    UsageMessageSpec text = command.commandSpec().usageMessage();
    String paragraph = (text.header().length > 0 ? text.header() : text.description())[0];
    return paragraph.split(END_OF_SENTENCE, 2)[0];
  }
}
