package v7p3r.app.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An image of which only the files are there that tell whether it has learned. */
class RehearsalTest {
  private static final FileTime PACKED = FileTime.fromMillis(1_700_000_000_000L);

  @TempDir private Path folder;
  private Path cache;

  @BeforeEach
  void pack() throws IOException {
    Path app = Files.createDirectories(folder.resolve("lib/app"));
    Files.writeString(app.resolve("v7p3r.cfg"), "[Application]\napp.classpath=$APPDIR/v7p3r.jar\n");
    cache = Files.writeString(app.resolve(StartCache.FILE), "as packed");
    for (Path file : new Path[] {Files.createFile(app.resolve("v7p3r.jar")), cache}) {
      Files.setLastModifiedTime(file, PACKED);
    }
  }

  private Rehearsal rehearsal() {
    return new Rehearsal(folder.resolve("bin/v7p3r"));
  }

  @Test
  void whatIsLearnedIsNotLearnedAgain() throws IOException {
    Files.setLastModifiedTime(cache, FileTime.fromMillis(PACKED.toMillis() + 1_000));
    rehearsal().run();
    assertThat(cache).hasContent("as packed");
    assertThat(cache.getParent()).isDirectoryNotContaining("glob:**.lock");
  }

  @Test
  void theCacheStaysWhenNothingIsLearned() {
    assertThatThrownBy(() -> rehearsal().run()).isInstanceOf(IOException.class);
    assertThat(cache).hasContent("as packed");
  }
}
