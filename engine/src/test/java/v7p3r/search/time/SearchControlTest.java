package v7p3r.search.time;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Color;
import v7p3r.search.Limits;
import v7p3r.search.Tunable;

/** How often a search looks at its clock, and how late it is then. */
class SearchControlTest {
  private static final long MICRO = 1_000;
  private static final long MILLI = 1_000 * MICRO;

  /** A time for the move of 1,000 ms, but for the overhead. */
  private static final Limits LIMITS = Limits.forMoveTime(1_030);

  private long now;
  private int readings;
  private final TimeManager time = new TimeManager(Tunable.initialValues());
  private final SearchControl control = new SearchControl(this::read, time);

  private long read() {
    readings++;
    return now;
  }

  @BeforeEach
  void start() {
    control.prepare();
    time.start(LIMITS, Color.WHITE, 1, false);
    control.start(LIMITS, 1);
    control.answerFound();
  }

  /** Searches until it must stop; how long that was, in nanoseconds. */
  private long searchAt(long nanosANode) {
    long begin = now;
    long pollAt = 0;
    for (long nodes = 0; ; nodes++) {
      if (nodes >= pollAt) {
        long granted = control.grant(nodes, nodes - pollAt, true);
        if (granted == 0) {
          return now - begin;
        }
        pollAt = nodes + granted;
      }
      now += nanosANode;
    }
  }

  /** In microseconds a node: compiled, slow, and interpreted on a busy machine. */
  @ParameterizedTest
  @ValueSource(longs = {1, 20, 200})
  void aSearchEndsWithinMillisecondsOfItsLimitHoweverSlow(long microsANode) {
    assertThat(searchAt(microsANode * MICRO)).isBetween(1_000 * MILLI, 1_003 * MILLI);
  }

  @Test
  void aClockOfNodesIsLookedAtEvery256Nodes() {
    control.setNodesTime(1);
    time.setCountsNodes(true);
    for (int nodes = 0; nodes < 1_000; nodes += 256) {
      assertThat(control.grant(nodes, 0, true)).as("after %d nodes", nodes).isEqualTo(256);
    }
    assertThat(control.grant(1_024, 0, true)).isZero();
  }

  @Test
  void withoutALimitOfTimeTheClockIsNotLookedAt() {
    time.start(Limits.toDepth(9), Color.WHITE, 1, false);
    control.start(Limits.toDepth(9), 1);
    readings = 0;
    assertThat(control.grant(1, 0, true)).isEqualTo(256);
    assertThat(readings).isZero();
  }
}
