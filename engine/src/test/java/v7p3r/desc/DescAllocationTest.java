package v7p3r.desc;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import v7p3r.board.Position;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.EffortScratch;
import v7p3r.desc.model.Stage;
import v7p3r.notation.Fen;
import v7p3r.search.IterationFacts;

/** Features and models are asked within a search: they allocate no byte. */
class DescAllocationTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
  private static final int WARM_UP = 20_000;
  private static final int MEASURED = 1_000;
  private static final int ROUNDS = 5;

  /** Answers go here, so that no question is optimized away. */
  private static float answers;

  /** The least of some rounds counts: what a question allocates, it allocates in each of them. */
  private static void assertAllocatesNothing(Runnable question) {
    for (int i = 0; i < WARM_UP; i++) {
      question.run();
    }
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < MEASURED; i++) {
        question.run();
      }
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).as("bytes for %d questions", MEASURED).isZero();
  }

  @Test
  void extractingFeaturesOfAPosition() {
    PriorFeatures extractor = new PriorFeatures();
    float[] features = new float[PriorFeatures.COUNT];
    Position position = Fen.parse(KIWIPETE);
    assertAllocatesNothing(() -> extractor.extract(position, features));
  }

  @Test
  void takingInAnIteration() {
    LiveFeatures live = new LiveFeatures();
    float[] features = new float[LiveFeatures.COUNT];
    IterationFacts facts = SearchedFacts.all().getLast();
    assertAllocatesNothing(() -> live.after(facts, 0.5, features, 0));
  }

  @ParameterizedTest
  @EnumSource(Stage.class)
  void askingAModel(Stage stage) throws URISyntaxException {
    Path metadata = Path.of(EffortModel.class.getResource("trained/model_metadata.json").toURI());
    EffortModel model = EffortModel.load(metadata.getParent(), stage);
    EffortScratch scratch = model.newScratch();
    float[] row = new float[model.featureNames().size()];
    for (int feature = 0; feature < row.length; feature++) {
      row[feature] = model.scaler().mean(feature);
    }
    assertAllocatesNothing(() -> answers += model.pes(row, scratch));
    assertThat(answers).isFinite();
  }
}
