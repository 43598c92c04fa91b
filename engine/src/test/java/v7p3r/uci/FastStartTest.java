package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import v7p3r.engine.BenchPositions;

class FastStartTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private String said() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private Stream<String> searches() {
    return said().lines().filter(line -> line.startsWith("bestmove"));
  }

  /** A clock that runs on by a fixed step with every look at it. */
  private static LongSupplier clock(long minutes) {
    AtomicLong now = new AtomicLong(-5);
    return () -> now.getAndAdd(TimeUnit.MINUTES.toNanos(minutes));
  }

  @Test
  void searchesEveryPositionOfTheBenchAndAMoveOnTheClock() {
    assertThat(FastStart.run(200, out, clock(0))).isTrue();
    assertThat(said()).contains("uciok", "readyok").doesNotContain("error");
    assertThat(searches()).hasSize(BenchPositions.ALL.size() + 1);
  }

  @Test
  void givesUpWhereItWouldTakeAllDay() {
    assertThat(FastStart.run(200, out, clock(FastStart.MOST_MINUTES / 3))).isFalse();
    assertThat(searches()).hasSize(3);
  }
}
