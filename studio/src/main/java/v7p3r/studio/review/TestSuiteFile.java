package v7p3r.studio.review;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import v7p3r.arena.analysis.BlunderProblem;
import v7p3r.arena.work.AtomicFile;
import v7p3r.notation.Epd;
import v7p3r.notation.NotationException;

/** The suite of tests that were made of blunders: one file, in the studio's own folder. */
final class TestSuiteFile {
  private final Path file;

  TestSuiteFile(Path file) {
    this.file = file;
  }

  /** A test of the suite. */
  record Row(String id, String fen, String best, String avoid, String why, String themes) {}

  Path path() {
    return file;
  }

  /** All tests, the oldest first; lines that somebody else wrote wrongly are left out. */
  synchronized List<Row> rows() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (String line : lines()) {
      try {
        Epd epd = Epd.parse(line);
        rows.add(
            new Row(
                epd.id().orElse(""),
                epd.fen(),
                epd.text("bm").orElse(""),
                epd.text("am").orElse(""),
                epd.text("c0").orElse(""),
                epd.text("c1").orElse("")));
      } catch (NotationException e) {
        continue;
      }
    }
    return rows;
  }

  private List<String> lines() throws IOException {
    return Files.exists(file) ? Files.readAllLines(file) : List.of();
  }

  /** Adds a problem unless it is there; whether it is new. */
  synchronized boolean add(BlunderProblem problem) throws IOException {
    String line = problem.epd().format();
    List<String> lines = new ArrayList<>(lines());
    if (lines.contains(line)) {
      return false;
    }
    lines.add(line);
    Files.createDirectories(file.toAbsolutePath().getParent());
    new AtomicFile(file).writeDurably(String.join("\n", lines) + "\n");
    return true;
  }
}
