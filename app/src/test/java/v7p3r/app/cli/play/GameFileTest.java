package v7p3r.app.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

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
}
