package v7p3r.app.lichess.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LineInputTest {
  private static LineInput of(String text) {
    return new LineInput(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), () -> {});
  }

  @Test
  void aLineWithoutItsEndIsNotGivenAndCountsAsTorn() throws IOException {
    LineInput input = of("{\"a\":1}\n\n{\"b\"");
    assertThat(input.next()).contains("{\"a\":1}");
    assertThat(input.next()).contains("");
    assertThat(input.isTorn()).isFalse();
    assertThat(input.next()).isEmpty();
    assertThat(input.isTorn()).isTrue();
  }

  @Test
  void tellsThatSomethingCame() throws IOException {
    AtomicInteger heard = new AtomicInteger();
    LineInput input =
        new LineInput(new ByteArrayInputStream(new byte[] {'\n'}), heard::incrementAndGet);
    assertThat(input.next()).contains("");
    assertThat(heard).hasValue(1);
  }

  @Test
  void lettersBeyondAsciiSurviveTheEdgesOfTheBuffer() throws IOException {
    String text = "x".repeat(8191) + "é";
    assertThat(of(text + "\n").next()).contains(text);
  }
}
