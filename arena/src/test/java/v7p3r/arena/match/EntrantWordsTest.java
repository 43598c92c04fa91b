package v7p3r.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EntrantWordsTest {
  private static Entrant read(String... words) {
    return EntrantWords.read(List.of("tc=8+0.08"), List.of(words));
  }

  @Test
  void allWordsOfAnEngineAreRead() {
    Entrant entrant =
        read(
            "cmd=gnuchess",
            "args=--uci \"a b\"",
            "name=Gnu",
            "dir=/tmp",
            "option.Hash=16",
            "option.Syzygy Path=/a=b",
            "restart=on",
            "tc=40/60+0.5",
            "nodes=1000",
            "depth=9",
            "st=0.25",
            "timemargin=20");
    assertThat(entrant.engine().command()).containsExactly("gnuchess", "--uci", "a b");
    assertThat(entrant.name()).isEqualTo("Gnu");
    assertThat(entrant.engine().folder()).hasToString("Optional[/tmp]");
    assertThat(entrant.engine().options()).isEqualTo(Map.of("Hash", "16", "Syzygy Path", "/a=b"));
    assertThat(entrant.engine().restart()).isTrue();
    assertThat(entrant.allowance()).hasToString("40/60+0.5, 1000 nodes, depth 9, 250 ms/move");
    assertThat(entrant.allowance().marginMillis()).isEqualTo(20);
  }

  @Test
  void theNameComesFromTheProgram() {
    assertThat(read("cmd=/usr/games/stockfish").name()).isEqualTo("stockfish");
  }

  @Test
  void ownWordsReplaceThoseForAll() {
    assertThat(read("cmd=x").allowance()).hasToString("8+0.08");
    assertThat(read("cmd=x", "tc=inf", "nodes=5").allowance()).hasToString("5 nodes");
    assertThat(read("cmd=x", "tc=inf", "movetime=20").allowance()).hasToString("20 ms/move");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "stockfish;          engine: expected words such as cmd=stockfish, found 'stockfish'",
        "name=A;             engine: expected cmd=PROGRAM, found no cmd",
        "cmd=x nods=5;       engine: expected one of cmd, args, name, dir, option.NAME, restart,"
            + " tc, st, movetime, nodes, depth, timemargin, found 'nods'",
        "cmd=x nodes=many;   engine: expected nodes=NUMBER, found 'many'",
        "cmd=x nodes=-1;     engine: expected nodes=NUMBER, found '-1'",
        "cmd=x movetime=20 st=1; engine: expected movetime=MS or st=SECONDS, found both:"
            + " movetime=20 st=1",
        "cmd=x restart=yes;  engine: expected restart=on or off, found 'yes'",
        "cmd=x tc=quick;     time control: expected [moves/][minutes:]seconds[+increment] such as"
            + " 8+0.08, found 'quick'",
      })
  void wrongWordsAreNamed(String words, String message) {
    assertThatThrownBy(() -> read(words.split(" "))).hasMessage(message);
  }
}
