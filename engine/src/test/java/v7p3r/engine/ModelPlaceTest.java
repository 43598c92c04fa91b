package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.desc.model.ModelException;

/** Which folder the name of models means. */
class ModelPlaceTest {
  @TempDir private Path shelf;

  private Path pointer() {
    return shelf.resolve("current");
  }

  private Path folder(String name) throws IOException {
    return Files.createDirectory(shelf.resolve(name));
  }

  @Test
  void aFolderIsMeantItself() throws IOException {
    Path mine = folder("mine");
    assertThat(ModelPlace.folder(mine.toString())).isEqualTo(mine);
  }

  @Test
  void aFileNamesAFolderBesideIt() throws IOException {
    folder("desc-v1.0");
    Path mine = folder("mine");
    Files.writeString(pointer(), "mine\n");
    assertThat(ModelPlace.folder(pointer().toString())).isEqualTo(mine);
  }

  @Test
  void withoutThatFileItIsWhatCameWithTheEngine() throws IOException {
    Path shipped = folder("desc-v1.0");
    assertThat(ModelPlace.folder(pointer().toString())).isEqualTo(shipped);
    assertThat(ModelPlace.folder(shelf.resolve("other").toString()))
        .isEqualTo(shelf.resolve("other"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "desc-v7.7", "../elsewhere", "..", "/tmp", "sub/mine", "a\u0000b"})
  void aFileThatNamesNoFolderBesideItIsNamed(String text) throws IOException {
    Files.createDirectories(shelf.resolve("sub/mine"));
    Files.writeString(pointer(), text + "\n");
    assertThatThrownBy(() -> ModelPlace.folder(pointer().toString()))
        .isInstanceOf(ModelException.class)
        .hasMessage(
            "%s: expected the name of a folder beside it such as desc-v1.0, found '%s'"
                .formatted(pointer(), text));
  }
}
