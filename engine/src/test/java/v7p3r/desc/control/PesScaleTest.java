package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PesScaleTest {
  private static final PesScale SCALE =
      new PesScale(
          List.of(
              new PesScale.Row(1_000, List.of(0.2, 0.4, 0.5, 0.7)),
              new PesScale.Row(100_000, List.of(0.1, 0.2, 0.3, 0.4))));

  @Test
  void withoutRowsPesStaysWhatItIs() {
    assertThat(PesScale.AS_IT_IS.isAsItIs()).isTrue();
    assertThat(PesScale.AS_IT_IS.rank(0.37f, 5_000)).isEqualTo(0.37f);
  }

  @ParameterizedTest(name = "PES {0} of {1} nodes")
  @CsvSource({
    "0, 1000, 0",
    "0.1, 1000, 0.1",
    "0.2, 1000, 0.2",
    "0.45, 1000, 0.5",
    "0.7, 1000, 0.8",
    "0.85, 1000, 0.9",
    "1, 1000, 1",
    "0.1, 100000, 0.2",
    "0.4, 100000, 0.8",
    // halfway by powers the ends are 0.15, 0.3, 0.4, 0.55
    "0.15, 10000, 0.2",
    "0.35, 10000, 0.5",
    "0.55, 10000, 0.8",
    // beyond the rows the nearest counts
    "0.2, 10, 0.2",
    "0.4, 1e9, 0.8",
  })
  void theEndsOfARowAreTheEndsOfModes(float pes, double nodes, float rank) {
    assertThat(SCALE.rank(pes, nodes)).isCloseTo(rank, within(1e-6f));
  }

  private static LongStream seeds() {
    return LongStream.range(0, 50);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void whatIsHarderStaysHarder(long seed) {
    Random random = new Random(seed);
    double nodes = Math.exp(random.nextDouble() * 20);
    float before = 0;
    for (float pes = 0; pes <= 1; pes += random.nextFloat() / 10) {
      float rank = SCALE.rank(pes, nodes);
      assertThat(rank).isBetween(before, 1f);
      before = rank;
    }
  }
}
