package v7p3r.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.notation.PgnReader;
import v7p3r.tablebase.Tablebases;

/** An independent program reads the annotated games, move for move, variations and all. */
class AnnotatedPgnIT {
  @TempDir Path folder;

  private Path analyzed() throws Exception {
    Path games = Path.of(AnnotatedPgnIT.class.getResource("/analysis/scored.pgn").toURI());
    EngineSpec engine =
        new EngineSpec("own", List.of("internal"), Optional.empty(), Map.of("Hash", "1"), false);
    AnalysisPlan plan =
        new AnalysisPlan(
            List.of(games),
            folder,
            new Analyst(engine, SearchLimit.ofNodes(300), "own"),
            Optional.empty(),
            Profile.LICHESS,
            Optional.empty(),
            Tablebases.NONE,
            1);
    new AnalysisRun(plan, Progress.silent(), new StopSignal()).run(_ -> {});
    return folder.resolve(AnalysisRun.PGN);
  }

  private static Process start(List<String> arguments, Path output) throws IOException {
    for (String program : List.of("pgn-extract", "/usr/games/pgn-extract")) {
      try {
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(arguments);
        return new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
      } catch (IOException e) {
        // not there: try the next place
      }
    }
    return Assumptions.abort("skipped: the program pgn-extract is not installed");
  }

  /** The moves of all games, and all that stands beside them. */
  private static List<String> games(Path file) throws IOException {
    try (PgnReader reader =
        PgnReader.open(
            file,
            problem -> {
              throw new AssertionError(problem);
            })) {
      return reader
          .trees()
          .map(
              tree ->
                  Arrays.toString(tree.game().moves())
                      + " "
                      + tree.mainLine().stream()
                          .map(node -> node.nags() + "" + node.children().size())
                          .toList())
          .toList();
    }
  }

  @Test
  void pgnExtractReadsTheAnnotatedGames() throws Exception {
    Path written = analyzed();
    assertThat(Files.readString(written)).contains("[%eval", "$4", "(");
    Path again = folder.resolve("again.pgn");
    Path log = folder.resolve("log.txt");
    Process process = start(List.of("-o", again.toString(), written.toString()), log);
    assertThat(process.waitFor()).as(Files.readString(log)).isZero();
    assertThat(Files.readString(log)).contains("3 games matched out of 3");
    assertThat(games(again)).isEqualTo(games(written)).hasSize(3);
  }
}
