package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Position;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.SystemClock;
import v7p3r.search.memory.TranspositionTable;
import v7p3r.search.root.OtherThreads;

/** Several threads of one search: they begin, count and end together. */
@Timeout(120)
class SearchThreadsTest {
  private static final String MIDDLEGAME =
      "r2q1rk1/3nbppp/p2pbn2/1p2p3/4P1P1/1NN1BP2/PPPQ3P/2KR1B1R w - - 0 12";

  private final NegamaxSearch search = new NegamaxSearch(4);

  private SearchResult search(Limits limits, SearchListener listener) {
    search.prepare();
    return search.search(Fen.parse(MIDDLEGAME), limits, listener);
  }

  /** Throws at a depth at which the other threads have begun. */
  private static final class Throwing implements SearchListener {
    @Override
    public void onIteration(Iteration iteration) {
      if (iteration.depth() == 7) {
        throw new IllegalStateException("the listener is broken");
      }
    }
  }

  private static Set<Thread> runningThreads() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(
            entry ->
                Arrays.stream(entry.getValue())
                    .anyMatch(frame -> frame.getClassName().equals(Negamax.class.getName())))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void aListenerThatThrowsLeavesNoThreadRunning(int threads) {
    search.setThreads(threads);
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(() -> search(Limits.UNLIMITED, new Throwing()))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("the listener is broken");
      assertThat(runningThreads()).isEmpty();
      SearchResult next = search(Limits.toDepth(6), SearchListener.SILENT);
      assertThat(next.depth()).isEqualTo(6);
    }
  }

  @Test
  void aSearchAfterABrokenListenerIsTheSameAsAnyOther() {
    SearchResult usual = search(Limits.toDepth(8), SearchListener.SILENT);
    search.newGame();
    assertThatThrownBy(() -> search(Limits.UNLIMITED, new Throwing()))
        .isInstanceOf(IllegalStateException.class);
    search.newGame();
    assertThat(search(Limits.toDepth(8), SearchListener.SILENT)).isEqualTo(usual);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5})
  void nodesAreLimitedForAllThreadsTogether(int threads) {
    search.setThreads(threads);
    for (long limit : new long[] {1, 100, 1_000, 20_000, 60_001}) {
      search.newGame();
      SearchResult result = search(Limits.toNodes(limit), SearchListener.SILENT);
      assertThat(result.statistics().nodes()).isLessThanOrEqualTo(limit + 4L * threads);
      assertThat(result.statistics().nodes()).isGreaterThan(limit - 257L * threads);
    }
  }

  @Test
  void aSystemWithoutMoreThreadsOnlyMeansFewer() {
    Position position = Fen.parse(MIDDLEGAME);
    OtherThreads others =
        new OtherThreads(
            List.of(_ -> {}),
            position,
            work -> {
              throw new OutOfMemoryError("unable to create native thread");
            });
    assertThatCode(others::start).doesNotThrowAnyException();
    others.end();
  }

  @Test
  void otherWeightsLeaveNothingOfWhatWasLearned() {
    search.setWeights(Weights.design());
    long fresh = search(Limits.toDepth(8), SearchListener.SILENT).statistics().nodes();
    search.setWeights(Weights.tuned());
    search(Limits.toDepth(8), SearchListener.SILENT);
    search.setWeights(Weights.design());
    assertThat(search(Limits.toDepth(8), SearchListener.SILENT).statistics().nodes())
        .isEqualTo(fresh);
  }

  /** The clock of a game counted in nodes gives the same nodes, however many threads share them. */
  @Test
  void aClockCountedInNodesCountsThoseOfAllThreads() {
    search.setNodesTime(10);
    for (int threads : new int[] {1, 3}) {
      search.setThreads(threads);
      search.newGame();
      long limit = 10 * 2_000;
      SearchResult result = search(Limits.forMoveTime(2_000), SearchListener.SILENT);
      assertThat(result.statistics().nodes()).isBetween(limit / 2, limit + 257L * threads);
    }
  }

  @Test
  void aShortSearchStartsNoOtherThread() {
    search.setThreads(3);
    SearchResult result = search(Limits.toDepth(1), SearchListener.SILENT);
    NegamaxSearch alone = new NegamaxSearch(4);
    alone.prepare();
    assertThat(result)
        .isEqualTo(alone.search(Fen.parse(MIDDLEGAME), Limits.toDepth(1), SearchListener.SILENT));
  }

  /** Those that take no part must not add what they counted in the search before. */
  @Test
  void countsBeginAnewWithEachSearch() {
    search.setThreads(4);
    search(Limits.toDepth(9), SearchListener.SILENT);
    long[] first = new long[1];
    search(
        Limits.toDepth(4),
        new SearchListener() {
          @Override
          public void onIteration(Iteration iteration) {}

          @Override
          public void onFacts(IterationFacts facts) {
            if (facts.depth() == 1) {
              first[0] = facts.statistics().nodes();
            }
          }
        });
    assertThat(first[0]).isBetween(1L, 2_000L);
  }

  /** While the deciding thread waits, only the others can have searched deeper. */
  @Test
  void allThreadsFillTheSameTable() {
    TranspositionTable table = new TranspositionTable(4);
    NegamaxSearch shared = new NegamaxSearch(table, SystemClock.NANOS);
    shared.setThreads(2);
    Position position = Fen.parse(MIDDLEGAME);
    long key = position.key();
    int[] deepest = new int[1];
    shared.prepare();
    shared.search(
        position,
        Limits.toDepth(8),
        iteration -> {
          for (int i = 0; i < 60_000 && iteration.depth() == 2 && deepest[0] < 5; i++) {
            deepest[0] = TranspositionTable.depth(table.probe(key));
            pause();
          }
        });
    assertThat(deepest[0]).isGreaterThanOrEqualTo(5);
  }

  private static void pause() {
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
