package v7p3r.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import v7p3r.arena.player.Score;
import v7p3r.board.GamePart;
import v7p3r.eval.Explanation;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;

/** The slope of V7P3R's centipawns, the ledger of themes, and time against stakes. */
class LearnedNumbersTest {
  @Test
  void aSlopeThatWasPutInIsFound() {
    SlopeFit fit = new SlopeFit();
    for (int own = -900; own <= 900; own += 10) {
      // V7P3R says half of what the reference says, so its pawns are worth twice as much.
      fit.add(Score.centipawns(own / 2), Score.centipawns(own));
    }
    assertThat(fit.slope().getAsDouble()).isEqualTo(2 * 0.00368208, within(0.0001));
    assertThat(new SlopeFit().slope()).isEmpty();
  }

  private static ThemeLedger.Entry material(int reference) {
    ThemeLedger ledger = new ThemeLedger();
    Explanation explanation =
        Explanation.of(
            Fen.parse("4k3/pppp4/8/8/8/8/PPPPP3/4K3 w - - 0 1"), Weights.tuned(), ThemeSet.ALL);
    ledger.add(explanation, Score.centipawns(reference));
    return ledger.entries().stream()
        .filter(entry -> entry.theme().equals(Theme.MATERIAL.key()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aThemeIsRightWhereItBringsTheScoreNearer() {
    assertThat(material(500).gain()).isPositive();
    assertThat(material(500).right()).isEqualTo(1);
    assertThat(material(-500).gain()).isNegative();
    assertThat(material(-500).right()).isZero();
  }

  private static ReviewedMove move(long millis, double stakes) {
    Assessment assessment = new Assessment(Score.centipawns(0), 1, List.of("e2e4"), List.of());
    return new ReviewedMove(
        0,
        0,
        "e4",
        "e2e4",
        Fen.START,
        GamePart.OPENING,
        new Finding(0, Optional.of(assessment), Optional.empty()),
        Score.centipawns(0),
        false,
        Quality.of(Score.centipawns(0), Score.centipawns(0), Profile.LICHESS),
        1,
        Optional.empty(),
        OptionalDouble.of(stakes),
        new MoveTime(OptionalLong.of(millis), OptionalLong.empty(), OptionalDouble.empty()),
        OptionalDouble.empty(),
        List.of(),
        Optional.empty());
  }

  @Test
  void timeThatFollowsTheStakesIsNotRegretted() {
    assertThat(EffortRegret.of(List.of(move(1000, 5), move(3000, 15)))).isZero();
  }

  @Test
  void timeThatWentWhereNothingWasAtStakeIs() {
    List<ReviewedMove> moves = new ArrayList<>(List.of(move(3000, 0), move(1000, 20)));
    assertThat(EffortRegret.of(moves)).isEqualTo(3000, within(1e-9));
    assertThat(EffortRegret.surplus(moves)).containsExactly(3000, -3000);
  }
}
