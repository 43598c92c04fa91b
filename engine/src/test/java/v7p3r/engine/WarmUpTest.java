package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

class WarmUpTest {
  private static final long NANOS_A_MILLI = 1_000_000;

  /** A clock that runs on with every look at it. */
  private static final class Ticking implements LongSupplier {
    private final long tick;
    private long now = 5_000 * NANOS_A_MILLI;

    Ticking(long tick) {
      this.tick = tick;
    }

    @Override
    public long getAsLong() {
      now += tick;
      return now;
    }
  }

  /** A look at the clock every few hundred nodes: 200,000 nodes and more within the budget. */
  @Test
  void searchesUntilItsBudgetIsSpentAndNotLonger() {
    Ticking clock = new Ticking(NANOS_A_MILLI);
    long start = clock.now;
    assertThat(new WarmUp(clock).run()).isGreaterThan(120_000);
    long millis = (clock.now - start) / NANOS_A_MILLI;
    assertThat(millis).isBetween(WarmUp.BUDGET_MILLIS / 2, WarmUp.BUDGET_MILLIS + 50);
  }

  @Test
  void searchesOnWhereTheMachineIsBusyButNotForEver() {
    Ticking clock = new Ticking(10 * NANOS_A_MILLI);
    long start = clock.now;
    long nodes = new WarmUp(clock).run();
    long millis = (clock.now - start) / NANOS_A_MILLI;
    assertThat(nodes).isLessThan(120_000);
    assertThat(millis).isBetween(2 * WarmUp.BUDGET_MILLIS, 4 * WarmUp.BUDGET_MILLIS);
  }

  @Test
  void endsAlsoOnAMachineOnWhichEveryLookAtTheClockTakesLong() {
    Ticking clock = new Ticking(100 * NANOS_A_MILLI);
    long start = clock.now;
    new WarmUp(clock).run();
    assertThat((clock.now - start) / NANOS_A_MILLI)
        .isLessThanOrEqualTo(5 * WarmUp.BUDGET_MILLIS);
  }
}
