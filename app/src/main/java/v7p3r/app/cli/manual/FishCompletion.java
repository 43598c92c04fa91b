package v7p3r.app.cli.manual;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** What the shell fish completes: commands, options and the words that options take. */
public final class FishCompletion {
  private final StringBuilder script = new StringBuilder();
  private final String program;

  private FishCompletion(String program) {
    this.program = program;
  }

  public static String of(CommandLine root) {
    FishCompletion completion = new FishCompletion(root.getCommandName());
    completion
        .script
        .append("# Completion of ")
        .append(root.getCommandName())
        .append(" for fish.\n");
    completion.add("-f");
    for (CommandText command : CommandText.below(root)) {
      completion.add(
          "-n __fish_use_subcommand -a %s -d %s"
              .formatted(command.name(), quote(command.sentence())));
      completion.addCommand(command, "__fish_seen_subcommand_from " + command.name());
    }
    return completion.script.toString();
  }

  private void addCommand(CommandText command, String condition) {
    List<CommandText> nested = CommandText.below(command.command());
    String names = nested.stream().map(CommandText::name).collect(Collectors.joining(" "));
    String here =
        names.isEmpty() ? condition : condition + "; and not __fish_seen_subcommand_from " + names;
    for (CommandText below : nested) {
      add("-n '%s' -a %s -d %s".formatted(here, below.name(), quote(below.sentence())));
      addCommand(below, condition + "; and __fish_seen_subcommand_from " + below.name());
    }
    if (!command.parameters().isEmpty()) {
      add("-n '%s' -F".formatted(here));
    }
    for (OptionSpec option : command.options()) {
      add(
          "-n '%s'%s%s -d %s"
              .formatted(
                  here, names(option), value(command, option), quote(command.meaning(option))));
    }
  }

  private static String names(OptionSpec option) {
    StringBuilder words = new StringBuilder();
    for (String name : option.names()) {
      words.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
    }
    return words.toString();
  }

  private static String value(CommandText command, OptionSpec option) {
    if (CommandText.isSwitch(option)) {
      return "";
    }
    return command
        .values(option)
        .map(words -> " -xa " + quote(String.join(" ", words).toLowerCase(Locale.ROOT)))
        .orElse(" -rF");
  }

  private void add(String words) {
    script.append("complete -c ").append(program).append(' ').append(words).append('\n');
  }

  private static String quote(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
