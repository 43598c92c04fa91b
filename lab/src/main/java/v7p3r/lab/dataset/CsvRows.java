package v7p3r.lab.dataset;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** The rows of comma-separated text behind its header. */
final class CsvRows implements DatasetRows {
  private final Path file;
  private final CsvReader<CsvRecord> csv;
  private final Iterator<CsvRecord> records;
  private final List<String> columns;
  private long line;

  CsvRows(Path file) throws IOException {
    this.file = file;
    csv =
        CsvReader.builder()
            .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
            .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
            .ofCsvRecord(file);
    records = csv.iterator();
    Optional<List<String>> header = next();
    if (header.isEmpty()) {
      close();
      throw new IOException(file + ": expected a header, found an empty file");
    }
    columns = header.get();
  }

  @Override
  public List<String> columns() {
    return columns;
  }

  @Override
  public Optional<List<String>> next() throws IOException {
    try {
      if (!records.hasNext()) {
        return Optional.empty();
      }
      CsvRecord row = records.next();
      line = row.getStartingLineNumber();
      return Optional.of(row.getFields());
    } catch (CsvParseException e) {
      throw new IOException(file + ": no comma-separated text: " + e.getMessage(), e);
    }
  }

  @Override
  public String place() {
    return "line " + line;
  }

  @Override
  public void close() throws IOException {
    csv.close();
  }
}
