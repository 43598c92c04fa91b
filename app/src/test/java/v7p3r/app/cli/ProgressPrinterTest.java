package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import v7p3r.arena.work.Progress;

class ProgressPrinterTest {
  private final StringWriter text = new StringWriter();

  private Progress plain() {
    return new ProgressPrinter(new PrintWriter(text), Terminal.NONE);
  }

  @Test
  void aLogFileGetsPlainLinesWithoutControlCharacters() {
    try (Progress.Bar bar = plain().start("counting", 10)) {
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
    try (Progress.Bar bar = plain().start("counting", 10)) {
      bar.add(13);
    }
    assertThat(text.toString()).startsWith("counting 10/10 100 %, 0:0").doesNotContain("left");
  }

  @Test
  void aSentenceDoesNotStandInTheLineThatIsRedrawn() {
    ProgressPrinter printer = new ProgressPrinter(new PrintWriter(text), new Terminal(80));
    try (Progress.Bar bar = printer.start("counting", 10)) {
      bar.add(4);
      printer.ended(new Progress.Stage("counting", 4, 10, 1, 4, java.util.Optional.of(1.5), ""));
      printer.say("a sentence");
    }
    assertThat(text.toString()).contains("\na sentence\n");
  }
}
