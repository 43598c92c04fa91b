package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import v7p3r.text.NearestWord;

/**
 * Values that options have when the command line does not name them, from one file of the user:
 * lines such as {@code nodes = 20000} below the name of a command in brackets.
 */
final class UserDefaults {
  /** Something in the file that no command understands. */
  static final class WrongLine extends IOException {
    private static final long serialVersionUID = 1L;

    WrongLine(Path file, int line, String message) {
      super("%s, line %d: %s".formatted(file, line, message));
    }
  }

  static final String VARIABLE = "V7P3R_CONFIG";
  static final String OFF = "off";

  /** The section that counts for all commands. */
  private static final String ALL = "all";

  private static final String ENGINE = "uci";

  private record Entry(String option, String value, int line) {}

  private final Path file;
  private final Map<String, Map<String, Entry>> sections = new LinkedHashMap<>();
  private final Map<String, Integer> lines = new LinkedHashMap<>();

  private UserDefaults(Path file) {
    this.file = file;
  }

  /** The file of this user, if there is one. */
  static UserDefaults of(Map<String, String> environment) throws IOException {
    String named = environment.getOrDefault(VARIABLE, "");
    if (!named.isEmpty()) {
      return named.equals(OFF) ? new UserDefaults(Path.of(OFF)) : read(Path.of(named));
    }
    Path usual = place(environment);
    return Files.exists(usual) ? read(usual) : new UserDefaults(usual);
  }

  static Path place(Map<String, String> environment) {
    String folder = environment.getOrDefault("XDG_CONFIG_HOME", "");
    Path base =
        folder.isEmpty()
            ? Path.of(environment.getOrDefault("HOME", System.getProperty("user.home")), ".config")
            : Path.of(folder);
    return base.resolve("v7p3r").resolve("config");
  }

  static UserDefaults read(Path file) throws IOException {
    UserDefaults defaults = new UserDefaults(file);
    String section = ALL;
    int number = 0;
    for (String line : Files.readAllLines(file)) {
      number++;
      String text = line.strip();
      if (text.startsWith("[") && text.endsWith("]")) {
        section = text.substring(1, text.length() - 1).strip();
        defaults.lines.putIfAbsent(section, number);
      } else if (!text.isEmpty() && !text.startsWith("#")) {
        defaults.add(section, text, number);
      }
    }
    return defaults;
  }

  private void add(String section, String text, int number) throws WrongLine {
    int equals = text.indexOf('=');
    if (equals < 1) {
      throw new WrongLine(
          file, number, "expected [COMMAND] or OPTION = VALUE, found '" + text + "'");
    }
    String name = text.substring(0, equals).strip();
    String option = name.startsWith("--") ? name : "--" + name;
    Entry entry = new Entry(option, text.substring(equals + 1).strip(), number);
    lines.putIfAbsent(section, number);
    Entry before = sections.computeIfAbsent(section, _ -> new LinkedHashMap<>()).put(option, entry);
    if (before != null) {
      throw new WrongLine(
          file, number, "%s is set in line %d already".formatted(option, before.line));
    }
  }

  /** Gives all commands their defaults. */
  void apply(CommandLine root) throws WrongLine {
    for (Map.Entry<String, Integer> section : lines.entrySet()) {
      check(root, section.getKey(), section.getValue());
    }
    install(root);
  }

  private void check(CommandLine root, String section, int line) throws WrongLine {
    Map<String, Entry> entries = sections.getOrDefault(section, Map.of());
    if (section.equals(ALL)) {
      List<CommandSpec> all = commands(root);
      for (Entry entry : entries.values()) {
        List<OptionSpec> options =
            all.stream().map(one -> one.findOption(entry.option)).filter(o -> o != null).toList();
        if (options.isEmpty()) {
          throw new WrongLine(file, entry.line, "no command has the option " + entry.option);
        }
        checkForAll(entry, options);
      }
      return;
    }
    if (section.equals(ENGINE)) {
      throw new WrongLine(
          file, line, "[uci]: the engine is set by the program that starts it, not here");
    }
    CommandSpec command =
        commands(root).stream()
            .filter(one -> path(one).equals(section))
            .findFirst()
            .orElseThrow(() -> unknown(root, section, line));
    for (Entry entry : entries.values()) {
      OptionSpec option = command.findOption(entry.option);
      if (option == null) {
        Optional<String> near = NearestWord.similar(entry.option, command.optionsMap().keySet());
        throw new WrongLine(
            file,
            entry.line,
            "%s: %s has no such option%s"
                .formatted(
                    entry.option, section, near.map(o -> " (did you mean " + o + "?)").orElse("")));
      }
      check(entry, option);
    }
  }

