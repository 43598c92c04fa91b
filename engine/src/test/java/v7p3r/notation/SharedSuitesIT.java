package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Real suites: every position is read and written, and their best moves are legal. */
class SharedSuitesIT {
  private final List<String> problems = new ArrayList<>();

  /** Reads a file to its end and counts its positions. */
  private int read(Path file) throws IOException {
    int count = 0;
    try (InputStream in = SharedData.open(file);
        EpdReader reader = new EpdReader(in)) {
      while (true) {
        try {
          Optional<Epd> epd = reader.next();
          if (epd.isEmpty()) {
            return count;
          }
          count++;
          check(epd.get());
        } catch (NotationException e) {
          problems.add(file.getFileName() + ", line " + reader.line() + ": " + e.getMessage());
        }
      }
    }
  }

  private static void check(Epd epd) {
    assertThat(Epd.parse(epd.format())).isEqualTo(epd);
    if (epd.mateIn().isEmpty()) {
      epd.bestMoves();
      epd.avoidMoves();
    }
  }

  private int readAll(List<Path> files) throws IOException {
    int count = 0;
    for (Path file : files) {
      count += read(file);
    }
    return count;
  }

  @Test
  void everyTestPositionIsRead() throws IOException {
    List<Path> files = new ArrayList<>(SharedData.files("epd", ".epd"));
    files.removeIf(file -> file.endsWith("see_suite.epd")); // fields between bars, not EPD
    assertThat(readAll(files)).isGreaterThan(7_000);
    assertThat(problems)
        .as("three lines are broken: a field too many, a remark without opcode, an open quote")
        .satisfiesExactlyInAnyOrder(
            problem -> assertThat(problem).startsWith("crafty_test.epd, line 81:"),
            problem -> assertThat(problem).startsWith("zugts.epd, line 29:"),
            problem -> assertThat(problem).startsWith("zugzwang-allgeuer.epd, line 6:"));
  }

  @Test
  void everyMateIsRead() throws IOException {
    assertThat(readAll(SharedData.files("mates", ".epd", ".epd.xz"))).isGreaterThan(6_000);
    assertThat(problems).isEmpty();
  }

  @Test
  void everyPerftPositionIsRead() throws IOException {
    assertThat(readAll(SharedData.files("perft", ".epd", ".epd.xz"))).isGreaterThan(16_000);
    assertThat(problems).isEmpty();
  }

  @Test
  void everyChess960OpeningIsRead() throws IOException {
    assertThat(readAll(SharedData.files("openings", "FRC.epd.zip", "FRC_openings.epd.zip")))
        .isEqualTo(126_113 + 960);
    assertThat(problems).isEmpty();
  }
}
