package v7p3r.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EngineFileTest {
  @TempDir Path folder;

  private List<Entrant> read(String json) throws IOException {
    return EngineFile.read(
        Files.writeString(folder.resolve("engines.json"), json), List.of("tc=1+0.01"));
  }

  @Test
  void enginesAreReadWithTheKeysOfTheCommandLine() throws IOException {
    List<Entrant> engines =
        read(
            """
            [
              {"cmd": "stockfish", "name": "SF", "tc": "8+0.08", "options": {"Hash": 16, "Ponder": false}},
              {"cmd": "gnuchess", "args": ["--uci", "a b"], "nodes": 500}
            ]
            """);
    Entrant first = engines.get(0);
    assertThat(first.name()).isEqualTo("SF");
    assertThat(first.engine().options()).isEqualTo(Map.of("Hash", "16", "Ponder", "false"));
    assertThat(first.allowance()).hasToString("8+0.08");
    Entrant second = engines.get(1);
    assertThat(second.engine().command()).containsExactly("gnuchess", "--uci", "a b");
    assertThat(second.allowance()).hasToString("1+0.01, 500 nodes");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "{};                      /: expected a list of engines, found {}",
        "[3];                     /0: expected an engine",
        "[{\"options\": 3}];      /0/options: expected an object of names and values, found 3",
        "[{\"options\":{\"a\":[]}}]; /0/options/a: expected a text, a number, true or false",
        "[{\"cmd\": null}];       /0/cmd: expected a text, a number, true or false, found null",
        "[{\"cmd\": \"x\", \"nods\": 5}]; /0: engine: expected one of cmd,",
        "[{\"cmd\": \"x\"}, {}];  /1: engine: expected cmd=PROGRAM, found no cmd",
        "[{\"cmd\";               line 1, column 8: expected JSON",
      })
  void mistakesAreNamedWithTheirPlace(String json, String message) {
    assertThatThrownBy(() -> read(json))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("engines.json")
        .hasMessageContaining(message);
  }
}
