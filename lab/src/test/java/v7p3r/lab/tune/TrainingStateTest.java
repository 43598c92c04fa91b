package v7p3r.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The checkpoint is that of a run of the version before, killed behind its 26th epoch. */
class TrainingStateTest {
  private static final String ID =
      "faf169dc3081102f6e28773ddc03fdaa03afa98c2cbf999bbecf0fb20aca4530";
  private static final int PARAMETERS = 2106;

  @TempDir private Path folder;

  private Path file;

  @BeforeEach
  void copyTheCheckpoint() throws IOException {
    file = folder.resolve("weights.txt.checkpoint");
    try (InputStream stored =
        new GZIPInputStream(TrainingStateTest.class.getResourceAsStream("before.checkpoint.gz"))) {
      Files.copy(stored, file);
    }
  }

  private TrainingState load() throws IOException {
    return TrainingState.load(file, ID, PARAMETERS).orElseThrow();
  }

  @Test
  void aCheckpointOfTheVersionBeforeIsGoneOnWith() throws IOException {
    TrainingState before = load();
    assertThat(before.epoch).isEqualTo(26);
    assertThat(before.steps).isPositive();
    assertThat(before.bestLoss).isBetween(0.0, 1.0);
    assertThat(before.parameters).doesNotContain(Double.NaN).isNotEqualTo(before.best);
    before.epoch++;
    before.save(file, ID);
    TrainingState after = load();
    assertThat(after.epoch).isEqualTo(27);
    assertThat(after.parameters).isEqualTo(before.parameters);
    assertThat(after.square).isEqualTo(before.square);
    assertThat(after.best).isEqualTo(before.best);
  }

  @Test
  void onceWrittenHereADamagedOneIsRefused() throws IOException {
    load().save(file, ID);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
    assertThatThrownBy(this::load).hasMessageContaining("does not fit its checksum");
  }

  @Test
  void thatOfAnotherRunIsNotGoneOnWith() throws IOException {
    assertThat(TrainingState.load(file, ID.replace('f', 'e'), PARAMETERS)).isEmpty();
  }
}
