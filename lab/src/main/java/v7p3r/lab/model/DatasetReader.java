package v7p3r.lab.model;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import v7p3r.desc.model.Stage;

/** Reads the rows that one model is trained or judged on from a profiled folder. */
public final class DatasetReader {
  private static final int SHOWN_PROBLEMS = 5;

  private final Path file;
  private final Target target;
  private final Stage stage;
  private final Set<String> excluded;
  private final boolean skipBroken;

  /**
   * A reader for one model.
   *
   * @param excluded columns that are not to be features
   * @param skipBroken whether a broken row is left out and told, instead of ending the work
   */
  public DatasetReader(
      Path folder, Target target, Stage stage, Set<String> excluded, boolean skipBroken) {
    this.file = folder.resolve(target.file());
    this.target = target;
    this.stage = stage;
    this.excluded = Set.copyOf(excluded);
    this.skipBroken = skipBroken;
  }

  /** Whether the folder has columns that only this stage knows. */
  public static boolean hasStage(Path folder, Target target, Stage stage) throws IOException {
    if (stage == Stage.PRIOR) {
      return true;
    }
    Path file = folder.resolve(target.file());
    try (CsvReader<CsvRecord> csv = CsvReader.builder().ofCsvRecord(open(file))) {
      Iterator<CsvRecord> records = csv.iterator();
      return target == Target.VOC
          && records.hasNext()
          && records.next().getFields().stream().anyMatch(n -> n.startsWith(Target.LIVE_PREFIX));
    }
  }

  /**
   * Reads the whole file.
   *
   * @throws DatasetException if it is missing, has not the columns, or has a broken row
   */
  public EffortDataset read() throws IOException {
    MessageDigest digest = sha256();
    requireFile(file);
    List<String> problems = new ArrayList<>();
    long broken = 0;
    long count = 0;
    RowCollector rows;
    try (Reader text =
            new InputStreamReader(
                new DigestInputStream(Files.newInputStream(file), digest), StandardCharsets.UTF_8);
        CsvReader<CsvRecord> csv =
            CsvReader.builder()
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .ofCsvRecord(text)) {
      Iterator<CsvRecord> records = csv.iterator();
      if (!records.hasNext()) {
        throw new DatasetException(file + ": expected a header, found an empty file");
      }
      rows = new RowCollector(columns(records.next().getFields()));
      while (records.hasNext()) {
        CsvRecord line = records.next();
        count++;
        try {
          rows.add(line.getFields());
        } catch (BrokenRow e) {
          String problem = file + ", line " + line.getStartingLineNumber() + ": " + e.getMessage();
          if (!skipBroken) {
            throw new DatasetException(problem, e);
          }
          broken++;
          if (problems.size() < SHOWN_PROBLEMS) {
            problems.add(problem);
          }
        }
      }
    } catch (CsvParseException e) {
      throw new DatasetException(file + ": no comma-separated text: " + e.getMessage(), e);
    }
    EffortRows collected = rows.finished();
    if (collected.size() == 0) {
      throw new DatasetException(file + ": expected rows of positions, found none");
    }
    return new EffortDataset(
        collected,
        HexFormat.of().formatHex(digest.digest()),
        count,
        rows.sources(),
        problems,
        broken);
  }

  private DatasetColumns columns(List<String> header) {
    return DatasetColumns.of(file, header, target, stage, excluded);
  }

  private static Reader open(Path file) throws IOException {
    requireFile(file);
    return Files.newBufferedReader(file);
  }

  private static void requireFile(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new DatasetException(file + ": there is no such file; ./v7p3r profile makes it");
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
