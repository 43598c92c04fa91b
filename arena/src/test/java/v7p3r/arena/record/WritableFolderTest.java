package v7p3r.arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WritableFolderTest {
  @TempDir Path folder;

  @Test
  void aFolderIsMadeAndLeftEmpty() throws IOException {
    Path made = folder.resolve("a/b");
    WritableFolder.require(made);
    assertThat(made).isEmptyDirectory();
  }

  @Test
  void aFullDiskIsNamed() throws IOException {
    WritableFolder.require(folder, _ -> 16 << 20);
    assertThatThrownBy(() -> WritableFolder.require(folder, _ -> 5 << 20))
        .isInstanceOf(IOException.class)
        .hasMessage("the disk of " + folder + " is full: 5 MB are free, 16 MB are needed");
  }

  @Test
  void aFileInTheWayIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("games"), "");
    assertThatThrownBy(() -> WritableFolder.require(file))
        .hasMessage("cannot make the folder " + file + ": a file has that name");
  }

  /** The kernel's own folder takes no files, not even from root. */
  @Test
  void aFolderThatTakesNoFilesIsNamed() {
    Path readOnly = Path.of("/proc/self");
    assumeTrue(Files.isDirectory(readOnly), "there is no /proc: read-only folders are not tested");
    assertThatThrownBy(() -> WritableFolder.require(readOnly, _ -> Long.MAX_VALUE))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("cannot write into the folder /proc/self: ");
  }
}
