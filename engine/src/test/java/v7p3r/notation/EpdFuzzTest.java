package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;

/** Any text is lines that survive being written, or errors that can be shown. */
class EpdFuzzTest {
  @FuzzTest(maxDuration = "5m")
  @DictionaryEntries({
    "4k3/8/8/8/8/8/8/4K3 w - - ",
    "bm Ke2; ",
    "id \"x\"; ",
    "hmvc 3; ",
    "fmvn 9;",
    " ;D1 5",
    "am"
  })
  void anyText(FuzzedDataProvider data) throws IOException {
    EpdReader reader = new EpdReader(new StringReader(data.consumeRemainingAsString()));
    while (true) {
      try {
        Optional<Epd> epd = reader.next();
        if (epd.isEmpty()) {
          return;
        }
        assertThat(Epd.parse(epd.get().format())).isEqualTo(epd.get());
        epd.get().bestMoves();
      } catch (NotationException e) {
        assertThat(e.getMessage()).hasSizeLessThan(600).doesNotContain("\0");
      }
    }
  }
}
