package v7p3r.lab.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.lab.profile.ProfilePlan;
import v7p3r.lab.profile.Profiler;
import v7p3r.lab.profile.source.SourcePlan;
import v7p3r.lab.profile.source.SourceSettings;
import v7p3r.lab.work.Progress;

class DatasetTest {
  @TempDir private static Path made;

  @TempDir private Path folder;

  @BeforeAll
  static void profileSomePositions() throws IOException {
    SourceSettings settings = new SourceSettings(5, 8, Map.of(), 3);
    SourcePlan sources =
        new SourcePlan(List.of(), List.of(), List.of(), List.of(), 60, 3, Map.of(), settings);
    new Profiler(new ProfilePlan(sources, made, 40, 30, 1000, 0.25, 0, 2), Progress.silent())
        .run(List.of());
  }

  @Test
  void aDescriptionCountsWhatTheFilesHold() throws IOException {
    copy();
    DatasetReport report = new Description(folder, Progress.silent()).run();
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
    assertThat(report.toText()).contains("legal_moves", "Correlation", "bishop pair");
    assertThat(report.toJson()).contains("\"counts_wide\"", "\"questions\"", "\"loss_curve\"");
  }

  @Test
  void parquetHasTheSameRowsAndColumns() throws IOException {
    copy();
    assertThat(new DatasetFolder(folder).writeParquet(Progress.silent())).isEmpty();
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
    DatasetReport report = new Description(folder, Progress.silent()).run();
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
    assertThatThrownBy(() -> new Description(folder, Progress.silent()).run())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("expected effort_dataset.csv or deep.csv, found neither");
  }

  @Test
  void aFileWithoutAHeaderIsRefused() throws IOException {
    Files.writeString(folder.resolve("deep.csv"), "1,2,3\n");
    assertThatThrownBy(() -> new Description(folder, Progress.silent()).run())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("deep.csv, line 1: expected a header");
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
