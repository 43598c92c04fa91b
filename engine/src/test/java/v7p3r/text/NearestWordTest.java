package v7p3r.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestWordTest {
  private static final List<String> WORDS = List.of("depth", "use_quiescence", "mobility", "pins");

  @ParameterizedTest
  @CsvSource({
    "dpeth,         depth",
    "Use Quiesence, use_quiescence",
    "UseQuiescence, use_quiescence",
    "mobil,         mobility",
    "pin,           pins",
  })
  void slipsAndBeginningsAreUnderstood(String typed, String meant) {
    assertThat(NearestWord.of(typed, WORDS)).isEqualTo(meant);
    assertThat(NearestWord.similar(typed, WORDS)).contains(meant);
  }

  @Test
  void whatIsNotSimilarIsNotGuessed() {
    assertThat(NearestWord.similar("xyzzyxyzzy", WORDS)).isEmpty();
    assertThat(NearestWord.similar("depth", List.of())).isEmpty();
    assertThat(NearestWord.similar("foo", List.of("fen", "flip"))).isEmpty();
    assertThat(NearestWord.similar("version", List.of("perft", "help"))).isEmpty();
  }

  @Test
  void theFirstOfEquallyNearWordsIsTaken() {
    assertThat(NearestWord.of("bat", List.of("cat", "hat"))).isEqualTo("cat");
  }

  @Test
  void aChoiceNeedsAWord() {
    assertThatThrownBy(() -> NearestWord.of("depth", List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
