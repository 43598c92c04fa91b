package v7p3r.lab.dataset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.arena.work.Progress;
import v7p3r.lab.schema.Column;
import v7p3r.lab.schema.DataLayer;

/** The files of a dataset by layer, one or more; text is checked and turned into Parquet. */
public final class Dataset {
  private final Path folder;
  private final Map<DataLayer, DatasetFile> files = new EnumMap<>(DataLayer.class);

  /**
   * Finds the files.
   *
   * @param place a folder that the profiler made, or a Parquet file
   * @throws IOException if there are none
   */
  public Dataset(Path place) throws IOException {
    if (Files.isRegularFile(place)) {
      folder = place.toAbsolutePath().getParent();
      files.put(layerOf(new DatasetFile(place)), new DatasetFile(place));
      return;
    }
    folder = place;
    for (DataLayer layer : DataLayer.values()) {
      DatasetFile file = DatasetFile.of(place, layer);
      if (file.exists()) {
        files.put(layer, file);
      }
    }
    if (files.isEmpty()) {
      throw new IOException(
          place
              + ": expected effort_dataset.csv, deep.csv or moves.csv, found none; profile makes"
              + " them");
    }
  }

  private static DataLayer layerOf(DatasetFile file) throws IOException {
    try (DatasetRows rows = file.open()) {
      for (DataLayer layer : DataLayer.values()) {
        if (rows.columns().contains(layer.mark().label())) {
          return layer;
        }
      }
    }
    throw new IOException(
        "%s: expected a column %s (wide layer), %s (deep layer) or %s (moves), found none"
            .formatted(file, DataLayer.WIDE.mark(), DataLayer.DEEP.mark(), DataLayer.MOVES.mark()));
  }

  boolean has(DataLayer layer) {
    return files.containsKey(layer);
  }

  /** Where the files are. */
  public Path folder() {
    return folder;
  }

  /**
   * Checks all rows and writes the sound ones of text as Parquet.
   *
   * @return the rows that are broken
   * @throws IOException if a file has no header
   */
  public List<BrokenRow> writeParquet(ParquetLibrary library, Progress progress)
      throws IOException {
    try (ColumnDatabase database = library.open()) {
      return showTo(database, progress);
    }
  }

  /** Checks all rows, writes text as Parquet and shows that under the keys of the layers. */
  List<BrokenRow> showTo(ColumnDatabase database, Progress progress) throws IOException {
    List<BrokenRow> broken = new ArrayList<>();
    for (Map.Entry<DataLayer, DatasetFile> each : files.entrySet()) {
      DataLayer layer = each.getKey();
      DatasetFile file = each.getValue();
      broken.addAll(
          file.isParquet()
              ? showParquet(database, layer, file, progress)
              : showText(database, layer, file, progress));
    }
    return broken;
  }

  private List<BrokenRow> showText(
      ColumnDatabase database, DataLayer layer, DatasetFile file, Progress progress)
      throws IOException {
    Path parquet = folder.resolve(layer.parquet());
    progress.say("checking " + file + ", writing " + parquet);
    Path copy = folder.resolve(layer.key() + ".sound.csv");
    try {
      CheckedCsv csv = CheckedCsv.check(file.path(), copy);
      database.writeParquet(csv.sound(), csv.columns(), parquet);
      database.show(parquet, layer.key(), List.of());
      return csv.broken();
    } finally {
      Files.deleteIfExists(copy);
    }
  }

  private static List<BrokenRow> showParquet(
      ColumnDatabase database, DataLayer layer, DatasetFile file, Progress progress)
      throws IOException {
    progress.say("checking " + file);
    List<BrokenRow> broken = new ArrayList<>();
    try (DatasetRows rows = file.open()) {
      RowCheck check = new RowCheck(rows.columns());
      long number = 0;
      for (Optional<List<String>> row = rows.next(); row.isPresent(); row = rows.next()) {
        number++;
        Optional<String> problem = check.problem(row.get());
        if (problem.isPresent()) {
          broken.add(new BrokenRow(file.toString(), "row", number, problem.get()));
        }
      }
    }
    database.show(file.path(), layer.key(), broken.stream().map(BrokenRow::number).toList());
    return broken;
  }

  /**
   * Looks whether the files have what a description asks for.
   *
   * @throws IOException if a column is missing; names it
   */
  void requireDescribed() throws IOException {
    for (Map.Entry<DataLayer, DatasetFile> each : files.entrySet()) {
      try (DatasetRows rows = each.getValue().open()) {
        for (Column fact : Column.of(each.getKey())) {
          require(each.getValue(), rows, fact.label());
        }
        for (String feature : each.getKey().featureColumns()) {
          require(each.getValue(), rows, feature);
        }
      }
    }
  }

  private static void require(DatasetFile file, DatasetRows rows, String column)
      throws IOException {
    if (!rows.columns().contains(column)) {
      throw new IOException(file + ": expected a column " + column + ", found none");
    }
  }
}
