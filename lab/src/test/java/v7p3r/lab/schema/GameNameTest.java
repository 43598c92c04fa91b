package v7p3r.lab.schema;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameNameTest {
  @ParameterizedTest
  @CsvSource({
    "g@8, g",
    "g@16, g",
    "g, g",
    "me@home.pgn:3, me@home.pgn:3",
    "me@home:3@12, me@home:3"
  })
  void gamesPlayedOnFromOneGameHaveTheSameSource(String game, String source) {
    assertThat(GameName.source(game)).isEqualTo(source);
  }

  @Test
  void whatWasPlayedFromAGameComesFromIt() {
    assertThat(GameName.source(GameName.playedFrom("suite.epd:7", 24))).isEqualTo("suite.epd:7");
  }
}
