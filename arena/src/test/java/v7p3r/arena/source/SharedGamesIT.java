package v7p3r.arena.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import v7p3r.notation.PgnReader;

/** The games beside the project, unpacked and read move by move in a small JVM. */
class SharedGamesIT {
  private static List<Path> packedGames() throws IOException {
    try (Stream<Path> files = Files.list(SharedData.file("games"))) {
      return files.filter(file -> file.toString().contains(".pgn")).sorted().toList();
    }
  }

  @Test
  void everyGameIsReadInASmallHeapAndTheMasterGamesInTenSecondsOfWork() throws Exception {
    TreeMap<String, Integer> counts = new TreeMap<>();
    for (Path file : packedGames()) {
      Process reader =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:+UseSerialGC",
                  "-Xmx256m",
                  "-cp",
                  System.getProperty("java.class.path"),
                  ReadGames.class.getName(),
                  file.toString())
              .redirectErrorStream(true)
              .start();
      String said = String.join("\n", reader.inputReader().lines().toList());
      assertThat(reader.waitFor()).as(said).isZero();
      String[] words = said.split(" ");
      System.out.println(file.getFileName() + ": " + said);
      counts.put(file.getFileName().toString(), Integer.parseInt(words[0]));
      assertThat(Long.parseLong(words[2])).as(said).isLessThan(20_000);
      if (file.getFileName().toString().startsWith("masters")) {
        assertThat(Long.parseLong(words[2])).as(said).isLessThan(10_000);
      }
    }
    assertThat(counts)
        .containsEntry("masters_dev.pgn.xz", 28_914)
        .containsEntry("tcec_effort_dev.pgn.xz", 4_981)
        .containsEntry("lichess_db_2025-05_sample.pgn.xz", 438)
        .containsEntry("lichess_kdave_sample.pgn.xz", 999);
  }

  /** Reads one file and prints the number of games and the processor time it took. */
  static final class ReadGames {
    private ReadGames() {}

    public static void main(String[] args) throws IOException {
      Path file = Path.of(args[0]);
      long games;
      try (PgnReader reader =
          new PgnReader(
              TextSource.open(file),
              args[0],
              problem -> {
                throw new IllegalStateException(problem.toString());
              })) {
        games = reader.games().count();
      }
      long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      System.out.println(games + " games, " + nanos / 1_000_000 + " ms of processor time");
    }
  }
}