  private WrongLine unknown(CommandLine root, String section, int line) {
    Optional<String> near =
        NearestWord.similar(section, commands(root).stream().map(UserDefaults::path).toList());
    return new WrongLine(
        file,
        line,
        "[%s]: there is no such command%s"
            .formatted(section, near.map(one -> " (did you mean " + one + "?)").orElse("")));
  }

  /** What some commands can only be told on their command line is set for the others alone. */
  private void checkForAll(Entry entry, List<OptionSpec> options) throws WrongLine {
    List<OptionSpec> settable = options.stream().filter(UserDefaults::isSettable).toList();
    if (settable.stream().map(UserDefaults::isSwitch).distinct().count() > 1) {
      throw new WrongLine(
          file,
          entry.line,
          "%s: is a switch of some commands and has a value in others, set it below [COMMAND]"
              .formatted(entry.option));
    }
    check(entry, settable.isEmpty() ? options.getFirst() : settable.getFirst());
  }

  private static boolean isSettable(OptionSpec option) {
    return !option.isMultiValue()
        && !option.usageHelp()
        && !option.versionHelp()
        && option.parameterConsumer() == null
        && !isOfTheStartScript(option);
  }

  /** Whether the script that starts the program has to see the option, too. */
  private static boolean isOfTheStartScript(OptionSpec option) {
    return option.longestName().equals(MasterOption.NAME);
  }

  private static boolean isSwitch(OptionSpec option) {
    return option.arity().max() == 0;
  }

  private void check(Entry entry, OptionSpec option) throws WrongLine {
    if (!isSettable(option)) {
      throw new WrongLine(
          file,
          entry.line,
          "%s: can only be given on the command line%s"
              .formatted(
                  entry.option,
                  isOfTheStartScript(option) ? ", where the start script looks for it" : ""));
    }
    if (isSwitch(option) && !entry.value.matches("true|false")) {
      throw new WrongLine(
          file,
          entry.line,
          "%s: expected true or false, found '%s'".formatted(entry.option, entry.value));
    }
  }

  private static List<CommandSpec> commands(CommandLine parent) {
    return parent.getSubcommands().values().stream()
        .distinct()
        .flatMap(one -> Stream.concat(Stream.of(one.getCommandSpec()), commands(one).stream()))
        .filter(one -> !path(one).equals(ENGINE))
        .toList();
  }

  private static String path(CommandSpec command) {
    String whole = command.qualifiedName(" ");
    return whole.substring(whole.indexOf(' ') + 1);
  }

  private void install(CommandLine root) {
    for (CommandSpec command : commands(root)) {
      command.defaultValueProvider(
          argument -> find(command, argument).map(Entry::value).orElse(null));
    }
  }

  private Optional<Entry> find(CommandSpec command, ArgSpec argument) {
    if (!(argument instanceof OptionSpec option) || !isSettable(option)) {
      return Optional.empty();
    }
    for (String section : List.of(path(command), ALL)) {
      for (String name : option.names()) {
        Entry entry = sections.getOrDefault(section, Map.of()).get(name);
        if (entry != null) {
          return Optional.of(entry);
        }
      }
    }
    return Optional.empty();
  }

  /** Where the option that a message is about was set, if that was here. */
  Optional<String> origin(CommandLine command, String message) {
    CommandSpec spec = command.getCommandSpec();
    return spec.options().stream()
        .filter(option -> isAbout(message, option))
        .filter(option -> !isTyped(command, option))
        .flatMap(option -> find(spec, option).stream())
        .map(entry -> "%s is set in %s, line %d".formatted(entry.option, file, entry.line))
        .findFirst();
  }

  private static boolean isAbout(String message, OptionSpec option) {
    return List.of(option.names()).stream()
        .anyMatch(name -> message.matches("(?s).*" + name + "(?![\\w-]).*"));
  }

  private static boolean isTyped(CommandLine command, OptionSpec option) {
    return command.getParseResult() != null && command.getParseResult().hasMatchedOption(option);
  }
}
