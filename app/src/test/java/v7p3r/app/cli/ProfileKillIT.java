package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A profile that is killed by force, again and again, ends up as one that was left in peace. */
class ProfileKillIT {
  private static final int KILLS = 2;

  @TempDir private Path folder;

  @Test
  @Timeout(120)
  void aKilledProfileGoesOnWithoutDuplicates() throws IOException, InterruptedException {
    Path killed = folder.resolve("killed");
    for (int i = 1; i <= KILLS; i++) {
      Process process = start(killed);
      awaitBatches(killed, 2 * i, process);
      process.destroyForcibly();
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).as("killed, not ended").isNotZero();
    }
    assertThat(Cli.run(arguments(killed)).exitCode()).isZero();
    Path whole = folder.resolve("whole");
    assertThat(Cli.run(arguments(whole)).exitCode()).isZero();
    for (String file : List.of("deep.csv", "iterations.csv")) {
      assertThat(killed.resolve(file)).hasSameTextualContentAs(whole.resolve(file));
    }
  }

  /** Waits until the journal tells of so many batches. */
  private static void awaitBatches(Path data, int batches, Process process)
      throws IOException, InterruptedException {
    Path journal = data.resolve("deep.journal");
    while (process.isAlive()) {
      if (Files.exists(journal) && batchesOf(Files.readAllLines(journal)) >= batches) {
        return;
      }
      process.waitFor(5, TimeUnit.MILLISECONDS);
    }
    throw new AssertionError("the profile ended before it could be killed: " + process);
  }

  private static int batchesOf(List<String> lines) {
    return lines.isEmpty() ? 0 : Integer.parseInt(lines.getLast().split(" ")[0]);
  }

  private static Process start(Path data) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path")));
    command.add(Main.class.getName());
    command.addAll(List.of(arguments(data)));
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static String[] arguments(Path data) {
    return new String[] {
      "profile",
      "--tablebase-positions=80",
      "--wide=0",
      "--deep=72",
      "--n-ref=6000",
      "--out=" + data
    };
  }
}
