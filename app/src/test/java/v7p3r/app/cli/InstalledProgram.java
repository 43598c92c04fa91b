package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** A program of others that a test talks to; where it is missing the test is skipped by name. */
record InstalledProgram(String name) {
  static InstalledProgram orSkip(String name) {
    Assumptions.assumeTrue(
        Stream.of(System.getenv("PATH").split(":"))
            .anyMatch(place -> Files.isExecutable(Path.of(place, name))),
        "skipped: the program " + name + " is not installed");
    return new InstalledProgram(name);
  }

  /** What it says to these words, errors too; it must end without one. */
  String run(String... words) throws IOException, InterruptedException {
    List<String> line = new ArrayList<>(List.of(name));
    line.addAll(List.of(words));
    Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    return out;
  }
}
