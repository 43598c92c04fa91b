package v7p3r.lab.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.lab.schema.DataLayer;

class DatasetFileTest {
  @TempDir private Path folder;

  private Path make(String name) throws IOException {
    return Files.writeString(folder.resolve(name), "fen,n_ref\nx,1\ny,2,3\n");
  }

  @Test
  void inAFolderTextComesBeforeParquet() throws IOException {
    assertThat(DatasetFile.of(folder, DataLayer.DEEP).exists()).isFalse();
    assertThat(DatasetFile.of(folder, DataLayer.DEEP)).hasToString(folder.resolve("deep.csv") + "");
    Path parquet = make("deep.parquet");
    assertThat(DatasetFile.of(folder, DataLayer.DEEP)).isEqualTo(new DatasetFile(parquet));
    assertThat(DatasetFile.of(folder, DataLayer.WIDE).exists()).isFalse();
    Path csv = make("deep.csv");
    assertThat(DatasetFile.of(folder, DataLayer.DEEP)).isEqualTo(new DatasetFile(csv));
  }

  @Test
  void aFileIsTakenAsItIsNamed() throws IOException {
    Path file = make("mine.parquet");
    make("deep.csv");
    assertThat(DatasetFile.of(file, DataLayer.DEEP)).isEqualTo(new DatasetFile(file));
    assertThat(new DatasetFile(file).isParquet()).isTrue();
    assertThat(new DatasetFile(make("mine.csv")).isParquet()).isFalse();
  }

  @Test
  void rowsOfTextComeWithTheirLines() throws IOException {
    try (DatasetRows rows = new DatasetFile(make("deep.csv")).open()) {
      assertThat(rows.columns()).containsExactly("fen", "n_ref");
      assertThat(rows.place()).isEqualTo("line 1");
      assertThat(rows.next()).contains(List.of("x", "1"));
      assertThat(rows.next()).contains(List.of("y", "2", "3"));
      assertThat(rows.place()).isEqualTo("line 3");
      assertThat(rows.next()).isEmpty();
    }
  }

  @Test
  void anEmptyFileIsRefused() throws IOException {
    DatasetFile file = new DatasetFile(Files.createFile(folder.resolve("deep.csv")));
    assertThatThrownBy(file::open)
        .isInstanceOf(IOException.class)
        .hasMessage(file + ": expected a header, found an empty file");
  }

  @Test
  void aDatasetHasTheLayersThatHaveFiles() throws IOException {
    assertThatThrownBy(() -> new Dataset(folder))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(folder + ": expected effort_dataset.csv, deep.csv or moves.csv");
    make("deep.parquet");
    Dataset dataset = new Dataset(folder);
    assertThat(dataset.has(DataLayer.DEEP)).isTrue();
    assertThat(dataset.has(DataLayer.WIDE)).isFalse();
    assertThat(dataset.folder()).isEqualTo(folder);
  }

  @Test
  void withoutItsLibraryParquetSaysHowToStartIt() throws IOException {
    DatasetFile file = new DatasetFile(make("deep.parquet"));
    assertThatThrownBy(file::open)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "the library for Parquet is not in this program: use the full package, or ./v7p3r in"
                + " the sources");
  }
}
