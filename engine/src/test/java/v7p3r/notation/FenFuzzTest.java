package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import v7p3r.board.Position;

/** Any text is a position that survives being written, or an error that can be shown. */
class FenFuzzTest {
  @FuzzTest(maxDuration = "5m")
  @DictionaryEntries({"rnbqkbnr", "pppppppp", "/8/", " w KQkq - 0 1", " b HAha e3", "4k3", "4K3"})
  void anyText(FuzzedDataProvider data) {
    String text = data.consumeRemainingAsString();
    Position position;
    try {
      position = Fen.parse(text);
    } catch (NotationException e) {
      assertThat(e.getMessage()).hasSizeLessThan(400).doesNotContain("\0");
      assertThat(e.column()).isBetween(1, text.length() + 1);
      return;
    }
    String fen = Fen.format(position);
    Position again = Fen.parse(fen);
    assertThat(Fen.format(again)).isEqualTo(fen);
    assertThat(again.key()).isEqualTo(position.key());
  }
}
