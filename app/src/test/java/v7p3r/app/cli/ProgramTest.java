package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgramTest {
  @ParameterizedTest
  @CsvSource({
    "'', true",
    "uci, true",
    "uci go depth 8, true",
    "uci --all-options, true",
    "uci --help, false",
    "uci -V, false",
    "play, false",
    "--version, false"
  })
  void withoutACommandItIsTheEngine(String words, boolean engine) {
    String[] args = words.isEmpty() ? new String[0] : words.split(" ");
    assertThat(Program.isEngine(args)).isEqualTo(engine);
  }
}
