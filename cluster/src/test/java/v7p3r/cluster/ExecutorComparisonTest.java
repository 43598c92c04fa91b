package v7p3r.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.UnitKey;
import v7p3r.arena.work.UnitResult;

/** Which machine is suspect. */
class ExecutorComparisonTest {
  private final List<String> said = new ArrayList<>();
  private final ExecutorComparison comparison = new ExecutorComparison(Progress.to(said::add));

  /** An executor that has solved so many of a hundred problems. */
  private void solved(String executor, int solved) {
    List<ChunkResult.Done> units =
        IntStream.range(0, 100)
            .mapToObj(
                i ->
                    ChunkResult.Done.of(
                        UnitKey.of("problem", "" + i, "", 0),
                        new UnitResult("", i < solved ? "solved" : "not solved")))
            .toList();
    comparison.count(new ChunkResult(executor, 1, units));
  }

  @Test
  void anExecutorWhoseResultsDifferIsNamedWhileItWorksAndAtTheEnd() {
    for (int i = 0; i < 9; i++) {
      solved("1 on a", 33);
      solved("2 on b", 33);
      solved("3 on c", 50);
    }
    String start = "executor 3 on c has other results than the rest (chi-squared, p = ";
    assertThat(said).hasSize(1).first().asString().startsWith(start);
    said.clear();
    comparison.conclude();
    assertThat(said).hasSize(4).first().asString().startsWith(start);
    assertThat(said)
        .endsWith("executor 1 on a: 900", "executor 2 on b: 900", "executor 3 on c: 900");
  }

  @Test
  void executorsThatDifferByChanceAloneAreNotNamed() {
    for (int i = 0; i < 10; i++) {
      solved("1 on a", 33);
      solved("2 on b", 30);
    }
    comparison.conclude();
    assertThat(said).containsExactly("executor 1 on a: 1000", "executor 2 on b: 1000");
  }

  @Test
  void whatFailedByItselfIsCountedForNobody() {
    UnitKey key = UnitKey.of("problem", "1", "", 0);
    comparison.count(
        new ChunkResult("1 on a", 1, List.of(ChunkResult.Done.failed(key, "no such engine"))));
    comparison.conclude();
    assertThat(said).isEmpty();
  }

  @Test
  void fewUnitsSayNothing() {
    solved("1 on a", 100);
    UnitKey key = UnitKey.of("problem", "1", "", 0);
    for (int i = 0; i < 40; i++) {
      comparison.count(
          new ChunkResult(
              "2 on b", 1, List.of(ChunkResult.Done.of(key, new UnitResult("", "not solved")))));
    }
    comparison.conclude();
    assertThat(said).containsExactly("executor 1 on a: 100", "executor 2 on b: 40");
  }
}
