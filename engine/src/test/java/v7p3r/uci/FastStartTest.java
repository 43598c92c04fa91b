package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import v7p3r.engine.BenchPositions;

class FastStartTest {
  @Test
  void searchesEveryPositionOfTheBenchAndAMoveOnTheClock() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    FastStart.run(200, out);
    String said = out.toString(StandardCharsets.UTF_8);
    assertThat(said).contains("uciok", "readyok").doesNotContain("error");
    assertThat(said.lines().filter(line -> line.startsWith("bestmove")))
        .hasSize(BenchPositions.ALL.size() + 1);
  }
}
