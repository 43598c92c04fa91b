package v7p3r.eval.pawn;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.eval.EvalFixture.weight;
import static v7p3r.eval.EvalFixture.white;
import static v7p3r.eval.context.Score.ZERO;
import static v7p3r.eval.context.Weight.PASSED_BLOCKED;
import static v7p3r.eval.context.Weight.PASSED_ENEMY_KING;
import static v7p3r.eval.context.Weight.PASSED_FREE_PATH;
import static v7p3r.eval.context.Weight.PASSED_OWN_KING;
import static v7p3r.eval.context.Weight.PASSED_ROOK_BEHIND;
import static v7p3r.eval.context.Weight.PASSED_SAFE_STEP;

import org.junit.jupiter.api.Test;

class PassedPawnAdvanceTest {
  /** A white pawn on d5; the kings as many steps from d6 as given. */
  private static int kings(int own, int enemy) {
    return own * weight(PASSED_OWN_KING, 4) + enemy * weight(PASSED_ENEMY_KING, 4);
  }

  @Test
  void aFreeWayIsAlsoASafeStep() {
    assertThat(score("7k/8/8/3P4/8/8/8/K7 w - - 0 1"))
        .isEqualTo(weight(PASSED_SAFE_STEP, 4) + weight(PASSED_FREE_PATH, 4) + kings(5, 4));
  }

  @Test
  void anAttackFurtherOnLeavesTheStep() {
    // the bishop sees d8
    assertThat(score("7k/8/8/3P2b1/8/8/8/K7 w - - 0 1"))
        .isEqualTo(weight(PASSED_SAFE_STEP, 4) + kings(5, 4));
  }

  @Test
  void anAttackedStepIsNotSafe() {
    assertThat(score("7k/8/8/3P4/8/6b1/8/K7 w - - 0 1")).isEqualTo(kings(5, 4));
  }

  @Test
  void anAttackedStepIsSafeWhenDefended() {
    assertThat(score("7k/8/8/3P4/5B2/6b1/8/K7 w - - 0 1"))
        .isEqualTo(weight(PASSED_SAFE_STEP, 4) + weight(PASSED_FREE_PATH, 4) + kings(5, 4));
    assertThat(score("7k/4b3/8/3P4/5B2/8/8/K7 w - - 0 1"))
        .isEqualTo(weight(PASSED_SAFE_STEP, 4) + kings(5, 4));
  }

  @Test
  void anEnemyManBlockades() {
    assertThat(score("7k/8/3n4/3P4/8/8/8/K7 w - - 0 1"))
        .isEqualTo(weight(PASSED_BLOCKED, 4) + kings(5, 4));
  }

  @Test
  void anOwnManIsInTheWayButNoBlockade() {
    assertThat(score("7k/8/3N4/3P4/8/8/8/K7 w - - 0 1")).isEqualTo(kings(5, 4));
  }

  @Test
  void anOwnRookBehindDefendsTheWholeWay() {
    // the bishop attacks d6, which the rook behind the pawn defends
    assertThat(score("7k/4b3/8/3P4/8/8/8/K2R4 w - - 0 1"))
        .isEqualTo(weight(PASSED_ROOK_BEHIND, 0) + weight(PASSED_SAFE_STEP, 4) + kings(5, 4));
  }

  @Test
  void anEnemyRookBehindAttacksTheWholeWay() {
    assertThat(score("7k/8/8/3P4/8/8/8/K2r4 w - - 0 1"))
        .isEqualTo(weight(PASSED_ROOK_BEHIND, 1) + kings(5, 4));
  }

  @Test
  void aRookBehindAnotherManSeesNothing() {
    assertThat(score("7k/8/8/3P4/3N4/8/8/K2r4 w - - 0 1"))
        .isEqualTo(weight(PASSED_SAFE_STEP, 4) + weight(PASSED_FREE_PATH, 4) + kings(5, 4));
  }

  @Test
  void pawnsThatAreNotPassedHaveNoWayToSpeakOf() {
    assertThat(score("7k/3p4/8/3P4/8/8/8/K7 w - - 0 1")).isEqualTo(ZERO);
  }

  private static int score(String fen) {
    return white(PassedPawnAdvance::score, fen);
  }
}
