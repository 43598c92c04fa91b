package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine as a program: what its arguments do, and how it ends. */
class UciTest {
  private static final int WRONG_USAGE = 2;

  private record Run(int exitCode, String out, String err) {
    static Run of(String... args) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      int exitCode = Uci.run(InputStream.nullInputStream(), out, err, args);
      return new Run(
          exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
  }

  @Test
  void aSingleCommandIsAnsweredAndDone() {
    Run run = Run.of("go", "depth", "2");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("bestmove ");
    assertThat(run.err()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "goo depth 4, found 'goo depth 4'",
    "go depth four, found 'four'",
    "position fen 8/8, FEN",
    "setoption name Hash value big, found 'big'",
    "--tunables goo, found 'goo'"
  })
  void aSingleCommandThatIsWrongIsWrongUsage(String words, String complaint) {
    Run run = Run.of(words.split(" "));
    assertThat(run.exitCode()).isEqualTo(WRONG_USAGE);
    assertThat(run.out()).startsWith("info string error: ").contains(complaint);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "-V"})
  void tellsItsVersionWithoutTheHelpOfACommandLine(String word) {
    Run run = Run.of(word);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).isEqualTo("V7P3R " + Build.THIS + "\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--all-optoins", "-x go", "--all-options --all-options"})
  void anUnknownOptionIsWrongUsageToldOnStandardError(String words) {
    Run run = Run.of(words.split(" "));
    assertThat(run.exitCode()).isEqualTo(WRONG_USAGE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("expected --all-options or a UCI command", "uci --help");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--all-options uci", "--tunables uci", "uci all"})
  void whatGuisDoNotNeedIsDeclaredWhenAskedFor(String words) {
    assertThat(Run.of("uci").out())
        .doesNotContain("option name NullBase ", "option name TimeManager ");
    assertThat(Run.of(words.split(" ")).out())
        .contains("option name Hash ", "option name NullBase ", "option name TimeManager ")
        .endsWith("uciok\n");
  }

  @Test
  void helpSaysHowManyOptionsItLeavesOut() {
    assertThat(Run.of("help").out())
        .containsPattern("  and \\d{3} more for research and tuning: ")
        .doesNotContain("  NullBase: ");
    assertThat(Run.of("--all-options", "help").out())
        .contains("  NullBase: ")
        .doesNotContain("more for research");
  }
}
