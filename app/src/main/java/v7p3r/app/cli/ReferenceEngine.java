package v7p3r.app.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import v7p3r.arena.analysis.Analyst;
import v7p3r.arena.match.EntrantWords;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Executable;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.SearchLimit;

/** The engine that games are judged by: found, started once, and asked for its name. */
final class ReferenceEngine {
  private static final String NONE = "none";
  private static final String USUAL = "stockfish";
  private static final String HASH_MEGABYTES = "16";

  private ReferenceEngine() {}

  /**
   * The engine of a command line.
   *
   * @param lines how many of its choices are wanted; fewer if it cannot tell more
   * @throws ParameterException if there is no such program; says how to get one
   * @throws PlayerException if it does not speak UCI
   */
  static Optional<Analyst> of(CommandSpec spec, String command, int lines, SearchLimit limit)
      throws PlayerException {
    if (command.equals(NONE)) {
      return Optional.empty();
    }
    List<String> words = EntrantWords.split(command);
    if (words.isEmpty()
        || !words.getFirst().startsWith("internal")
            && Executable.find(words.getFirst(), Path.of("")).isEmpty()) {
      throw new ParameterException(spec.commandLine(), missing(command));
    }
    String name = Path.of(words.getFirst()).getFileName().toString();
    Map<String, String> all = new LinkedHashMap<>();
    all.put("Threads", "1");
    all.put("Hash", HASH_MEGABYTES);
    all.put("MultiPV", Integer.toString(lines));
    List<Map<String, String>> tries = List.of(all, Map.of("MultiPV", all.get("MultiPV")), Map.of());
    PlayerException failure = null;
    for (Map<String, String> options : tries) {
      EngineSpec engine = new EngineSpec(name, words, Optional.empty(), options, false);
      try (Players players = new Players()) {
        Player player = players.create(engine);
        player.newGame(false);
        return Optional.of(new Analyst(engine, limit, player.identity()));
      } catch (PlayerException e) {
        failure = failure == null ? e : failure;
      }
    }
    throw failure;
  }

  /** What to do about a program that is not there, in one sentence. */
  static String missing(String command) {
    return command.equals(USUAL)
        ? "--reference: there is no program stockfish: install it (Debian and Ubuntu: apt install"
            + " stockfish; others: stockfishchess.org/download), name another UCI engine with"
            + " --reference COMMAND, or go without one: --reference none"
        : "--reference: there is no program '%s'".formatted(command);
  }
}
