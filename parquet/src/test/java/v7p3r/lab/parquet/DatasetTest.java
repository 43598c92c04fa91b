package v7p3r.lab.parquet;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.plot.Curves;
import v7p3r.arena.work.Progress;
import v7p3r.desc.model.Stage;
import v7p3r.lab.dataset.BrokenRow;
import v7p3r.lab.dataset.Dataset;
import v7p3r.lab.dataset.DatasetFile;
import v7p3r.lab.dataset.DatasetReport;
import v7p3r.lab.dataset.DatasetRows;
import v7p3r.lab.dataset.Description;
import v7p3r.lab.model.DatasetException;
import v7p3r.lab.model.DatasetReader;
import v7p3r.lab.model.EffortRows;
import v7p3r.lab.model.Target;
import v7p3r.lab.profile.ProfilePlan;
import v7p3r.lab.profile.Profiler;
import v7p3r.lab.profile.source.SourcePlan;
import v7p3r.lab.profile.source.SourceSettings;
import v7p3r.lab.report.DataTable;
import v7p3r.lab.schema.DataLayer;
import v7p3r.notation.Fen;

class DatasetTest {
  @TempDir private static Path made;

  @TempDir private Path folder;

  @BeforeAll
  static void profileSomePositions() throws IOException {
    SourceSettings settings = new SourceSettings(5, 8, Map.of(), 3);
    SourcePlan sources =
        new SourcePlan(List.of(), List.of(), List.of(), List.of(), 60, 3, Map.of(), settings);
    new Profiler(new ProfilePlan(sources, made, 40, 30, 1000, 0.25, 0, false, 2), Progress.silent())
        .run(List.of());
  }

  @Test
  void aDescriptionCountsWhatTheFilesHold() throws IOException {
    copy();
    DatasetReport report = describe(folder);
    assertThat(report.broken()).isEmpty();
    DataTable counts = table(report, "counts_deep");
    int all = counts.rows().size() - 1;
    assertThat(counts.rows().get(all).getFirst()).isEqualTo("all");
    long rows = lines("deep.csv").size() - 1;
    assertThat(counts.number(all, "rows")).isEqualTo(rows);
    assertThat(counts.number(all, "positions")).isEqualTo(rows / 7.0);
    assertThat(counts.rows()).extracting(List::getFirst).contains("selfplay", "tablebase");
    assertThat(report.answers()).hasSize(4);
    assertThat(folder.resolve("plots/loss-curve.svg")).isNotEmptyFile();
    assertThat(folder.resolve("plots/pawn-chains.svg")).isNotEmptyFile();
    Curves losses = (Curves) report.charts().getFirst().panels().getFirst();
    assertThat(losses.curves()).extracting(Curves.Curve::name).containsExactly("N_ref 1,000");
    Curves effort = (Curves) report.charts().get(1).panels().getFirst();
    assertThat(effort.curves().getFirst().kind()).isEqualTo(Curves.Kind.HISTOGRAM);
    Curves chains =
        (Curves) report.answers().getFirst().picture().orElseThrow().panels().getFirst();
    assertThat(chains.curves())
        .as("one over the other")
        .extracting(Curves.Curve::name)
        .containsExactly("with", "without");
    assertThat(report.toReport().toHtml()).contains("pawn chains", "<svg ", "<dt>N_ref</dt>");
    assertThat(report.toText()).contains("legal_moves", "Correlation", "bishop pair");
    assertThat(report.toJson()).contains("\"counts_wide\"", "\"questions\"", "\"loss_curve\"");
  }

  @Test
  void parquetHasTheSameRowsAndColumns() throws IOException {
    copy();
    assertThat(writeParquet()).isEmpty();
    try (DuckDb database = new DuckDb()) {
      Path file = folder.resolve("deep.parquet");
      DataTable back = database.ask("k", "t", "SELECT * FROM read_parquet('" + file + "')");
      List<String> lines = lines("deep.csv");
      assertThat(back.columns()).isEqualTo(List.of(lines.getFirst().split(",")));
      assertThat(back.rows()).hasSize(lines.size() - 1);
      String[] first = lines.get(1).split(",");
      assertThat(back.rows().getFirst().getFirst()).isEqualTo(first[0]);
      int y = back.columns().indexOf("y");
      assertThat(back.number(0, "y")).isEqualTo(Float.parseFloat(first[y]));
    }
  }

