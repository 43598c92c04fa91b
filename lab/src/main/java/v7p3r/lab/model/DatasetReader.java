package v7p3r.lab.model;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import v7p3r.desc.model.Stage;
import v7p3r.lab.dataset.DatasetFile;
import v7p3r.lab.dataset.DatasetRows;
import v7p3r.lab.dataset.FileDigest;

/** Reads the rows that one model is trained or judged on from profiled data. */
public final class DatasetReader {
  private static final int SHOWN_PROBLEMS = 5;

  private final DatasetFile file;
  private final Target target;
  private final Stage stage;
  private final Set<String> excluded;
  private final boolean skipBroken;

  /**
   * A reader for one model.
   *
   * @param place a profiled folder, or a file of it
   * @param excluded columns that are not to be features
   * @param skipBroken whether a broken row is left out and told, instead of ending the work
   */
  public DatasetReader(
      Path place, Target target, Stage stage, Set<String> excluded, boolean skipBroken) {
    this.file = DatasetFile.of(place, target.layer());
    this.target = target;
    this.stage = stage;
    this.excluded = Set.copyOf(excluded);
    this.skipBroken = skipBroken;
  }

  /** Whether the data have columns that only this stage knows. */
  public static boolean hasStage(Path place, Target target, Stage stage) throws IOException {
    if (stage == Stage.PRIOR) {
      return true;
    }
    try (DatasetRows rows = open(DatasetFile.of(place, target.layer()))) {
      return target == Target.VOC
          && rows.columns().stream().anyMatch(name -> name.startsWith(Target.LIVE_PREFIX));
    }
  }

  /**
   * Reads the whole file.
   *
   * @throws DatasetException if it is missing, has not the columns, or has a broken row
   * @throws IOException if it is damaged
   */
  public EffortDataset read() throws IOException {
    List<String> problems = new ArrayList<>();
    long broken = 0;
    long count = 0;
    RowCollector rows;
    try (DatasetRows all = open(file)) {
      rows = new RowCollector(columns(all));
      for (Optional<List<String>> row = all.next(); row.isPresent(); row = all.next()) {
        count++;
        try {
          rows.add(row.get());
        } catch (RowException e) {
          String problem = file + ", " + all.place() + ": " + e.getMessage();
          if (!skipBroken) {
            throw new DatasetException(problem, e);
          }
          broken++;
          if (problems.size() < SHOWN_PROBLEMS) {
            problems.add(problem);
          }
        }
      }
    }
    EffortRows collected = rows.finished();
    if (collected.size() == 0) {
      throw new DatasetException(file + ": expected rows of positions, found none");
    }
    return new EffortDataset(
        collected, FileDigest.of(file.path()).sha256(), count, rows.sources(), problems, broken);
  }

  private DatasetColumns columns(DatasetRows rows) {
    String where = file + ", " + rows.place();
    return DatasetColumns.of(where, rows.columns(), target, stage, excluded);
  }

  private static DatasetRows open(DatasetFile file) throws IOException {
    if (!file.exists()) {
      throw new DatasetException(file + ": there is no such file; ./v7p3r profile makes it");
    }
    return file.open();
  }
}
