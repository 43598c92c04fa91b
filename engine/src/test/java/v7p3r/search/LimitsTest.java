package v7p3r.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.board.Color;

class LimitsTest {
  @Test
  void nothingIsLimitedAtFirst() {
    assertThat(Limits.UNLIMITED.endsByItself()).isFalse();
    assertThat(Limits.UNLIMITED.hasClock()).isFalse();
    assertThat(Limits.UNLIMITED.depth()).isEqualTo(Limits.NONE);
    assertThat(Limits.UNLIMITED.searchMoves().isEmpty()).isTrue();
  }

  @Test
  void anyLimitEndsTheSearchUnlessItMustWaitForStop() {
    assertThat(Limits.toDepth(3).endsByItself()).isTrue();
    assertThat(Limits.toNodes(3).endsByItself()).isTrue();
    assertThat(Limits.forMoveTime(3).endsByItself()).isTrue();
    assertThat(Limits.UNLIMITED.withMate(3).endsByItself()).isTrue();
    assertThat(Limits.onClock(1000, 0).endsByItself()).isTrue();
    assertThat(Limits.toDepth(3).withInfinite(true).endsByItself()).isFalse();
    assertThat(Limits.onClock(1000, 0).withPonder(true).endsByItself()).isFalse();
  }

  @Test
  void everyChangeKeepsTheOtherLimits() {
    Limits limits =
        Limits.onClock(5000, 10)
            .withTime(Color.BLACK, 7000)
            .withIncrement(Color.BLACK, 20)
            .withMovesToGo(9)
            .withDepth(8)
            .withNodes(77)
            .withMate(4)
            .withMoveTime(600)
            .withInfinite(true)
            .withLines(3)
            .withPonder(true)
            .withSearchMoves(Line.of(1, 2));
    assertThat(limits)
        .isEqualTo(new Limits(5000, 7000, 10, 20, 9, 8, 77, 4, 600, true, true, Line.of(1, 2), 3));
  }

  @Test
  void aMissingClockIsReplacedByTheOtherSidesClock() {
    Limits limits = Limits.UNLIMITED.withTime(Color.WHITE, 4000);
    assertThat(limits.time(Color.WHITE)).isEqualTo(4000);
    assertThat(limits.time(Color.BLACK)).isEqualTo(4000);
    assertThat(limits.withTime(Color.BLACK, 0).time(Color.BLACK)).isZero();
  }
}
