package v7p3r.lab.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import v7p3r.arena.work.Journal;

/** The results of a piece of long work in a {@link Journal} of its own. */
public final class JsonLines<T> {
  private final Journal<T> journal;

  private JsonLines(Journal<T> journal) {
    this.journal = journal;
  }

  /**
   * Opens a file with what it holds; one that is not there is made with the first line.
   *
   * @throws IOException if a line is no such object; names file and line
   */
  public static <T> JsonLines<T> open(Path file, Class<T> type) throws IOException {
    return new JsonLines<>(Journal.open(file, type, "a result of an earlier run"));
  }

  /** All results so far, in their order. */
  public List<T> lines() {
    return journal.lines();
  }

  /** Writes a result down; after this it is not lost. */
  public void add(T line) throws IOException {
    journal.add(line);
  }
}
