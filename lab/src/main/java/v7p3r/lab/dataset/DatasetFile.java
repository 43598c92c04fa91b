package v7p3r.lab.dataset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import v7p3r.lab.schema.DataLayer;

/** A file with the rows of one layer: comma-separated text, or Parquet by its name. */
public record DatasetFile(Path path) {
  /**
   * The file that is meant by a place: the file itself, or that of a layer in a folder. In a folder
   * text comes first, for Parquet is made from it.
   */
  public static DatasetFile of(Path place, DataLayer layer) {
    if (Files.isRegularFile(place)) {
      return new DatasetFile(place);
    }
    Path csv = place.resolve(layer.csv());
    Path parquet = place.resolve(layer.parquet());
    boolean onlyParquet = !Files.exists(csv) && Files.exists(parquet);
    return new DatasetFile(onlyParquet ? parquet : csv);
  }

  public boolean exists() {
    return Files.isRegularFile(path);
  }

  public boolean isParquet() {
    return path.toString().endsWith(DataLayer.PARQUET);
  }

  /**
   * Opens it for one pass over its rows.
   *
   * @throws IOException if it is damaged from its beginning on; names the file
   */
  public DatasetRows open() throws IOException {
    return isParquet() ? ParquetLibrary.required().rows(path) : new CsvRows(path);
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