  @Test
  void brokenRowsAreNamedWithFileAndLineAndLeftOut() throws IOException {
    copy();
    List<String> lines = new ArrayList<>(lines("deep.csv"));
    int sound = lines.size() - 1;
    lines.set(3, "not a row");
    lines.set(5, lines.get(5).replaceFirst(",train,|,validation,", ",test,"));
    int loss = List.of(lines.getFirst().split(",")).indexOf("loss");
    String[] fields = lines.get(8).split(",", -1);
    fields[loss] = "NaN";
    lines.set(8, String.join(",", fields));
    fields = lines.get(10).split(",", -1);
    fields[0] = "8/8/8/8 w - - 0 1";
    lines.set(10, String.join(",", fields));
    Files.write(folder.resolve("deep.csv"), lines);
    DatasetReport report = describe(folder);
    String file = folder.resolve("deep.csv").toString();
    int columns = lines.getFirst().split(",").length;
    assertThat(report.broken().stream().map(BrokenRow::toString))
        .containsExactly(
            file + ", line 4: expected " + columns + " fields, found 1",
            file + ", line 6: split: expected train or validation, found 'test'",
            file + ", line 9: loss: expected a number, found 'NaN'",
            file + ", line 11: fen: expected a position, found '8/8/8/8 w - - 0 1'");
    DataTable counts = table(report, "counts_deep");
    assertThat(counts.number(counts.rows().size() - 1, "rows")).isEqualTo(sound - 4);
    assertThat(report.toText()).contains("4 broken rows", "line 9");
    assertThat(lines("deep.csv")).as("the data itself stays").isEqualTo(lines);
  }

  @Test
  void aFolderWithoutDataIsRefused() {
    assertThatThrownBy(() -> describe(folder))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("expected effort_dataset.csv, deep.csv or moves.csv, found none");
  }

  @Test
  void aFileWithoutAHeaderIsRefused() throws IOException {
    Files.writeString(folder.resolve("deep.csv"), "1,2,3\n");
    assertThatThrownBy(() -> describe(folder))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("deep.csv, line 1: expected a header");
  }

  @Test
  void rowsComeBackFromParquetAsTheyStandInText() throws IOException {
    copy();
    writeParquet();
    for (DataLayer layer : List.of(DataLayer.WIDE, DataLayer.DEEP)) {
      Path csv = folder.resolve(layer.csv());
      Path parquet = folder.resolve(layer.parquet());
      try (DatasetRows text = new DatasetFile(csv).open();
          DatasetRows rows = new DatasetFile(parquet).open()) {
        assertThat(rows.columns()).isEqualTo(text.columns());
        Optional<List<String>> expected = text.next();
        while (expected.isPresent()) {
          assertThat(rows.next().map(DatasetTest::values))
              .as(rows.place())
              .isEqualTo(expected.map(DatasetTest::values));
          expected = text.next();
        }
        assertThat(rows.next()).isEmpty();
      }
    }
  }

  /** Numbers by their value, other fields by their text. */
  private static List<Object> values(List<String> fields) {
    return fields.stream().map(DatasetTest::value).toList();
  }

  private static Object value(String field) {
    try {
      return Float.parseFloat(field);
    } catch (NumberFormatException _) {
      return field;
    }
  }

  @Test
  void parquetAloneIsDescribedLikeTheTextItWasMadeFrom() throws IOException {
    copy();
    DatasetReport ofText = describe(folder);
    Files.delete(folder.resolve("deep.csv"));
    Files.delete(folder.resolve("effort_dataset.csv"));
    assertThat(describe(folder).toJson()).isEqualTo(ofText.toJson());

    DatasetReport ofOne = describe(folder.resolve("deep.parquet"));
    assertThat(ofOne.broken()).isEmpty();
    assertThat(table(ofOne, "counts_deep")).isEqualTo(table(ofText, "counts_deep"));
    assertThat(ofOne.tables()).extracting(DataTable::key).doesNotContain("counts_wide");
  }

  @Test
  void modelsLearnTheSameFromParquet() throws IOException {
    copy();
    writeParquet();
    Path parquet = folder.resolve("deep.parquet");
    for (Stage stage : Stage.values()) {
      EffortRows ofText = rows(folder, stage);
      EffortRows ofParquet = rows(parquet, stage);
      assertThat(ofParquet.features()).isEqualTo(ofText.features());
      assertThat(ofParquet.values()).isEqualTo(ofText.values());
      assertThat(ofParquet.labels()).isEqualTo(ofText.labels());
      assertThat(ofParquet.held().size()).isEqualTo(ofText.held().size());
      assertThat(DatasetReader.hasStage(parquet, Target.VOC, stage)).isTrue();
    }
  }

