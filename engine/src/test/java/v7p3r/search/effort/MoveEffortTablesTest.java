package v7p3r.search.effort;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MoveEffortTablesTest {
  private final SplittableRandom random = new SplittableRandom(11);

  private int[] randomWeights() {
    int[] weights = new int[MoveFact.BINS];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = random.nextInt(-2000, 2000);
    }
    return weights;
  }

  private int[] randomFacts() {
    int[] facts = new int[MoveFact.COUNT];
    for (int i = 0; i < facts.length; i++) {
      facts[i] = random.nextInt(-40_000, 40_000) >> random.nextInt(16);
    }
    return facts;
  }

  /** As whoever reads the file would add up: fact by fact, bin by bin. */
  @Test
  void beforeAndAfterAddUpToTheSumOfTheBins() {
    MoveEffortTables tables = new MoveEffortTables(randomWeights(), 200);
    for (int i = 0; i < 1000; i++) {
      int[] facts = randomFacts();
      int sum = 0;
      for (MoveFact fact : MoveFact.values()) {
        sum += tables.weight(fact, fact.bin(facts[fact.ordinal()]));
      }
      assertThat(tables.before(facts) + tables.after(facts)).isEqualTo(sum);
    }
  }

  @Test
  void factsOfTheChildCountOnlyOnceTheMoveIsMade() {
    MoveEffortTables tables = new MoveEffortTables(randomWeights(), 200);
    int[] facts = randomFacts();
    int before = tables.before(facts);
    facts[MoveFact.CHILD_EVALUATION.ordinal()] = 512;
    facts[MoveFact.CHILD_TABLE.ordinal()] = 2;

    assertThat(tables.before(facts)).isEqualTo(before);
  }

  @Test
  void aHigherPriceOfAMissNeverReducesMore() {
    for (int step : new int[] {0, 1, 37, 200, 1024}) {
      MoveEffortTables tables = new MoveEffortTables(new int[MoveFact.BINS], step);
      for (int price = 10; price < 1000; price++) {
        assertThat(tables.ofPrice(price + 1)).isLessThanOrEqualTo(tables.ofPrice(price));
      }
      assertThat(tables.ofPrice(100)).isZero();
      assertThat(tables.ofPrice(200)).isEqualTo(-step);
      assertThat(tables.ofPrice(50)).isEqualTo(step);
    }
  }

  @Test
  void refusesTablesThatDoNotFit() {
    assertThatThrownBy(() -> new MoveEffortTables(new int[3], 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("found 3");
    assertThatThrownBy(() -> new MoveEffortTables(new int[MoveFact.BINS], -1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyBinHasItsPlace() {
    int next = 0;
    for (MoveFact fact : MoveFact.values()) {
      assertThat(fact.offset()).isEqualTo(next);
      assertThat(fact.bin(Integer.MIN_VALUE / 2)).isZero();
      assertThat(fact.bin(Integer.MAX_VALUE / 2)).isEqualTo(fact.bins() - 1);
      assertThat(fact.meaning()).endsWith(".");
      next += fact.bins();
    }
    assertThat(next).isEqualTo(MoveFact.BINS);
  }
}
