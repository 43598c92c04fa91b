package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Real games, tens of thousands of them: every move of every game is legal. */
class SharedGamesIT {
  private final List<PgnProblem> problems = new ArrayList<>();

  private Map<String, Integer> countGames(List<Path> files) throws IOException {
    Map<String, Integer> counts = new TreeMap<>();
    for (Path file : files) {
      String name = file.getFileName().toString();
      try (InputStream in = SharedData.open(file);
          PgnReader reader = new PgnReader(in, name, problems::add)) {
        counts.put(name, (int) reader.games().count());
      }
    }
    return counts;
  }

  @Test
  void everyGameIsRead() throws IOException {
    Map<String, Integer> counts = countGames(SharedData.files("games", ".pgn.xz"));
    assertThat(problems).isEmpty();
    assertThat(counts)
        .containsEntry("masters_dev.pgn.xz", 28_914)
        .containsEntry("tcec_effort_dev.pgn.xz", 4_981)
        .containsEntry("lichess_db_2025-05_sample.pgn.xz", 438)
        .containsEntry("lichess_kdave_sample.pgn.xz", 999);
  }

  @Test
  void everyOpeningIsRead() throws IOException {
    Map<String, Integer> counts = countGames(SharedData.files("openings", ".pgn.zip"));
    assertThat(problems).isEmpty();
    assertThat(counts)
        .containsEntry("8moves_v3.pgn.zip", 34_700)
        .containsEntry("2moves_v2.pgn.zip", 12_092);
  }

  @Test
  void everyRemarkSurvivesBeingWritten() throws IOException {
    for (Path file : SharedData.files("games", ".pgn.xz")) {
      String name = file.getFileName().toString();
      try (InputStream in = SharedData.open(file);
          PgnReader reader = new PgnReader(in, name, problems::add)) {
        reader.trees().limit(1000).forEach(SharedGamesIT::assertSurvives);
      }
    }
    assertThat(problems).isEmpty();
  }

  private static void assertSurvives(GameTree tree) {
    String pgn = PgnWriter.format(tree);
    PgnReader reader = new PgnReader(new StringReader(pgn), "written", problem -> {});
    assertThat(reader.trees().toList()).as(pgn).containsExactly(tree);
  }

  @Test
  void clocksOfLichessGamesAreUnderstood() throws IOException {
    int clocks = 0;
    int evaluations = 0;
    for (Path file : SharedData.files("games", "2025-05_sample.pgn.xz")) {
      try (InputStream in = SharedData.open(file);
          PgnReader reader = new PgnReader(in, "lichess", problems::add)) {
        for (GameTree tree : (Iterable<GameTree>) reader.trees()::iterator) {
          for (GameNode node : tree.mainLine()) {
            assertThat(node.commentary().text()).isEmpty();
            clocks += node.commentary().clock().isPresent() ? 1 : 0;
            evaluations += node.commentary().evaluation().isPresent() ? 1 : 0;
          }
        }
      }
    }
    assertThat(clocks).isGreaterThan(20_000);
    assertThat(evaluations).isGreaterThan(1_000);
  }
}