  private static EffortRows rows(Path place, Stage stage) throws IOException {
    return new DatasetReader(place, Target.VOC, stage, Set.of(), false).read().rows();
  }

  @Test
  void brokenRowsOfParquetAreNamedByTheirNumberAndLeftOut() throws IOException {
    copy();
    writeParquet();
    Path broken = folder.resolve("broken.parquet");
    try (DuckDb database = new DuckDb()) {
      database.run(
          """
          COPY (SELECT * EXCLUDE (file_row_number) REPLACE (
              CASE file_row_number WHEN 2 THEN 'test' ELSE split END AS split,
              CASE file_row_number WHEN 5 THEN 'NaN'::FLOAT ELSE loss END AS loss)
            FROM read_parquet('%s', file_row_number = true)) TO '%s' (FORMAT parquet)
          """
              .formatted(folder.resolve("deep.parquet"), broken));
    }
    DatasetReport report = describe(broken);
    assertThat(report.broken().stream().map(BrokenRow::toString))
        .containsExactly(
            broken + ", row 3: split: expected train or validation, found 'test'",
            broken + ", row 6: loss: expected a number, found 'NaN'");
    DataTable counts = table(report, "counts_deep");
    assertThat(counts.number(counts.rows().size() - 1, "rows"))
        .isEqualTo(lines("deep.csv").size() - 1 - 2);
    assertThatThrownBy(() -> rows(broken, Stage.PRIOR))
        .isInstanceOf(DatasetException.class)
        .hasMessage(broken + ", row 3: column split: expected train or validation, found 'test'");
  }

  @Test
  void aDamagedParquetFileIsRefusedByItsName() throws IOException {
    copy();
    writeParquet();
    Path file = folder.resolve("deep.parquet");
    byte[] whole = Files.readAllBytes(file);
    byte[] scratched = whole.clone();
    Arrays.fill(scratched, 4, whole.length / 2, (byte) 0x55);
    for (byte[] bytes :
        List.of(
            new byte[0], "fen,n_ref\n".getBytes(US_ASCII), Arrays.copyOf(whole, 999), scratched)) {
      Files.write(file, bytes);
      assertThatThrownBy(() -> rows(file, Stage.PRIOR))
          .as("%d bytes", bytes.length)
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith(file + ": expected a Parquet file, found ")
          .hasMessageNotContaining("\n");
      assertThatThrownBy(() -> describe(file))
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith(file + ": expected a Parquet file, found ");
    }
  }

  @Test
  void parquetOfSomethingElseIsRefused() throws IOException {
    Path file = folder.resolve("other.parquet");
    try (DuckDb database = new DuckDb()) {
      database.run("COPY (SELECT 1 AS a) TO '%s' (FORMAT parquet)".formatted(file));
      assertThatThrownBy(() -> describe(file))
          .hasMessage(
              file
                  + ": expected a column depth_reached (wide layer), n_ref (deep layer) or rule"
                  + " (moves), found none");
      assertThatThrownBy(() -> rows(file, Stage.PRIOR))
          .hasMessage(file + ", columns: expected a column 'fen', found none");
      database.run(
          "COPY (SELECT '%s' AS fen, 8 AS n_ref) TO '%s' (FORMAT parquet)"
              .formatted(Fen.START, file));
      assertThatThrownBy(() -> describe(file))
          .hasMessage(file + ": expected a column source, found none");
    }
  }

  private static DatasetReport describe(Path place) throws IOException {
    return new Description(new Dataset(place), Progress.silent()).run();
  }

  private List<BrokenRow> writeParquet() throws IOException {
    return new Dataset(folder).writeParquet(new DuckDbLibrary(), Progress.silent());
  }

  private void copy() throws IOException {
    for (String file : List.of("deep.csv", "effort_dataset.csv")) {
      Files.copy(made.resolve(file), folder.resolve(file));
    }
  }

  private List<String> lines(String file) throws IOException {
    return Files.readAllLines(folder.resolve(file));
  }

  private static DataTable table(DatasetReport report, String key) {
    return report.tables().stream()
        .filter(table -> table.key().equals(key))
        .findFirst()
        .orElseThrow();
  }
}
