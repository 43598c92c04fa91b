package v7p3r.desc;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class FeatureDocsTest {
  @Test
  void theDocumentationHasEveryFeatureWithItsMeaning() throws IOException {
    Path docs = Path.of("..", "docs", "desc.md");
    String text = Files.readString(docs);
    for (Feature feature : Feature.values()) {
      String kind = feature.kind().name().toLowerCase(Locale.ROOT);
      assertThat(text)
          .contains("| `" + feature.column() + "` | " + kind + " | " + feature.meaning() + " |");
    }
  }
}
