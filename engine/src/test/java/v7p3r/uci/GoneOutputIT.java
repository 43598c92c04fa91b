package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine as a process whose reader is gone while its input stays open. */
@Timeout(120)
class GoneOutputIT {
  /** It would go on for hours; a second is enough, the rest is patience with a busy machine. */
  private static final long PATIENCE_SECONDS = 15;

  /** The pipe is closed after the first line; a shell ends when both of its programs have. */
  private static Process start() throws IOException {
    String java =
        ("'%s/bin/java' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx512m"
                + " -cp 'target%sclasses' v7p3r.uci.Uci")
            .formatted(System.getProperty("java.home"), File.separator);
    return new ProcessBuilder("sh", "-c", java + " | head -n 1").start();
  }

  /** The last one says a single line and then waits in silence. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "go movetime 600000",
        "go infinite",
        "bench 40",
        "go perft 12",
        "go profile 1000 target/gone-output.csv",
        "setoption name SearchType value simple\ngo infinite"
      })
  void itEndsThoughItIsInTheMiddleOfItsWork(String commands) throws Exception {
    Process process = start();
    OutputStream input = process.getOutputStream();
    try {
      input.write((commands + "\n").getBytes(StandardCharsets.UTF_8));
      input.flush();
      assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
