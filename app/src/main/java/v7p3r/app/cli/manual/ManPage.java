package v7p3r.app.cli.manual;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** All commands as one manual page, in the language of man (roff). */
public final class ManPage {
  private final StringBuilder page = new StringBuilder();

  private ManPage() {}

  /**
   * Writes it.
   *
   * @param groups names of commands by the headings of their groups
   * @param version with its date behind it
   */
  public static String of(
      CommandLine root, Map<String, List<String>> groups, String version, String date) {
    ManPage page = new ManPage();
    page.macro("TH V7P3R 1 \"" + date + "\" \"V7P3R " + version + "\" \"User Commands\"");
    page.macro("nh");
    page.macro("SH NAME");
    page.text("v7p3r \\- chess engine whose evaluation can be read");
    page.macro("SH SYNOPSIS");
    page.text("\\fBv7p3r\\fR [\\fICOMMAND\\fR] [\\fIOPTIONS\\fR]");
    page.macro("SH DESCRIPTION");
    page.text(
        escape(
            "Without a command, or with uci, v7p3r is the engine and speaks UCI, for chess"
                + " programs. The commands play, test, explain, tune and train it."));
    groups.forEach((heading, names) -> page.group(root, heading, names));
    page.end();
    return page.page.toString();
  }

  private void group(CommandLine root, String heading, List<String> names) {
    macro("SH " + heading.toUpperCase(Locale.ROOT));
    for (String name : names) {
      CommandText command = new CommandText(root.getSubcommands().get(name));
      tell(command);
      CommandText.below(command.command()).forEach(this::tell);
    }
  }

  private void tell(CommandText command) {
    macro("SS v7p3r " + escape(command.path()));
    text(escape(command.synopsis()));
    paragraphs(command.paragraphs());
    for (PositionalParamSpec parameter : command.parameters()) {
      item("\\fI" + escape(parameter.paramLabel()) + "\\fR", command.meaning(parameter));
    }
    for (OptionSpec option : command.options()) {
      String names = "\\fB" + escape(String.join(", ", option.names())) + "\\fR";
      boolean takesWord = !CommandText.isSwitch(option);
      item(
          takesWord ? names + " \\fI" + escape(option.paramLabel()) + "\\fR" : names,
          command.meaning(option));
    }
    if (!command.examples().isEmpty()) {
      macro("PP");
      text("Examples:");
      block(command.examples());
    }
  }

  private void paragraphs(List<String> lines) {
    boolean indented = false;
    for (String line : lines) {
      boolean keeps = line.startsWith(" ");
      if (keeps != indented) {
        macro(keeps ? "nf" : "fi");
      }
      indented = keeps;
      if (line.isBlank()) {
        continue;
      }
      if (!keeps) {
        macro("PP");
      }
      text(escape(line));
    }
    if (indented) {
      macro("fi");
    }
  }

  private void block(List<String> lines) {
    macro("nf");
    lines.forEach(line -> text(escape(line)));
    macro("fi");
  }

  private void item(String label, String meaning) {
    macro("TP");
    text(label);
    text(escape(meaning));
  }

  private void end() {
    macro("SH FILES");
    item("~/.config/v7p3r/config", "Defaults of options, see docs/config-file.md.");
    macro("SH ENVIRONMENT");
    item("V7P3R_CONFIG", "The file of defaults to use instead; off for none.");
    item("NO_COLOR", "When set, no colors are used.");
    macro("SH EXIT STATUS");
    item("0", "Done.");
    item("1", "Failed.");
    item("2", "Wrong usage, also a named file or program that is not there.");
    item("130", "Ended by Ctrl-C.");
  }

  private void macro(String words) {
    page.append('.').append(words).append('\n');
  }

  private void text(String line) {
    page.append(line).append('\n');
  }

  private static String escape(String text) {
    String escaped = text.replace("\\", "\\e").replace("-", "\\-");
    return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
  }
}
