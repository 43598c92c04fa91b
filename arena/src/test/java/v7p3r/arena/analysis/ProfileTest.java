package v7p3r.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.arena.player.Score;

class ProfileTest {
  private static Score score(String text) {
    return text.startsWith("#")
        ? Score.mateIn(Integer.parseInt(text.substring(1)))
        : Score.centipawns(Integer.parseInt(text));
  }

  @ParameterizedTest
  @CsvSource({
    // 0 to -60 loses 5.5 % of the chances, to -120 10.9 %, to -190 16.8 %
    "LICHESS, 0, -50, FINE",
    "LICHESS, 0, -60, INACCURACY",
    "LICHESS, 0, -120, MISTAKE",
    "LICHESS, 0, -190, BLUNDER",
    "LICHESS, 0, 300, FINE",
    "EN_CROISSANT, 0, -190, MISTAKE",
    "EN_CROISSANT, 0, -250, BLUNDER",
    "CHESS_COM, 0, -120, MISTAKE",
    "LICHESS_PRACTICE, 0, -30, INACCURACY",
    "LICHESS_PRACTICE, 0, -70, MISTAKE",
    "LICHESS_DATABASE, 0, -190, MISTAKE",
    "LICHESS_DATABASE, 0, -300, BLUNDER",
    // what is lost beyond ten pawns does not count for how bad it is
    "LICHESS_DATABASE, 1200, 720, MISTAKE",
    // centipawns count as they are, also beyond ten pawns
    "LICHESS, 1600, 1000, FINE",
    "LICHESS, 2500, 750, INACCURACY",
    // mates that the mover allows
    "LICHESS, 100, #-4, BLUNDER",
    "LICHESS, -800, #-4, MISTAKE",
    "LICHESS, -1200, #-4, INACCURACY",
    "LICHESS, #-9, #-2, FINE",
    // and misses
    "LICHESS, #3, 300, BLUNDER",
    "LICHESS, #3, 800, MISTAKE",
    "LICHESS, #3, 1500, INACCURACY",
    "LICHESS, #3, #-3, BLUNDER",
    "LICHESS, #3, #9, FINE",
    "EN_CROISSANT, #3, 1500, FINE",
    "EN_CROISSANT, #3, 0, BLUNDER"
  })
  void judgesAMoveByTheScoresBeforeAndAfter(
      Profile profile, String before, String after, Judgement judgement) {
    assertThat(profile.judge(score(before), score(after))).isEqualTo(judgement);
  }

  @Test
  void theFirstPositionIsWorthALittleForWhite() {
    assertThat(WinChances.LICHESS.percent(WinChances.START)).isEqualTo(51.38, within(0.01));
  }

  @Test
  void aMateIsWorthTenPawns() {
    assertThat(WinChances.LICHESS.percent(Score.mateIn(3)))
        .isEqualTo(WinChances.LICHESS.percent(Score.centipawns(1000)));
    assertThat(CentipawnLoss.of(Score.mateIn(3), Score.centipawns(400))).isEqualTo(600);
    assertThat(CentipawnLoss.of(Score.centipawns(-20), Score.centipawns(30))).isZero();
  }

  private static Optional<Agreement> agreement(boolean opening, int best, int second) {
    return Agreement.of(
        opening,
        List.of(
            new Choice("e2e4", Score.centipawns(best)),
            new Choice("d2d4", Score.centipawns(second))));
  }

  @Test
  void agreementCountsWhereThereIsAChoiceInAGameThatIsOpen() {
    assertThat(agreement(false, 40, 20)).contains(Agreement.UNDECIDED);
    assertThat(agreement(false, -300, -320)).contains(Agreement.LEANING);
    assertThat(agreement(true, 40, 20)).isEmpty();
    assertThat(agreement(false, 40, -11)).isEmpty();
    assertThat(agreement(false, 501, 490)).isEmpty();
  }
}
