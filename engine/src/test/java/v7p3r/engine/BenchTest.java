package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.notation.Fen;

class BenchTest {
  @Test
  void theSignatureIsTheSameOnEveryRun() {
    List<Long> first = new ArrayList<>();
    List<Long> second = new ArrayList<>();
    Bench.Report report = new Bench(3).run((number, count, fen, nodes) -> first.add(nodes));
    new Bench(3).run((number, count, fen, nodes) -> second.add(nodes));
    assertThat(first).isEqualTo(second).hasSizeGreaterThanOrEqualTo(40);
    assertThat(report.nodes()).isEqualTo(first.stream().mapToLong(nodes -> nodes).sum());
  }

  @Test
  void allPositionsAreDifferentAndLegal() {
    assertThat(new HashSet<>(BenchPositions.ALL)).hasSameSizeAs(BenchPositions.ALL);
    assertThat(BenchPositions.ALL)
        .allSatisfy(fen -> assertThat(Fen.format(Fen.parse(fen))).isEqualTo(fen));
  }

  @Test
  void endsEarlyWhenStopped() {
    Bench bench = new Bench(1);
    List<Integer> numbers = new ArrayList<>();
    bench.run(
        (number, count, fen, nodes) -> {
          numbers.add(number);
          bench.stop();
        });
    assertThat(numbers).containsExactly(1);
  }
}
