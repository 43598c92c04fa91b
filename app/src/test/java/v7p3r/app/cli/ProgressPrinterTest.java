package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import v7p3r.arena.work.Progress;

class ProgressPrinterTest {
  private final StringWriter text = new StringWriter();

  private Progress plain() {
    return new ProgressPrinter(new PrintWriter(text), Terminal.NONE, 0);
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
    ProgressPrinter printer = new ProgressPrinter(new PrintWriter(text), new Terminal(80), 0);
    try (Progress.Bar bar = printer.start("counting", 10)) {
      bar.add(4);
      printer.ended(new Progress.Stage("counting", 4, 10, 1, 4, Optional.of(1.5), ""));
      printer.say("a sentence");
    }
    assertThat(text.toString()).contains("\na sentence\n");
  }

  @Test
  void theLineOfATerminalStandsAgainBelowASentence() {
    ProgressPrinter printer = new ProgressPrinter(new PrintWriter(text), new Terminal(80), 0);
    printer.show(new Progress.Stage("counting", 4, 10, 1, 4, Optional.of(1.5), ""));
    printer.say("a sentence");
    assertThat(text.toString())
        .contains("\r\u001b[Ka sentence\n")
        .endsWith("\ncounting [#########...............] 4/10 40 %, 0:01, 4.00/s, 0:02 left");
  }

  @Test
  void aLogFileGetsALineAfterAsManyUnitsAsWanted() {
    ProgressPrinter printer = new ProgressPrinter(new PrintWriter(text), Terminal.NONE, 4);
    for (int done = 1; done <= 9; done++) {
      printer.show(new Progress.Stage("games", done, 10, 1, 4, Optional.empty(), ""));
    }
    assertThat(text.toString().lines().map(line -> line.substring(0, 10)))
        .containsExactly("games 4/10", "games 8/10");
  }
}
