package v7p3r.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page's own tests and types, where npm has installed what they need. */
class PageLogicTest {
  private static final Path WEB = Path.of("web");

  @ParameterizedTest
  @ValueSource(strings = {"test", "check"})
  void holds(String script) throws IOException, InterruptedException {
    assumeTrue(Files.isDirectory(WEB.resolve("node_modules")), "npm has installed nothing");
    Process npm =
        new ProcessBuilder(List.of("npm", "run", "--silent", script))
            .directory(WEB.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(npm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, npm.waitFor(), said);
  }
}
