package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The tree is walked without allocating a byte: the collector never gets work from the search. */
class AllocationTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final int[] MOVES = new int[8 * 256];

  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  /** Answers go here, so that no question is optimized away. */
  private static int answers;

  @Test
  void walkingTheTreeAllocatesNothing() {
    Position position = Positions.at(KIWIPETE);
    for (int warmUp = 0; warmUp < 3; warmUp++) {
      walk(position, 3, 0);
    }
    long before = THREADS.getCurrentThreadAllocatedBytes();
    long nodes = walk(position, 3, 0);
    long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
    assertThat(nodes).isEqualTo(48 + 2_039 + 97_862);
    assertThat(allocated).as("bytes allocated over %d nodes", nodes).isZero();
  }

  @Test
  void perftAllocatesNothingBelowItsRoot() {
    Perft perft = new Perft(Positions.at(KIWIPETE), 3);
    perft.bulk(3);
    perft.full(3, 0);
    long before = THREADS.getCurrentThreadAllocatedBytes();
    long leaves = perft.bulk(3) + perft.full(3, 0);
    long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
    assertThat(leaves).isEqualTo(2 * 97_862);
    assertThat(allocated).isZero();
  }

  @Test
  void theMeasurementSeesASingleObject() {
    Supplier<Object> maker = () -> new long[1_000];
    long before = THREADS.getCurrentThreadAllocatedBytes();
    Object made = maker.get();
    long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
    assertThat(made).isNotNull();
    assertThat(allocated).isGreaterThanOrEqualTo(8_000);
  }

  /** Asks all that a search asks at a node; returns the number of nodes below. */
  private static long walk(Position position, int depth, int at) {
    int captures = MoveGenerator.captures(position, MOVES, at);
    int end = MoveGenerator.quiets(position, MOVES, captures);
    answers += MoveGenerator.count(position);
    if (!position.inCheck()) {
      position.makeNull();
      answer(position.hasLegalMove());
      position.unmakeNull();
    }
    long nodes = end - at;
    for (int i = at; i < end; i++) {
      answer(position.givesCheck(MOVES[i]));
      answer(position.isLegal(MOVES[i]));
      answer(position.see(MOVES[i], 0));
      position.make(MOVES[i]);
      answer(position.inCheck());
      answer(position.isRepetition(depth));
      answer(position.hasUpcomingRepetition(depth));
      answer(position.isInsufficientMaterial());
      answer(position.isFiftyMoveDraw());
      nodes += depth > 1 ? walk(position, depth - 1, end) : 0;
      position.unmake();
    }
    return nodes;
  }

  private static void answer(boolean answer) {
    answers += answer ? 1 : 0;
  }
}
