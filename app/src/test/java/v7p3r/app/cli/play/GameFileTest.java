package v7p3r.app.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameFileTest {
  @TempDir private Path folder;

  @Test
  void keepsTheGamesThatWereThereBefore() throws IOException {
    Path path = folder.resolve("all.pgn");
    Files.writeString(path, "old game\n");
    GameFile file = new GameFile(path);
    file.save("a long first version\n");
    file.save("short\n");
    assertThat(Files.readString(path)).isEqualTo("old game\n\nshort\n");
    GameFile next = new GameFile(path);
    next.save("next\n");
    next.save("next again\n");
    assertThat(Files.readString(path)).isEqualTo("old game\n\nshort\n\nnext again\n");
  }

  @Test
  void aFullDiskLeavesTheLastGoodVersion() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "there is no device that is always full");
    Path path = folder.resolve("all.pgn");
    Files.writeString(path, "old game\n");
    GameFile file = new GameFile(path);
    file.save("one move\n");
    Files.createSymbolicLink(folder.resolve("all.pgn.part"), full);
    assertThatThrownBy(() -> file.save("two moves\n"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("all.pgn: No space left on device");
    assertThat(path).hasContent("old game\n\none move\n");
    assertThat(folder.resolve("all.pgn.part")).doesNotExist();
  }

  @Test
  void aFirstSaveThatFailsLeavesNoFile() throws IOException {
    Path path = folder.resolve("new.pgn");
    Files.createDirectories(folder.resolve("new.pgn.part/in the way"));
    GameFile file = new GameFile(path);
    assertThatThrownBy(() -> file.save("a game\n")).isInstanceOf(IOException.class);
    assertThat(path).doesNotExist();
    assertThat(file.isSaved()).isFalse();
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Path real = Files.writeString(folder.resolve("real.pgn"), "");
    Path link = Files.createSymbolicLink(folder.resolve("link.pgn"), real);
    new GameFile(link).save("a game\n");
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(real).hasContent("a game\n");
  }
}
