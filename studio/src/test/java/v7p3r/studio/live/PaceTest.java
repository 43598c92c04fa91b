package v7p3r.studio.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Played through on a clock of its own: no test waits. Times are milliseconds. */
class PaceTest {
  private static final long NANOS = 1_000_000;

  private final List<Long> told = new ArrayList<>();
  private final List<Long> waits = new ArrayList<>();

  /** Tells what comes at these times, in order; all that has come is told together. */
  private void play(List<Long> comes) {
    Pace pace = new Pace(0);
    for (int i = 0; i < comes.size(); ) {
      long now = pace.due(comes.get(i) * NANOS) / NANOS;
      pace.tell(now * NANOS);
      told.add(now);
      for (; i < comes.size() && comes.get(i) <= now; i++) {
        waits.add(now - comes.get(i));
      }
    }
  }

  private void assertAtMostTenInAnySecond() {
    for (int i = 10; i < told.size(); i++) {
      assertThat(told.get(i) - told.get(i - 10)).isGreaterThanOrEqualTo(1000);
    }
  }

  /** Searches that begin every so often: many depths at once, then fewer and fewer. */
  private static List<Long> searches(int count, long every) {
    SplittableRandom random = new SplittableRandom(1);
    List<Long> comes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double time = random.nextDouble(3);
      while (time < every) {
        comes.add(i * every + (long) time);
        time = time * random.nextDouble(1.1, 2.2) + random.nextDouble(0.3, 3);
      }
    }
    return comes;
  }

  @Test
  void newsOfSearchesWaitForWellUnderATenthOfASecond() {
    play(searches(300, 1500));

    assertAtMostTenInAnySecond();
    assertThat(waits).hasSizeGreaterThan(3000).allMatch(wait -> wait <= 80);
  }

  @Test
  void newsThatNeverEndAreToldTenTimesASecond() {
    List<Long> comes = new ArrayList<>();
    for (long time = 0; time < 20_000; time += 3) {
      comes.add(time);
    }
    play(comes);

    assertAtMostTenInAnySecond();
    assertThat(told).hasSizeBetween(190, 210);
  }

  @Test
  void searchesThatBeginTenTimesASecondAreNotToldMoreOften() {
    play(searches(300, 100));

    assertAtMostTenInAnySecond();
  }

  @Test
  void whatComesTogetherIsToldTogether() {
    play(List.of(0L, 1L, 2L, 3L, 5000L));

    assertThat(told).hasSize(2);
    assertThat(waits).allMatch(wait -> wait <= 10);
  }
}
