package v7p3r.app.cli.manual;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** What the help of one command says, in parts. */
public record CommandText(CommandLine command) {
  private static final String LINE_BREAKS = "\\s*\\R\\s*";
  private static final int LONG_SENTENCE = 110;

  /** The commands right below, each by its own name once, without the one that prints help. */
  public static List<CommandText> below(CommandLine parent) {
    return parent.getSubcommands().entrySet().stream()
        .filter(entry -> entry.getKey().equals(entry.getValue().getCommandName()))
        .filter(entry -> !entry.getKey().equals("help"))
        .map(entry -> new CommandText(entry.getValue()))
        .toList();
  }

  /** These and those below them. */
  public static Stream<CommandText> all(CommandLine parent) {
    return below(parent).stream().flatMap(one -> Stream.concat(Stream.of(one), all(one.command)));
  }

  CommandSpec spec() {
    return command.getCommandSpec();
  }

  String name() {
    return command.getCommandName();
  }

  /** With the words before it, but not the name of the program. */
  String path() {
    String whole = spec().qualifiedName(" ");
    return whole.substring(whole.indexOf(' ') + 1);
  }

  private Help help() {
    return new Help(spec(), Help.defaultColorScheme(Help.Ansi.OFF));
  }

  /** As --help prints it. */
  String usage() {
    return command.getUsageMessage(Help.Ansi.OFF);
  }

  /** How it is called, in one line. */
  String synopsis() {
    return help().synopsis(0).strip().replaceAll(LINE_BREAKS, " ");
  }

  /** Its first sentence; one that takes more than two lines is told up to its colon. */
  public String sentence() {
    String[] text = spec().usageMessage().description();
    String sentence = (text.length == 0 ? "" : text[0]).formatted().split("[.:]$|\\.(?= )", 2)[0];
    return sentence.length() <= LONG_SENTENCE ? sentence : sentence.split(":(?= )", 2)[0];
  }

  /** Its description; what is indented keeps its lines. */
  List<String> paragraphs() {
    return Arrays.stream(spec().usageMessage().description()).map(String::format).toList();
  }

  List<String> examples() {
    return Arrays.stream(spec().usageMessage().footer()).map(String::format).toList();
  }

  /** Those that the help shows, in its order or by name. */
  List<OptionSpec> options() {
    List<OptionSpec> options =
        new ArrayList<>(spec().options().stream().filter(option -> !option.hidden()).toList());
    if (spec().usageMessage().sortOptions()) {
      options.sort(Comparator.comparing(OptionSpec::longestName));
    }
    return options;
  }

  List<PositionalParamSpec> parameters() {
    return spec().positionalParameters().stream().filter(one -> !one.hidden()).toList();
  }

  /** What the help says of an option, in one line. */
  String meaning(OptionSpec option) {
    Help.IOptionRenderer renderer = Help.createMinimalOptionRenderer();
    return last(
        renderer.render(option, help().createDefaultParamLabelRenderer(), help().colorScheme()));
  }

  String meaning(PositionalParamSpec parameter) {
    Help.IParameterRenderer renderer = Help.createMinimalParameterRenderer();
    return last(
        renderer.render(parameter, help().createDefaultParamLabelRenderer(), help().colorScheme()));
  }

  private static String last(Help.Ansi.Text[][] rows) {
    return Stream.of(rows)
        .map(row -> row[row.length - 1].toString())
        .collect(Collectors.joining(" "))
        .replaceAll(LINE_BREAKS, " ");
  }

  /** The words that it can be set to, if there are few. */
  Optional<List<String>> values(OptionSpec option) {
    if (option.completionCandidates() == null) {
      return Optional.empty();
    }
    List<String> words =
        StreamSupport.stream(option.completionCandidates().spliterator(), false).toList();
    return words.isEmpty() ? Optional.empty() : Optional.of(words);
  }

  static boolean isSwitch(OptionSpec option) {
    return option.arity().max() == 0;
  }
}
