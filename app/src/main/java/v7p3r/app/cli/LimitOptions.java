package v7p3r.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

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

  /** As words of an engine. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    timeControl.ifPresent(text -> words.add("tc=" + text));
    moveTime.ifPresent(millis -> words.add("movetime=" + millis));
    nodes.ifPresent(count -> words.add("nodes=" + count));
    depth.ifPresent(count -> words.add("depth=" + count));
    return words;
  }
}
