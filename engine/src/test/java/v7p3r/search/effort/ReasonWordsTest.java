package v7p3r.search.effort;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReasonWordsTest {
  private static ReasonWords words(MoveFact fact, int value) {
    int[] facts = new int[MoveFact.COUNT];
    facts[fact.ordinal()] = value;
    return new ReasonWords(facts);
  }

  @Test
  void everyValueOfEveryFactHasWords() {
    for (MoveFact fact : MoveFact.values()) {
      for (int bin = 0; bin < fact.bins(); bin++) {
        int value = fact.lowest() + (bin << fact.shift());
        String said = words(fact, value).say(MoveReason.of(fact));
        assertThat(said).as(fact + " " + value).matches("[a-z][a-z0-9 ]+[a-z]|it is number \\d+.*");
      }
    }
  }

  @Test
  void whatHoldsAndWhatDoesNotAreSaidDifferently() {
    Set<MoveFact> alike = EnumSet.noneOf(MoveFact.class);
    for (MoveFact fact : MoveFact.values()) {
      String low = words(fact, fact.lowest()).say(MoveReason.of(fact));
      int highest = fact.lowest() + (fact.bins() - 1 << fact.shift());
      if (low.equals(words(fact, highest).say(MoveReason.of(fact)))) {
        alike.add(fact);
      }
    }
    // Each of these speaks only together with another fact of the same reason.
    assertThat(alike)
        .containsExactlyInAnyOrder(
            MoveFact.DEPTH, MoveFact.TABLE_DEPTH, MoveFact.TABLE_SCORE, MoveFact.CHILD_GAIN);
  }

  @Test
  void aGoodHistoryIsSaidToBeOne() {
    assertThat(words(MoveFact.HISTORY, 5000).say(MoveReason.HISTORY))
        .isEqualTo("such moves have done well elsewhere");
    assertThat(words(MoveFact.HISTORY, -5000).say(MoveReason.HISTORY))
        .isEqualTo("such moves have done badly elsewhere");
  }
}
