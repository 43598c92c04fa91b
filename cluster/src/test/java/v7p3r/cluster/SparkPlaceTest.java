package v7p3r.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import v7p3r.arena.match.EntrantWords;
import v7p3r.arena.suite.Problem;
import v7p3r.arena.suite.ProblemTask;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.UnitOrder;
import v7p3r.notation.Epd;

/** A real Spark in this process. */
class SparkPlaceTest {
  private static final Problem MATE =
      Problem.of(Epd.parse("6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8#; id \"back rank\";"), "x");

  /** Nothing ends a search of it early. */
  private static final Problem LONG =
      Problem.of(
          Epd.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm h4; id \"start\";"),
          "x");

  private static JavaSparkContext context;

  @BeforeAll
  static void begin() {
    context =
        new JavaSparkContext(
            new SparkContext(
                SparkSettings.of("local[2]", "test", List.of("spark.ui.enabled=false"))));
  }

  @AfterAll
  static void end() {
    context.close();
  }

  private static SparkPlace place() {
    return new SparkPlace(context, 2, EngineSignature.nodes(), Progress.silent());
  }

  private static UnitOrder order(String command, String limit) {
    return order(MATE, command, limit);
  }

  private static UnitOrder order(Problem problem, String command, String limit) {
    ProblemTask task =
        new ProblemTask(
            problem, EntrantWords.read(List.of(limit), List.of("cmd=" + command, "name=V")));
    return UnitOrder.of("problem", "1", command, 0, PlainJson.write(task));
  }

  @Test
  void aUnitComesBackAsTextAndIsCountedForItsExecutor() throws IOException {
    Optional<String> attempt = place().perform(order("internal", "nodes=2000"));
    assertThat(attempt.orElseThrow()).contains("\"answer\":\"Rd8#\"");
  }

  @Test
  void whatAUnitCannotDoItselfIsToldInItsOwnWordsAndNotTriedAgain() {
    assertThatThrownBy(() -> place().perform(order("no-such-engine", "nodes=10")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no-such-engine")
        .hasMessageNotContaining("SparkException");
  }

  @Test
  void anExecutorWithAnotherEngineIsRefused() {
    SparkPlace other = new SparkPlace(context, 2, 1, Progress.silent());
    assertThatThrownBy(() -> other.perform(order("internal", "nodes=10")))
        .isInstanceOf(IOException.class)
        .hasMessage(
            "executor driver on 127.0.0.1 has another engine: expected a bench of 1 nodes, found "
                + EngineSignature.nodes());
  }

  @Test
  void unitsThatWaitEndWithoutAResultWhenAllIsAbandoned()
      throws IOException, InterruptedException, ExecutionException {
    SparkPlace place = place();
    List<CompletableFuture<Optional<String>>> waiting =
        List.of(hard(place), hard(place), hard(place), hard(place), hard(place), hard(place));
    while (context.statusTracker().getActiveJobIds().length == 0) {
      Thread.onSpinWait();
    }
    place.abandon();
    for (CompletableFuture<Optional<String>> each : waiting) {
      assertThat(each.get()).isEmpty();
    }
    assertThat(place.perform(order("internal", "nodes=10"))).isEmpty();
  }

  @Test
  void unitsThatAreNotOnTheirWayWhenItIsToStopAreNotDone() throws IOException {
    SparkPlace place = place();
    StopSignal stop = new StopSignal();
    assertThat(place.perform(order("internal", "nodes=10"), stop)).isPresent();
    stop.finish();
    assertThat(place.perform(order("internal", "nodes=10"), stop)).isEmpty();
    assertThat(place.perform(order("internal", "nodes=10"))).isPresent();
  }

  /** A search that takes far longer than the test. */
  private static CompletableFuture<Optional<String>> hard(SparkPlace place) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return place.perform(order(LONG, "internal", "movetime=10000"));
          } catch (IOException e) {
            throw new IllegalStateException(e);
          }
        },
        task -> Thread.ofPlatform().daemon().start(task));
  }
}
