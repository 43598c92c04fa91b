package v7p3r.search.effort;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveTrialTest {
  /** Bits of reductions that see the move, and of plies more at the node at which it is good. */
  private static MoveTrial trial(MoveRule rule, int found, int full, int stillPruned) {
    return new MoveTrial(
        rule, 1, 3, 6, 2500, new int[MoveFact.COUNT], 0, 40, new long[8], found, full, stillPruned);
  }

  @Test
  void aReductionThatSeesTheMoveLaterDoesNotMissItForGood() {
    // Good at every depth; seen with no more than two plies less.
    MoveTrial trial = trial(MoveRule.REDUCED, 0b0000_0111, 0b111, 0);

    assertThat(trial.missesForGood(2)).as("seen at once").isFalse();
    assertThat(trial.missesForGood(3)).as("seen a ply deeper").isFalse();
    assertThat(trial.missesForGood(4)).as("seen two plies deeper").isFalse();
    assertThat(trial.missesForGood(5)).as("not seen even then").isTrue();
    assertThat(trial.missesForGood(7)).isTrue();
  }

  @Test
  void aMoveThatTwoPliesMoreRefuteIsNotMissed() {
    assertThat(trial(MoveRule.REDUCED, 0b1, 0b011, 0).missesForGood(7)).isFalse();
  }

  @Test
  void withoutAReductionNothingIsMissed() {
    assertThat(trial(MoveRule.REDUCED, 0b1, 0b111, 0).missesForGood(0)).isFalse();
  }

  @Test
  void aPrunedMoveIsLostOnlyIfItsRuleStillPrunesItDeeper() {
    assertThat(trial(MoveRule.LATE_MOVE, 1, 0b100, 0b110).isLeftOutForGood()).isTrue();
    assertThat(trial(MoveRule.LATE_MOVE, 1, 0b100, 0b010).isLeftOutForGood()).isFalse();
    assertThat(trial(MoveRule.LATE_MOVE, 1, 0b011, 0b110).isLeftOutForGood()).isFalse();
  }

  @Test
  void theUsualReductionLeavesAPly() {
    assertThat(trial(MoveRule.REDUCED, 0, 0, 0).usualPlies()).isEqualTo(2);
  }
}
