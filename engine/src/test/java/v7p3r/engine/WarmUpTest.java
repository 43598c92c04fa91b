package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

class WarmUpTest {
  private static final long NANOS_A_MILLI = 1_000_000;

  private static final int LOOKS_BEFORE_PAUSE = 20;

  /** A clock that runs on with every look at it. */
  private static final class Ticking implements LongSupplier {
    private final long tick;
    private final long pause;
    private int looks;
    private long now = 5_000 * NANOS_A_MILLI;

    Ticking(long tick) {
      this(tick, tick);
    }

    /** Soon the machine has something else to do for a while. */
    Ticking(long tick, long pause) {
      this.tick = tick;
      this.pause = pause;
    }

    @Override
    public long getAsLong() {
      now += ++looks == LOOKS_BEFORE_PAUSE ? pause : tick;
      return now;
    }
  }

  private static long millis(Ticking clock, Runnable work) {
    long start = clock.now;
    work.run();
    return (clock.now - start) / NANOS_A_MILLI;
  }

  /** A look at the clock every few hundred nodes: 200,000 nodes and more within the budget. */
  @Test
  void searchesUntilItsBudgetIsSpentAndNotLonger() {
    Ticking clock = new Ticking(NANOS_A_MILLI);
    long millis =
        millis(clock, () -> assertThat(new WarmUp(clock).run()).isGreaterThan(WarmUp.ENOUGH_NODES));
    assertThat(millis).isBetween(WarmUp.BUDGET_MILLIS / 2, WarmUp.BUDGET_MILLIS + 50);
  }

  @Test
  void searchesOnUntilThereAreEnoughNodes() {
    Ticking clock = new Ticking(9 * NANOS_A_MILLI / 10, 800 * NANOS_A_MILLI);
    long millis =
        millis(clock, () -> assertThat(new WarmUp(clock).run()).isGreaterThan(WarmUp.ENOUGH_NODES));
    assertThat(millis).isBetween(WarmUp.BUDGET_MILLIS + 100, WarmUp.LONGEST_MILLIS - 100);
  }

  @Test
  void searchesOnWhereTheMachineIsBusyButNotForEver() {
    Ticking clock = new Ticking(10 * NANOS_A_MILLI);
    long millis =
        millis(clock, () -> assertThat(new WarmUp(clock).run()).isLessThan(WarmUp.ENOUGH_NODES));
    assertThat(millis).isBetween(2 * WarmUp.BUDGET_MILLIS - 100, WarmUp.LONGEST_MILLIS + 100);
  }

  @Test
  void endsAlsoOnAMachineOnWhichEveryLookAtTheClockTakesLong() {
    Ticking clock = new Ticking(100 * NANOS_A_MILLI);
    assertThat(millis(clock, () -> new WarmUp(clock).run())).isLessThan(2 * WarmUp.LONGEST_MILLIS);
  }

  /** Twenty megabytes of table are a tenth of a second, and ten times that on a busy machine. */
  @Test
  void makesNoTablesOfTheUsualSize() {
    Ticking clock = new Ticking(100 * NANOS_A_MILLI);
    new WarmUp(clock).run();
    var memory = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = memory.getCurrentThreadAllocatedBytes();
    new WarmUp(clock).run();
    long usualTable = EngineOptions.HASH.initial() * 1024L * 1024;
    assertThat(memory.getCurrentThreadAllocatedBytes() - before)
        .isPositive()
        .isLessThan(usualTable);
  }
}
