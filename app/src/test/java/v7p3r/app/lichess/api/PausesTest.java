package v7p3r.app.lichess.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import v7p3r.app.lichess.api.Pauses.Kind;

class PausesTest {
  private final AtomicLong now = new AtomicLong();
  private final Pauses pauses =
      new Pauses(Duration.ofSeconds(60), Duration.ofSeconds(600), now::get);

  private void pass(Duration time) {
    now.addAndGet(time.toNanos());
  }

  @Test
  void aMinuteAtFirstThenTwiceAsLongUpToTenMinutes() {
    long[] expected = {60, 120, 240, 480, 600, 600};
    for (long seconds : expected) {
      assertThat(pauses.limited(Kind.MOVE, Optional.empty()))
          .isEqualTo(Duration.ofSeconds(seconds));
    }
    pauses.passed(Kind.MOVE);
    assertThat(pauses.limited(Kind.MOVE, Optional.empty())).isEqualTo(Duration.ofSeconds(60));
  }

  @Test
  void whatLichessWantsIsTheLeast() {
    assertThat(pauses.limited(Kind.CHAT, Optional.of(Duration.ofSeconds(90))))
        .isEqualTo(Duration.ofSeconds(90));
    assertThat(pauses.limited(Kind.MOVE, Optional.of(Duration.ofSeconds(5))))
        .isEqualTo(Duration.ofSeconds(60));
  }

  @Test
  void aBusyChatStopsChallengesButNoMove() {
    pauses.limited(Kind.CHAT, Optional.empty());
    assertThat(pauses.left(Kind.CHAT)).isEqualTo(Duration.ofSeconds(60));
    assertThat(pauses.left(Kind.CHALLENGE)).isEqualTo(Duration.ofSeconds(60));
    assertThat(pauses.left(Kind.MOVE)).isZero();
    assertThat(pauses.left(Kind.STREAM)).isZero();
  }

  @Test
  void endsByItself() {
    pauses.limited(Kind.MOVE, Optional.empty());
    pass(Duration.ofSeconds(59));
    assertThat(pauses.left(Kind.MOVE)).isEqualTo(Duration.ofSeconds(1));
    pass(Duration.ofSeconds(1));
    assertThat(pauses.left(Kind.MOVE)).isZero();
  }

  @Test
  void aLimitOfOurOwnOpensWhenTheOldestIsForgotten() {
    SlidingLimit limit = new SlidingLimit(2, Duration.ofMinutes(1), now::get);
    limit.count();
    pass(Duration.ofSeconds(20));
    assertThat(limit.left()).isZero();
    limit.count();
    assertThat(limit.left()).isEqualTo(Duration.ofSeconds(40));
    pass(Duration.ofSeconds(40));
    assertThat(limit.left()).isZero();
  }
}
