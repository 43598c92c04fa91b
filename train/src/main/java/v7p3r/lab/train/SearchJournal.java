package v7p3r.lab.train;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
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

  private final Path file;
  private final String circumstances;
  private final Map<String, CrossValidationResult> results = new HashMap<>();
  private final BufferedWriter out;

  /**
   * Reads what is there and goes on behind it.
   *
   * @param circumstances in one line: all that decides a result, besides the parameters
   */
  SearchJournal(Path file, String circumstances) throws IOException {
    this.file = file;
    this.circumstances = circumstances;
    boolean endsWithLine = true;
    if (Files.exists(file)) {
      String text = Files.readString(file);
      endsWithLine = text.isEmpty() || text.endsWith("\n");
      text.lines().forEach(this::read);
    }
    Files.createDirectories(file.toAbsolutePath().getParent());
    out = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    if (!endsWithLine) {
      out.newLine(); // the last line of a run that was killed is torn
    }
  }

  /** Passes over what belongs to other circumstances, and over a torn line. */
  private void read(String line) {
    String[] parts = line.split("\t");
    if (parts.length == PARTS && parts[3].equals(END) && parts[0].equals(circumstances)) {
      results.put(
          parts[1],
          new CrossValidationResult(
              Arrays.stream(parts[2].split(";")).map(SearchJournal::fold).toList()));
    }
  }

  private static Fold fold(String text) {
    double[] numbers = Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
    return new Fold(numbers[0], numbers[1], numbers[2], numbers[3]);
  }

  private static String text(Fold fold) {
    return fold.loss()
        + " "
        + fold.accuracy()
        + " "
        + fold.withinOne()
        + " "
        + fold.weightedKappa();
  }

  Path file() {
    return file;
  }

  Optional<CrossValidationResult> find(BoosterParameters parameters) {
    return Optional.ofNullable(results.get(parameters.toString()));
  }

  void add(BoosterParameters parameters, CrossValidationResult result) throws IOException {
    results.put(parameters.toString(), result);
    String folds =
        result.folds().stream().map(SearchJournal::text).collect(Collectors.joining(";"));
    out.write(String.join("\t", circumstances, parameters.toString(), folds, END));
    out.newLine();
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
