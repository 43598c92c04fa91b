package v7p3r.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExcerptTest {
  @Test
  void aShortTextIsQuotedAsItIs() {
    assertThat(Excerpt.of("a b")).isEqualTo("'a b'");
    assertThat(Excerpt.of("")).isEqualTo("nothing");
    assertThat(Excerpt.of("abc", 1, 2)).isEqualTo("'b'");
  }

  @Test
  void aLongOneIsCutBehindFortyCharacters() {
    assertThat(Excerpt.of("x".repeat(40))).isEqualTo("'" + "x".repeat(40) + "'");
    assertThat(Excerpt.of("x".repeat(41))).isEqualTo("'" + "x".repeat(40) + "...'");
  }

  @Test
  void whatATerminalCouldMistakeIsWrittenAsItsNumber() {
    assertThat(Excerpt.of("a\n\u001b[1m\u00e9")).isEqualTo("'a\\u000a\\u001b[1m\u00e9'");
  }
}
