package v7p3r.studio.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RateLimitTest {
  private static final long SECOND = 1_000_000_000;

  private long now = SECOND;
  private final RateLimit limit = new RateLimit(10, 20, () -> now);

  /** How many of a flood pass. */
  private int passed() {
    int passed = 0;
    while (limit.mayPass()) {
      passed++;
    }
    return passed;
  }

  @Test
  void aBurstPassesAndThenSoManyASecond() {
    assertThat(passed()).isEqualTo(20);
    now += SECOND / 2;
    assertThat(passed()).isEqualTo(5);
    now += SECOND / 5;
    assertThat(passed()).isEqualTo(2);
  }

  @Test
  void aLongRestEarnsNoMoreThanTheBurst() {
    assertThat(passed()).isEqualTo(20);
    now += 3600 * SECOND;
    assertThat(passed()).isEqualTo(20);
  }
}
