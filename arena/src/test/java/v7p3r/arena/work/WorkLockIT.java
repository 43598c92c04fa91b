package v7p3r.arena.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Locks between real processes. */
@Timeout(60)
class WorkLockIT {
  @TempDir private Path folder;

  /** Takes the lock, says so, and holds it until its input ends. */
  static final class Holder {
    private Holder() {}

    public static void main(String[] arguments) throws IOException {
      try (var _ = WorkLock.of(Path.of(arguments[0]), "the work")) {
        System.out.println("taken");
        System.in.read();
      } catch (IOException e) {
        System.out.println(e.getMessage());
      }
    }
  }

  private Process holder() throws IOException {
    return new ProcessBuilder(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Holder.class.getName(),
                folder.resolve("data").toString()))
        .redirectErrorStream(true)
        .start();
  }

  @Test
  void aSecondProcessIsRefusedHoweverOftenTheFirstTouchesItsFiles() throws Exception {
    Path data = folder.resolve("data");
    Files.writeString(data, "rows");
    try (var _ = WorkLock.of(data, "the work")) {
      Files.readAllLines(data);
      Files.writeString(data, "more rows");
      assertThatThrownBy(() -> WorkLock.of(data, "the work"))
          .hasMessage("the work is in use by another run of this process");
      Process second = holder();
      assertThat(second.inputReader().readLine())
          .isEqualTo(
              "the work is in use by another run (process %d): wait for it, or stop it"
                  .formatted(ProcessHandle.current().pid()));
      second.waitFor();
    }
    assertThat(folder.resolve("data.lock")).doesNotExist();
  }

  @Test
  void aKilledProcessLeavesNoLock() throws Exception {
    Process first = holder();
    assertThat(first.inputReader().readLine()).isEqualTo("taken");
    assertThatThrownBy(() -> WorkLock.of(folder.resolve("data"), "the work"))
        .hasMessageContaining("(process " + first.pid() + ")");
    first.destroyForcibly();
    assertThat(first.waitFor(20, TimeUnit.SECONDS)).isTrue();
    WorkLock.of(folder.resolve("data"), "the work").close();
  }
}
