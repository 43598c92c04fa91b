package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.desc.model.PlainModel;

/** Options that name files refuse what would keep them reading for long or for ever. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class OptionFileTest {
  private final Engine engine = new Engine();

  @TempDir private Path folder;

  private void refuses(String option, String file, String why) {
    assertThatThrownBy(() -> engine.setOption(option, file))
        .as(option + " " + file)
        .isInstanceOf(OptionException.class)
        .hasMessageStartingWith("option " + option + ": expected ")
        .hasMessageContaining(why);
    assertThat(engine.options().isSet(engine.options().find(option).orElseThrow())).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"WeightsFile", "BookFile", "DescProfile"})
  void aDeviceWithoutEndIsRefused(String option) {
    Assumptions.assumeTrue(Files.exists(Path.of("/dev/zero")), "a system without devices");
    refuses(option, "/dev/zero", "'/dev/zero'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"WeightsFile", "BookFile", "DescProfile"})
  void aPipeThatNobodyWritesToIsRefused(String option) throws Exception {
    refuses(option, pipe(folder.resolve("pipe")).toString(), "pipe");
  }

  private static Path pipe(Path path) throws Exception {
    int exitCode = new ProcessBuilder(List.of("mkfifo", path.toString())).start().waitFor();
    Assumptions.assumeTrue(exitCode == 0, "a system without named pipes");
    return path;
  }

  @ParameterizedTest
  @ValueSource(strings = {"WeightsFile", "BookFile", "DescProfile"})
  void aFolderIsRefused(String option) {
    refuses(option, folder.toString(), "folder");
  }

  @ParameterizedTest
  @ValueSource(strings = {"WeightsFile", "BookFile", "DescProfile"})
  void aFileThatIsMuchTooLargeIsRefused(String option) throws IOException {
    Path large = folder.resolve("large");
    try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
      file.setLength(1L << 40);
    }
    refuses(option, large.toString(), Long.toString(1L << 40));
  }

  @Test
  void aPipeAmongTheModelsIsToldAndTheEnginePlaysOn() throws Exception {
    PlainModel.writeSteady(folder);
    Path model = folder.resolve("desc_classifier.json");
    Files.delete(model);
    pipe(model);
    engine.setOption("DescModelPath", folder.toString());
    engine.setOption("UseDesc", "true");
    engine.makeReady();
    assertThat(engine.takeRemarks())
        .singleElement()
        .asString()
        .startsWith("desc is off")
        .contains("desc_classifier.json");
  }
}
