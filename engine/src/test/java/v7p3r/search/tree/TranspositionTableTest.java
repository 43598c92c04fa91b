package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.search.Value;

class TranspositionTableTest {
  private final TranspositionTable table = new TranspositionTable(1);

  @ParameterizedTest
  @CsvSource({
    "4660, 123, -45, 17, 2, true",
    "65535, -31990, 0, 0, 1, false",
    "0, 31990, 32000, -1, 3, true",
    "1, 0, -32768, 120, 0, false"
  })
  void givesBackWhatWasStored(int move, int score, int eval, int depth, int bound, boolean pv) {
    table.store(0x123456789ABCDEFL, move, score, eval, depth, bound, pv);
    long facts = table.probe(0x123456789ABCDEFL);
    assertThat(facts).isNotEqualTo(TranspositionTable.MISS);
    assertThat(TranspositionTable.move(facts)).isEqualTo(move);
    assertThat(TranspositionTable.score(facts)).isEqualTo(score);
    assertThat(TranspositionTable.eval(facts)).isEqualTo(eval);
    assertThat(TranspositionTable.depth(facts)).isEqualTo(depth);
    assertThat(TranspositionTable.bound(facts)).isEqualTo(bound);
    assertThat(TranspositionTable.isPv(facts)).isEqualTo(pv);
  }

  @Test
  void doesNotKnowWhatWasNeverStored() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 10_000; i++) {
      table.store(random.nextLong(), 1, 1, 1, 5, TranspositionTable.EXACT, false);
    }
    for (int i = 0; i < 10_000; i++) {
      assertThat(table.probe(random.nextLong())).isEqualTo(TranspositionTable.MISS);
    }
  }

  @Test
  void keepsTheMoveWhenABareScoreFollows() {
    table.store(99, 777, 10, 5, 6, TranspositionTable.LOWER, false);
    table.store(99, 0, 12, 5, 7, TranspositionTable.UPPER, false);
    assertThat(TranspositionTable.move(table.probe(99))).isEqualTo(777);
  }

  @Test
  void aBareEvaluationNeverDrivesOutASearchedEntry() {
    // Keys that share the high bits share the bucket.
    for (int i = 1; i <= 4; i++) {
      table.store(i, 7, 1, 1, 10, TranspositionTable.LOWER, false);
    }
    for (int i = 5; i < 30; i++) {
      table.store(i, 0, 0, 1, -1, TranspositionTable.NO_BOUND, false);
    }
    for (int i = 1; i <= 4; i++) {
      assertThat(table.probe(i)).isNotEqualTo(TranspositionTable.MISS);
    }
  }

  @Test
  void deepEntriesOutliveShallowOnes() {
    table.store(1, 7, 1, 1, 20, TranspositionTable.LOWER, false);
    for (int i = 2; i < 40; i++) {
      table.store(i, 7, 1, 1, 2, TranspositionTable.LOWER, false);
    }
    assertThat(table.probe(1)).isNotEqualTo(TranspositionTable.MISS);
    assertThat(table.probe(39)).as("the last one always finds room").isNotZero();
  }

  @Test
  void oldEntriesMakeRoom() {
    for (int i = 1; i <= 3; i++) {
      table.store(i, 7, 1, 1, 12, TranspositionTable.LOWER, false);
    }
    table.nextSearch();
    table.nextSearch();
    for (int i = 10; i < 13; i++) {
      table.store(i, 7, 1, 1, 6, TranspositionTable.LOWER, false);
    }
    for (int i = 10; i < 13; i++) {
      assertThat(table.probe(i)).isNotEqualTo(TranspositionTable.MISS);
    }
  }

  @Test
  void aTornEntryMatchesNoKey() {
    // What another thread would leave half written: facts of one entry under the key of another.
    long first = facts(11, 1);
    long second = facts(12, 2);
    assertThat(11 ^ first ^ second).isNotEqualTo(11).isNotEqualTo(12);
  }

  private long facts(long key, int move) {
    table.store(key, move, 1, 1, 3, TranspositionTable.EXACT, false);
    return table.probe(key);
  }

  @Test
  void matesAreCountedFromThePosition() {
    int atRoot = Value.mateIn(9);
    int stored = TranspositionTable.scoreFor(atRoot, 4);
    assertThat(stored).isEqualTo(Value.mateIn(5));
    table.store(5, 0, stored, 0, 1, TranspositionTable.EXACT, false);
    assertThat(TranspositionTable.scoreAt(table.probe(5), 6)).isEqualTo(Value.mateIn(11));
    assertThat(TranspositionTable.scoreFor(Value.matedIn(9), 4)).isEqualTo(Value.matedIn(5));
  }

  @Test
  void isEmptyAfterClearAndResize() {
    table.store(5, 1, 1, 1, 1, TranspositionTable.EXACT, false);
    assertThat(table.fullness()).isNotNegative();
    table.clear();
    assertThat(table.probe(5)).isEqualTo(TranspositionTable.MISS);
    table.store(5, 1, 1, 1, 1, TranspositionTable.EXACT, false);
    table.resize(2);
    assertThat(table.probe(5)).isEqualTo(TranspositionTable.MISS);
  }
}
