package v7p3r.lab.train;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.arena.work.Journal;
import v7p3r.arena.work.WorkLock;
import v7p3r.lab.export.CrossValidationResult;
import v7p3r.lab.export.CrossValidationResult.Fold;
import v7p3r.lab.model.BoosterParameters;

/**
 * What parameters gave in cross-validation, in a file that only grows: what was tried before a
 * stop, even a hard one, is not trained again. A result counts for the same circumstances only:
 * data, stage, folds, seed and sources of the program.
 */
final class SearchJournal implements Closeable {
  private static final int PARTS = 4;
  private static final String END = ".";

  /** A line of the file. */
  record Line(String circumstances, String parameters, List<Fold> folds) {}

  private final String circumstances;
  private final Map<String, CrossValidationResult> results = new HashMap<>();
  private final WorkLock lock;
  private final Journal<Line> journal;

  /**
   * Reads what is there and goes on behind it.
   *
   * @param circumstances in one line: all that decides a result, besides the parameters
   */
  SearchJournal(Path file, String circumstances) throws IOException {
    this.circumstances = circumstances;
    Files.createDirectories(file.toAbsolutePath().getParent());
    lock = WorkLock.of(file, "the search of parameters " + file);
    try {
      journal =
          Journal.isOfOtherFormat(file)
              ? Journal.replace(file, wordsOf(file))
              : Journal.open(file, Line.class, "what parameters gave");
      for (Line line : journal.lines()) {
        if (line.circumstances.equals(circumstances)) {
          results.put(line.parameters, new CrossValidationResult(line.folds));
        }
      }
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** Reads a journal of words between tabs; a torn line is passed over. */
  private static List<Line> wordsOf(Path file) throws IOException {
    List<Line> lines = new ArrayList<>();
    int number = 0;
    for (String line : Files.readAllLines(file)) {
      number++;
      String[] parts = line.split("\t");
      if (parts.length == PARTS && parts[3].equals(END)) {
        try {
          List<Fold> folds = Arrays.stream(parts[2].split(";")).map(SearchJournal::fold).toList();
          lines.add(new Line(parts[0], parts[1], folds));
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
          throw new IOException(
              "%s, line %d: expected what parameters gave, found '%s'"
                  .formatted(file, number, parts[2]),
              e);
        }
      }
    }
    return lines;
  }

  private static Fold fold(String text) {
    double[] numbers = Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
    return new Fold(numbers[0], numbers[1], numbers[2], numbers[3]);
  }

  Path file() {
    return journal.file();
  }

  Optional<CrossValidationResult> find(BoosterParameters parameters) {
    return Optional.ofNullable(results.get(parameters.toString()));
  }

  void add(BoosterParameters parameters, CrossValidationResult result) throws IOException {
    results.put(parameters.toString(), result);
    journal.add(new Line(circumstances, parameters.toString(), result.folds()));
  }

  @Override
  public void close() throws IOException {
    lock.close();
  }
}
