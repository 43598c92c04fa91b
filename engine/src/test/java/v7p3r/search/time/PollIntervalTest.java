package v7p3r.search.time;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PollIntervalTest {
  private static final long MICRO = 1_000;

  private final PollInterval interval = new PollInterval();
  private long now;

  /** The nodes until the next look take so long each. */
  private void searchAt(long nanosANode, int looks) {
    for (int i = 0; i < looks; i++) {
      now += interval.nodes() * nanosANode;
      interval.looked(now);
    }
  }

  @Test
  void aCompiledSearchLooksEvery256Nodes() {
    searchAt(MICRO / 2, 10);
    assertThat(interval.nodes()).isEqualTo(256);
  }

  @Test
  void anInterpretedSearchLooksAtLeastEveryTwoMilliseconds() {
    searchAt(100 * MICRO, 10);
    assertThat(interval.nodes() * 100 * MICRO).isBetween(500 * MICRO, 2_000 * MICRO);
  }

  @Test
  void theFirstLooksOfAProcessAreClose() {
    assertThat(interval.nodes()).isLessThanOrEqualTo(16);
  }

  @Test
  void aPauseIsForgottenSoon() {
    searchAt(MICRO, 10);
    now += 700_000 * MICRO;
    interval.looked(now);
    assertThat(interval.nodes()).isEqualTo(4);
    searchAt(MICRO, 6);
    assertThat(interval.nodes()).isEqualTo(256);
  }

  @Test
  void theTimeBetweenTwoSearchesIsNoSlowness() {
    searchAt(MICRO, 10);
    interval.begin();
    now += 5_000_000 * MICRO;
    interval.looked(now);
    assertThat(interval.nodes()).isEqualTo(256);
  }
}
