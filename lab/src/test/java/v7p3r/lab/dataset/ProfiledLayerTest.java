package v7p3r.lab.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfiledLayerTest {
  @TempDir private Path folder;

  @Test
  void countsHashesAndNamesTheCommand() throws IOException {
    Files.writeString(folder.resolve("deep.csv"), "a,b\n1,2\n3,4\n");
    Files.writeString(
        folder.resolve("deep.settings"),
        "# command    ./v7p3r profile --deep 2 --out data\n# commit   abc1234\nn_ref 8\n");
    ProfiledLayer layer = ProfiledLayer.of(folder).getFirst();
    assertThat(layer.file()).isEqualTo("deep.csv");
    assertThat(layer.rows()).isEqualTo(2);
    assertThat(layer.command()).contains("./v7p3r profile --deep 2 --out data");
    assertThat(layer.commit()).contains("abc1234");
    assertThat(layer.sha256()) // printf 'a,b\n1,2\n3,4\n' | sha256sum
        .isEqualTo("b9485148546419a0f6a85e8d708c923557c15d7f3c7d078ef1fa7f7c0f57d5a5");
  }

  @Test
  void knowsTheLayerOfASingleFileAndDoesWithoutSettings() throws IOException {
    Path file = folder.resolve("effort_dataset.csv");
    Files.writeString(file, "a\n1\n");
    ProfiledLayer layer = ProfiledLayer.of(file).getFirst();
    assertThat(layer.rows()).isOne();
    assertThat(layer.command()).isEmpty();
    assertThat(layer.commit()).isEmpty();
  }

  @Test
  void hasNothingToSayOfAFolderWithoutText() throws IOException {
    assertThat(ProfiledLayer.of(folder)).isEmpty();
  }
}
