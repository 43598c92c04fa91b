package v7p3r.app.cli;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;

/** All commands, in the order of the help and under the headings of what they are good for. */
enum CommandGroup {
  PLAY(
      "Play",
      UciCommand.class,
      PlayCommand.class,
      GameCommand.class,
      WatchCommand.class,
      LichessCommand.class),
  TEST(
      "Test a change",
      MatchCommand.class,
      StatsCommand.class,
      ReportCommand.class,
      SolveCommand.class,
      SuiteCommand.class,
      EndgamesCommand.class,
      BenchCommand.class,
      DepthTestCommand.class,
      PerftCommand.class,
      WorkCommand.class),
  LOOK("Look inside", EvalCommand.class, ThemesCommand.class, AnalyzeCommand.class),
  TUNE(
      "Tune",
      SpsaCommand.class,
      TuningSetCommand.class,
      TuneCommand.class,
      TunePuzzlesCommand.class),
  LEARN(
      "Learn where thinking pays",
      ProfileCommand.class,
      DatasetCommand.class,
      ReplayCommand.class,
      TrainCommand.class,
      FitMovesCommand.class,
      EvaluateModelCommand.class,
      ValidateCommand.class,
      LearnCommand.class,
      ModelsCommand.class),
  CARE(
      "Install and look after",
      DoctorCommand.class,
      CompletionCommand.class,
      ManualCommand.class,
      PackageCommand.class);

  private final String heading;
  private final List<Class<?>> commands;

  CommandGroup(String heading, Class<?>... commands) {
    this.heading = heading;
    this.commands = List.of(commands);
  }

  String heading() {
    return heading;
  }

  List<Class<?>> commands() {
    return commands;
  }

  List<String> commandNames() {
    return commands.stream().map(command -> command.getAnnotation(Command.class).name()).toList();
  }

  /** The names of all commands by the headings of their groups. */
  static Map<String, List<String>> names() {
    Map<String, List<String>> names = new LinkedHashMap<>();
    for (CommandGroup group : values()) {
      names.put(group.heading, group.commandNames());
    }
    return names;
  }

  static List<Class<?>> all() {
    return Arrays.stream(values()).flatMap(group -> group.commands.stream()).toList();
  }
}
