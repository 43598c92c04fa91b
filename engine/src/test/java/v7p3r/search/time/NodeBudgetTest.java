package v7p3r.search.time;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the nodes of a limit are shared out. */
class NodeBudgetTest {
  private static final int MOST = 256;

  private final NodeBudget budget = new NodeBudget();

  /** Threads of the same speed visit a node each in turn, until the first finds none left. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8, 64})
  void littleIsLeftWhenTheFirstOfSeveralThreadsMustStop(int threads) {
    budget.start(100_000, threads);
    long[] held = new long[threads];
    long visited = 0;
    for (int turn = 0; ; turn = (turn + 1) % threads) {
      if (held[turn] == 0) {
        held[turn] = budget.grant(MOST);
      }
      if (held[turn] == 0) {
        break;
      }
      held[turn]--;
      visited++;
    }
    assertThat(visited).isBetween(100_000L - 2L * threads, 100_000L);
  }

  @Test
  void aThreadAloneGetsAsMuchAsItMayUntilTheLimit() {
    budget.start(600, 1);
    assertThat(budget.grant(MOST)).isEqualTo(256);
    assertThat(budget.grant(MOST)).isEqualTo(256);
    assertThat(budget.grant(MOST)).isEqualTo(88);
    assertThat(budget.grant(MOST)).isZero();
  }
}
