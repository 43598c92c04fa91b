package v7p3r.lab.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressTest {
  @Test
  void aLogFileGetsPlainLinesWithoutControlCharacters() {
    StringWriter text = new StringWriter();
    try (Progress.Bar bar = Progress.plain(new PrintWriter(text)).start("counting", 10)) {
      for (int i = 0; i < 10; i++) {
        bar.add(1);
      }
      bar.note("loss 0.5");
    }
    assertThat(text.toString()).startsWith("counting 10/10 100 %, 0:0").contains("loss 0.5");
    assertThat(text.toString().lines()).hasSize(1);
    assertThat(text.toString()).doesNotContain("\r\u001b", "\u001b");
  }

  @Test
  void moreThanWasAskedForIsShownAsAll() {
    StringWriter text = new StringWriter();
    try (Progress.Bar bar = Progress.plain(new PrintWriter(text)).start("counting", 10)) {
      bar.add(13);
    }
    assertThat(text.toString()).startsWith("counting 10/10 100 %, 0:0").doesNotContain("left");
  }

  @Test
  void resultsComeBackByNumberForAnyNumberOfThreads() {
    for (int threads = 1; threads <= 4; threads++) {
      try (Parallel parallel = new Parallel(threads)) {
        assertThat(parallel.map(50, i -> i * i)).hasSize(50).startsWith(0, 1, 4).endsWith(2401);
      }
    }
  }
}
