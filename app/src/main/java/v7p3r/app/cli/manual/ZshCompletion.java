package v7p3r.app.cli.manual;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** What the shell zsh completes: commands, options and the words that options take. */
public final class ZshCompletion {
  private final StringBuilder script = new StringBuilder();

  private ZshCompletion() {}

  /** To be sourced, or to lie in a folder of fpath under the name of its function. */
  public static String of(CommandLine root) {
    String program = root.getCommandName();
    ZshCompletion completion = new ZshCompletion();
    completion.script.append(
        "#compdef %1$s%n# Completion of %1$s for zsh.%n_%1$s() {%n".formatted(program));
    completion.choose(CommandText.below(root), List.of(), 2, "  ");
    completion.script.append(
        """
        }
        if [[ "$funcstack[1]" == _%1$s ]]; then
          _%1$s "$@"
        else
          compdef _%1$s %1$s
        fi
        """
            .formatted(program));
    return completion.script.toString();
  }

  /**
   * What comes at a place of the line.
   *
   * @param commands that may stand there
   * @param others lines for when none of them does
   */
  private void choose(List<CommandText> commands, List<String> others, int place, String margin) {
    line(margin, "if (( CURRENT == %d )); then".formatted(place));
    line(margin, "  local -a commands");
    line(margin, "  commands=(");
    for (CommandText command : commands) {
      line(margin, "    " + quote(command.name() + ":" + command.sentence().replace(":", "\\:")));
    }
    line(margin, "  )");
    line(margin, "  _describe command commands");
    others.forEach(other -> line(margin, "  " + other));
    line(margin, "  return");
    line(margin, "fi");
    line(margin, "case $words[%d] in".formatted(place));
    for (CommandText command : commands) {
      line(margin, "  %s)".formatted(command.name()));
      List<CommandText> nested = CommandText.below(command.command());
      if (nested.isEmpty()) {
        line(margin, "    " + arguments(command));
      } else {
        choose(nested, List.of(arguments(command)), place + 1, margin + "    ");
      }
      line(margin, "    ;;");
    }
    line(margin, "esac");
  }

  private static String arguments(CommandText command) {
    StringBuilder words = new StringBuilder("_arguments");
    for (OptionSpec option : command.options()) {
      for (String name : option.names()) {
        words.append(' ').append(quote(word(command, option, name)));
      }
    }
    return words.append(" '*:file:_files'").toString();
  }

  private static String word(CommandText command, OptionSpec option, String name) {
    String meaning = command.meaning(option).replaceAll("[\\[\\]]", "").replace(":", "\\:");
    String head = name + "[" + meaning + "]";
    if (CommandText.isSwitch(option)) {
      return head;
    }
    String values =
        command
            .values(option)
            .map(all -> "(" + String.join(" ", all).toLowerCase(Locale.ROOT) + ")")
            .orElse("_files");
    return head + ":" + option.paramLabel().replace(":", "\\:") + ":" + values;
  }

  private void line(String margin, String text) {
    script.append(margin).append(text).append('\n');
  }

  private static String quote(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
