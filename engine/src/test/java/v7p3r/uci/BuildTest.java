package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BuildTest {
  private static final Path PROJECT = Path.of("..");

  @Test
  void theVersionIsThatOfTheProject() throws IOException {
    assertThat(Build.THIS.version()).matches("\\d+\\.\\d+\\.\\d+(-SNAPSHOT)?");
    assertThat(Files.readString(PROJECT.resolve("pom.xml")))
        .contains("<revision>" + Build.THIS.version() + "</revision>");
  }

  @Test
  void theVersionStandsInOnePlace() throws IOException {
    List<Path> modules;
    try (Stream<Path> folders = Files.list(PROJECT)) {
      modules = folders.map(folder -> folder.resolve("pom.xml")).filter(Files::exists).toList();
    }
    assertThat(modules).hasSizeGreaterThan(5);
    for (Path module : modules) {
      assertThat(Files.readString(module))
          .as(module.toString())
          .contains("<version>${revision}</version>")
          .doesNotContain("<version>" + Build.THIS.version() + "</version>");
    }
  }

  @Test
  void commitAndDateAreThoseOfTheRepositoryIfThereIsOne() {
    if (Files.exists(PROJECT.resolve(".git"))) {
      assertThat(Build.THIS.commit()).matches("[0-9a-f]{10,40}(-dirty)?");
      assertThat(Build.THIS.date()).matches("20\\d\\d-\\d\\d-\\d\\d");
    } else {
      assertThat(Build.THIS.commit()).isEqualTo(Build.UNKNOWN);
    }
  }

  @Test
  void peopleReadVersionCommitAndDate() {
    assertThat(new Build("1.2.3", "0123456789", "2026-02-28"))
        .hasToString("1.2.3 (commit 0123456789 of 2026-02-28)");
    assertThat(new Build("1.2.3", Build.UNKNOWN, Build.UNKNOWN)).hasToString("1.2.3");
  }
}
