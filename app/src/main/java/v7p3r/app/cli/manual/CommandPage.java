package v7p3r.app.cli.manual;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine;

/** All commands as a page of the documentation, made from their help texts. */
public final class CommandPage {
  private CommandPage() {}

  /**
   * Writes it.
   *
   * @param groups names of commands by the headings of their groups
   */
  public static String of(CommandLine root, Map<String, List<String>> groups) {
    StringBuilder page = new StringBuilder();
    page.append(
        """
        # Commands

        Made from the help texts by `./v7p3r manual --markdown > docs/commands.md`; a test holds it to be current. `./v7p3r help COMMAND` says the same. In a
        package the program is `bin/v7p3r` instead of `./v7p3r`. Defaults of your own are kept in [one file](config-file.md); `--json` prints results for other programs.

        Exit codes: 0 done; 1 failed; 2 wrong usage, also when a file or program that you named is not there or an option cannot be what you set it to; 130 ended by Ctrl-C (long
        commands end in order instead, see [long work](long-work.md)); from the script itself 69 no Java 25 or no Maven, 70 the build failed.
        """);
    groups.forEach(
        (heading, names) -> {
          page.append("\n## ")
              .append(heading)
              .append("\n\n| Command | What it does |\n|---|---|\n");
          commands(root, names)
              .forEach(
                  one ->
                      page.append(
                          "| [`%s`](#%s) | %s |%n"
                              .formatted(
                                  one.path(), anchor(one), one.sentence().replace("|", "\\|"))));
          commands(root, names)
              .forEach(
                  one ->
                      page.append(
                          "%n### %s%n%n```text%n%s```%n"
                              .formatted(one.path(), trimmed(one.usage()))));
        });
    return page.toString();
  }

  private static Stream<CommandText> commands(CommandLine root, List<String> names) {
    return names.stream()
        .map(name -> new CommandText(root.getSubcommands().get(name)))
        .flatMap(one -> Stream.concat(Stream.of(one), CommandText.below(one.command()).stream()));
  }

  private static String anchor(CommandText command) {
    return command.path().replace(' ', '-');
  }

  private static String trimmed(String usage) {
    StringBuilder text = new StringBuilder();
    usage.lines().forEach(line -> text.append(line.stripTrailing()).append('\n'));
    return text.toString();
  }
}
