package v7p3r.lab.dataset;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import v7p3r.lab.schema.Column;

/**
 * A file of rows with a header, checked row by row.
 *
 * @param rows how many are sound
 * @param broken those that are not
 * @param sound the file itself, or a copy without the broken rows
 */
record CheckedCsv(List<String> columns, long rows, List<BrokenRow> broken, Path sound) {
  /** Reads the whole file; a copy without broken rows is made where there are some. */
  static CheckedCsv check(Path file, Path copy) throws IOException {
    List<BrokenRow> broken = new ArrayList<>();
    List<String> columns;
    long number = 1;
    try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      String header = lines.readLine();
      if (header == null || !header.startsWith(Column.FEN + ",")) {
        throw new IOException(
            file + ", line 1: expected a header that begins with fen, found '" + header + "'");
      }
      columns = RowCheck.split(header);
      RowCheck check = new RowCheck(columns);
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        Optional<String> problem = check.problem(RowCheck.split(line));
        if (problem.isPresent()) {
          broken.add(new BrokenRow(file.toString(), "line", number, problem.get()));
        }
      }
    }
    long rows = number - 1 - broken.size();
    if (!broken.isEmpty()) {
      copyWithout(broken, file, copy);
    }
    return new CheckedCsv(columns, rows, List.copyOf(broken), broken.isEmpty() ? file : copy);
  }

  private static void copyWithout(List<BrokenRow> broken, Path file, Path copy) throws IOException {
    try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8);
        BufferedWriter out = Files.newBufferedWriter(copy, StandardCharsets.UTF_8)) {
      long number = 0;
      int next = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (next < broken.size() && broken.get(next).number() == number) {
          next++;
        } else {
          out.write(line);
          out.write('\n');
        }
      }
    }
  }
}
