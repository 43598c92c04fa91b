package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.desc.SearchedFacts;
import v7p3r.desc.model.EffortModel;
import v7p3r.notation.Fen;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;

/** With models that were really trained, and facts of a real search. */
class ControlAllocationTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
  private static final int WARM_UP = 20_000;
  private static final int MEASURED = 1_000;

  /** The JVM may need something for itself in one of them; an iteration would in all. */
  private static final int ROUNDS = 3;

  /** An effort: five fields of four bytes, one of eight, and what every object takes. */
  private static final long BYTES_OF_AN_EFFORT = 48;

  /** Answers go here, so that no question is optimized away. */
  private static double answers;

  @Test
  void anIterationTakesNoMoreThanItsAnswer() throws URISyntaxException {
    EffortController controller = controller();
    Position root = Fen.parse(KIWIPETE);
    Limits limits = Limits.onClock(10_000, 100);
    controller.forSearch(root, limits, SearchListener.SILENT);
    controller.begin(root, limits, 1_000_000_000L);
    IterationFacts facts = SearchedFacts.all().getLast();
    assertThat(facts.depth()).isGreaterThan(4);
    for (int i = 0; i < WARM_UP; i++) {
      answers += controller.next(facts).share();
    }
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < MEASURED; i++) {
        answers += controller.next(facts).share();
      }
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least)
        .as("bytes of %d iterations", MEASURED)
        .isLessThanOrEqualTo(MEASURED * BYTES_OF_AN_EFFORT);
    assertThat(answers).isPositive();
  }

  private static EffortController controller() throws URISyntaxException {
    Path metadata = Path.of(EffortModel.class.getResource("trained/model_metadata.json").toURI());
    return new EffortController(
        EffortModels.load(metadata.getParent()), ModeProfiles.of(ModeProfiles.TUNED));
  }
}
