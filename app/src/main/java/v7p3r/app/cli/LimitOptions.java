package v7p3r.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What a move or a game may cost, the same for all engines. */
final class LimitOptions {
  @Option(names = "--tc", paramLabel = "TC", description = "Clock of a game: 8+0.08, 40/60")
  private Optional<String> timeControl;

  @Option(names = "--movetime", paramLabel = "MS", description = "Milliseconds for each move")
  private Optional<Long> moveTime;

  @Option(names = "--nodes", paramLabel = "N", description = "Nodes for each move")
  private Optional<Long> nodes;

  @Option(names = "--depth", paramLabel = "N", description = "Depth of each search")
  private Optional<Integer> depth;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** As words of an engine. */
  List<String> words() {
    requireAtLeastOne(spec, "--movetime", moveTime);
    requireAtLeastOne(spec, "--nodes", nodes);
    requireAtLeastOne(spec, "--depth", depth);
    List<String> words = new ArrayList<>();
    timeControl.ifPresent(text -> words.add("tc=" + text));
    moveTime.ifPresent(millis -> words.add("movetime=" + millis));
    nodes.ifPresent(count -> words.add("nodes=" + count));
    depth.ifPresent(count -> words.add("depth=" + count));
    return words;
  }

  /** Tells a wrong limit by the name of its own option. */
  static void requireAtLeastOne(CommandSpec spec, String option, Optional<? extends Number> value) {
    if (value.isPresent() && value.get().longValue() < 1) {
      throw new ParameterException(
          spec.commandLine(), option + ": expected 1 or more, found " + value.get());
    }
  }
}
