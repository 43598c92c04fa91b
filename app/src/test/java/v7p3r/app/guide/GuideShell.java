package v7p3r.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import v7p3r.app.cli.Program;

/** A shell in a folder that has the program and nothing else, as a reader of the guides has it. */
public final class GuideShell {
  private final Path folder;

  public GuideShell(Path folder) throws IOException {
    this.folder = folder;
    Path program = folder.resolve("v7p3r");
    Files.writeString(
        program,
        """
        #!/bin/sh
        exec '%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dv7p3r.home='%s' --enable-native-access=ALL-UNNAMED -cp '%s' %s "$@"
        """
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                Path.of("..").toAbsolutePath().normalize(),
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                    .map(place -> Path.of(place).toAbsolutePath().toString())
                    .collect(Collectors.joining(File.pathSeparator)),
                Program.class.getName()));
    assertThat(program.toFile().setExecutable(true)).isTrue();
  }

  /** Types a line, its outcome still to come. */
  public Process start(String line) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder("sh", "-c", line).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().put("V7P3R_CONFIG", "off");
    builder.environment().put("NO_COLOR", "1");
    return builder.start();
  }

  /** What a line and then the input have for an answer; it must work. */
  public String type(String line, String input) throws IOException, InterruptedException {
    Process process = start(line);
    try (OutputStream in = process.getOutputStream()) {
      in.write(input.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // A program that reads nothing may have ended before.
      assertThat(input).as("%s does not read its input", line).isEmpty();
    }
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as("%s%n%s", line, out).isZero();
    assertThat(out).as(line).doesNotContain("Exception", "Unknown", "Try 'v7p3r");
    return out;
  }

  public String type(String line) throws IOException, InterruptedException {
    return type(line, "");
  }
}
