package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An independent program reads what is written here and means the same games. */
class PgnExtractIT {
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

  @Test
  void pgnExtractReadsEveryGame(@TempDir Path folder) throws Exception {
    Path written = folder.resolve("written.pgn");
    RandomTrees trees = new RandomTrees(new RandomGames(10));
    int count = 0;
    try (Writer out = Files.newBufferedWriter(written)) {
      PgnWriter writer = new PgnWriter(out);
      for (int i = 0; i < 200; i++) {
        GameTree tree = trees.tree();
        if (!tree.tags().isChess960()) {
          writer.write(tree);
          count++;
        }
      }
    }
    Path again = folder.resolve("again.pgn");
    Path log = folder.resolve("log.txt");
    Process process = start(List.of("-o", again.toString(), written.toString()), log);
    assertThat(process.waitFor()).as(Files.readString(log)).isZero();
    assertThat(Files.readString(log)).contains(count + " games matched out of " + count);
    assertThat(games(again)).isEqualTo(games(written));
  }

  private static List<String> games(Path file) throws IOException {
    try (PgnReader reader =
        PgnReader.open(
            file,
            problem -> {
              throw new AssertionError(problem);
            })) {
      return reader.games().map(game -> Fen.format(game.finalPosition())).toList();
    }
  }
}
