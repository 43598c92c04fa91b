package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The conversations of docs/uci are true. */
class TranscriptTest {
  private static final Path FOLDER = Path.of("../docs/uci");

  @TestFactory
  Stream<DynamicTest> everyConversationGoesAsWritten() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<Path> transcripts =
          files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
      assertThat(transcripts).hasSizeGreaterThan(5);
      return transcripts.stream()
          .map(file -> DynamicTest.dynamicTest(name(file), new Transcript(file)::play));
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString().replace(".txt", "").replace('-', ' ');
  }
}
