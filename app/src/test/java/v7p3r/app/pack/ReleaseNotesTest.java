package v7p3r.app.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.uci.Build;

class ReleaseNotesTest {
  @TempDir private Path folder;

  @Test
  void theNotesOfAVersionAreItsSection() throws IOException {
    Path changelog =
        Files.writeString(
            folder.resolve("CHANGELOG.md"),
            """
            # Changelog

            ## 1.10.0 (unreleased)

            new

            ## 1.1.0 (2026-02-28)

            ### Strength

            - stronger

            ## 1.0.0

            first
            """);
    assertThat(ReleaseNotes.of(changelog, "1.1.0"))
        .contains("## 1.1.0 (2026-02-28)\n\n### Strength\n\n- stronger\n");
    assertThat(ReleaseNotes.of(changelog, "1.0.0")).contains("## 1.0.0\n\nfirst\n");
    assertThat(ReleaseNotes.of(changelog, "1.10.0-SNAPSHOT"))
        .contains("## 1.10.0 (unreleased)\n\nnew\n");
    assertThat(ReleaseNotes.of(changelog, "1.1")).isEmpty();
  }

  @Test
  void theChangelogHasASectionOfThisVersion() throws IOException {
    assertThat(ReleaseNotes.of(Path.of("../CHANGELOG.md"), Build.THIS.version())).isPresent();
  }
}
