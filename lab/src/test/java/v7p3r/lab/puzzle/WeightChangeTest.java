package v7p3r.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;

class WeightChangeTest {
  private static final Weights DESIGN = Weights.design();

  @Test
  void allValuesOfAWeightGrowByTheSamePart() {
    int knight = new WeightChange(Weight.PIECE_VALUE, 10).apply(DESIGN).get(Weight.PIECE_VALUE, 1);
    assertThat(Score.middlegame(knight)).isEqualTo(330);
    assertThat(Score.endgame(knight)).isEqualTo(330);
  }

  @Test
  void aPenaltyThatGrowsBecomesWorseAndOneThatShrinksBetter() {
    Weight weight = Weight.DOUBLED_PAWN;
    assertThat(Score.endgame(new WeightChange(weight, 10).apply(DESIGN).get(weight, 0)))
        .isEqualTo(-20);
    assertThat(Score.endgame(new WeightChange(weight, -10).apply(DESIGN).get(weight, 0)))
        .isEqualTo(-16);
  }

  @Test
  void otherWeightsStayAndASuggestionCanBeReadAgain() {
    WeightChange change = new WeightChange(Weight.TEMPO, -25);
    assertThat(change.apply(DESIGN).get(Weight.PIECE_VALUE, 0))
        .isEqualTo(DESIGN.get(Weight.PIECE_VALUE, 0));
    assertThat(PuzzleTuner.weightsOf(change.toString())).isEqualTo(change.apply(Weights.tuned()));
  }

  @Test
  void aMatchThatTellsThreeEloTakesThousandsOfGames() {
    // 3 Elo are 0.43 % of the points; a game deviates by 0.4.
    assertThat(PuzzleFindings.gamesToConfirm()).isBetween(32_000L, 34_000L);
  }
}
