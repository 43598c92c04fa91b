package v7p3r.lab.dataset;

import java.io.Closeable;
import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.desc.Feature;
import v7p3r.lab.schema.Column;

/** One pass over the rows of a dataset, whatever its format, with fields by their columns. */
public final class FactRows implements Closeable {
  private final DatasetFile file;
  private final DatasetRows rows;
  private final Map<String, Integer> places = new HashMap<>();
  private List<String> row = List.of();

  private FactRows(DatasetFile file, DatasetRows rows) {
    this.file = file;
    this.rows = rows;
    for (int i = 0; i < rows.columns().size(); i++) {
      places.put(rows.columns().get(i), i);
    }
  }

  /**
   * Opens a file.
   *
   * @throws IOException if it cannot be read, or has not the columns; names them
   */
  public static FactRows open(
      DatasetFile file, Collection<Column> facts, Collection<Feature> features) throws IOException {
    FactRows opened = new FactRows(file, file.open());
    for (Feature feature : features) {
      opened.require(feature.column());
    }
    for (Column fact : facts) {
      opened.require(fact.label());
    }
    return opened;
  }

  private void require(String column) throws IOException {
    if (!places.containsKey(column)) {
      close();
      throw broken("expected a column " + column + ", found none");
    }
  }

  /**
   * Goes to the next row.
   *
   * @return whether there is one
   * @throws IOException if it has too few or too many fields
   */
  public boolean next() throws IOException {
    Optional<List<String>> next = rows.next();
    row = next.orElse(List.of());
    if (next.isPresent() && row.size() != rows.columns().size()) {
      throw broken("expected " + rows.columns().size() + " fields, found " + row.size());
    }
    return next.isPresent();
  }

  /** Whether the rows tell a feature that is not required. */
  public boolean has(Feature feature) {
    return places.containsKey(feature.column());
  }

  public String text(Column column) {
    return row.get(places.get(column.label()));
  }

  public double number(Column column) throws IOException {
    return number(column.label());
  }

  public float number(Feature feature) throws IOException {
    return (float) number(feature.column());
  }

  public long whole(Column column) throws IOException {
    try {
      return Long.parseLong(text(column));
    } catch (NumberFormatException e) {
      throw noNumber(column.label(), text(column), e);
    }
  }

  private double number(String column) throws IOException {
    String text = row.get(places.get(column));
    try {
      double number = Double.parseDouble(text);
      if (Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw noNumber(column, text, e);
    }
    throw noNumber(column, text, new NumberFormatException(text));
  }

  private IOException noNumber(String column, String text, NumberFormatException cause) {
    return new IOException(
        "%s, %s, %s: expected a number, found '%s'".formatted(file, rows.place(), column, text),
        cause);
  }

  /** What is wrong with the row that came last. */
  public IOException broken(String problem) {
    return new IOException(file + ", " + rows.place() + ": " + problem);
  }

  @Override
  public void close() throws IOException {
    rows.close();
  }
}
