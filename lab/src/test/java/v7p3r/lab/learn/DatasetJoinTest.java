package v7p3r.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatasetJoinTest {
  @TempDir private Path folder;

  private Path dataset(String name, String text) throws IOException {
    Path place = Files.createDirectories(folder.resolve(name));
    Files.writeString(place.resolve("deep.csv"), text);
    return place;
  }

  @Test
  void newRowsComeBehindTheOldOnesAndTheOldFileStays() throws IOException {
    Path old = dataset("old", "fen,n_ref\na,64\nb,64\n");
    Path fresh = dataset("fresh", "fen,n_ref\nc,64\n");
    long[] rows = DatasetJoin.write(old, fresh, folder.resolve("joined"));
    assertThat(rows).containsExactly(2, 1);
    assertThat(folder.resolve("joined/deep.csv")).hasContent("fen,n_ref\na,64\nb,64\nc,64\n");
    assertThat(old.resolve("deep.csv")).hasContent("fen,n_ref\na,64\nb,64\n");
    assertThat(folder.resolve("joined/deep.csv.part")).doesNotExist();
  }

  @Test
  void aDatasetOfOtherColumnsIsRefused() throws IOException {
    Path old = dataset("old", "fen,n_ref,more\na,64,1\n");
    Path fresh = dataset("fresh", "fen,n_ref\nc,64\n");
    assertThatThrownBy(() -> DatasetJoin.write(old, fresh, folder.resolve("joined")))
        .hasMessageContaining(
            old.resolve("deep.csv") + ": expected the 2 columns of this version of the engine");
    assertThat(folder.resolve("joined/deep.csv")).doesNotExist();
  }

  @Test
  void theUsualNumberOfNodesIsTheLeast() throws IOException {
    assertThat(DatasetJoin.reference(dataset("a", "fen,n_ref\na,512\nb,64\nc,64\n"))).isEqualTo(64);
  }

  @Test
  void aBrokenNumberOfNodesIsNamed() throws IOException {
    Path old = dataset("old", "fen,n_ref\na,64\nb,many\n");
    assertThatThrownBy(() -> DatasetJoin.reference(old))
        .hasMessage(old.resolve("deep.csv") + ", line 3, n_ref: expected a number, found 'many'");
    assertThatThrownBy(() -> DatasetJoin.reference(dataset("none", "fen,n_ref\n")))
        .hasMessageContaining("expected rows of positions, found none");
  }
}
