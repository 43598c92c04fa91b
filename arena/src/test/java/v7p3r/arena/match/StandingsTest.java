package v7p3r.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.arena.game.Termination;
import v7p3r.arena.stats.Pentanomial;
import v7p3r.arena.stats.Trinomial;
import v7p3r.notation.GameResult;

class StandingsTest {
  private static final Pairing PAIRING = new Pairing(0, 1);

  private final Standings standings = new Standings();

  private void add(int number, GameResult result, String played) {
    Encounter encounter = new Encounter(number, (number - 1) / 2, PAIRING, number % 2 == 0);
    standings.add(encounter, result, Termination.CHECKMATE, played);
  }

  @Test
  void aGameThatRepeatsAnEarlierOneCountsOnce() {
    for (int pair = 0; pair < 20; pair++) {
      add(2 * pair + 1, GameResult.WHITE_WINS, "e2e4 e7e5");
      add(2 * pair + 2, GameResult.BLACK_WINS, "d2d4 d7d5");
    }
    assertThat(standings.total()).isEqualTo(40);
    assertThat(standings.repeated()).isEqualTo(38);
    assertThat(standings.games(PAIRING)).isEqualTo(new Trinomial(0, 0, 2));
    assertThat(standings.pairs(PAIRING)).isEqualTo(Pentanomial.of(0, 0, 0, 0, 1));
    assertThat(standings.white().games()).isEqualTo(2);
  }

  @Test
  void theSameMovesWithColorsSwappedAreAnotherGame() {
    add(1, GameResult.WHITE_WINS, "e2e4 e7e5");
    add(2, GameResult.WHITE_WINS, "e2e4 e7e5");
    assertThat(standings.repeated()).isZero();
    assertThat(standings.games(PAIRING)).isEqualTo(new Trinomial(1, 0, 1));
  }

  @Test
  void whichGameEndsFirstDoesNotMatter() {
    add(3, GameResult.WHITE_WINS, "a");
    add(2, GameResult.DRAW, "b");
    add(1, GameResult.WHITE_WINS, "a");
    add(4, GameResult.DRAW, "b");
    assertThat(standings.pairs(PAIRING)).isEqualTo(Pentanomial.of(0, 0, 0, 1, 0));
    assertThat(standings.games(PAIRING)).isEqualTo(new Trinomial(0, 1, 1));
    assertThat(standings.repeated()).isEqualTo(2);
  }

  @Test
  void aForfeitCountsEachTime() {
    for (int number = 1; number <= 4; number++) {
      Encounter encounter = new Encounter(number, (number - 1) / 2, PAIRING, number % 2 == 0);
      GameResult result = number % 2 == 0 ? GameResult.BLACK_WINS : GameResult.WHITE_WINS;
      standings.add(encounter, result, Termination.CRASH, "e2e4");
    }
    assertThat(standings.games(PAIRING)).isEqualTo(new Trinomial(0, 0, 4));
    assertThat(standings.repeated()).isZero();
  }

  @Test
  void aPairWithOneNewGameIsANewPair() {
    add(1, GameResult.WHITE_WINS, "a");
    add(2, GameResult.DRAW, "b");
    add(3, GameResult.WHITE_WINS, "a");
    add(4, GameResult.BLACK_WINS, "c");
    assertThat(standings.pairs(PAIRING).samples()).isEqualTo(2);
    assertThat(standings.games(PAIRING).games()).isEqualTo(3);
  }
}
