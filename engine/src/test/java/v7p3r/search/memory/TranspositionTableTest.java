package v7p3r.search.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.search.Value;

class TranspositionTableTest {
  private final TranspositionTable table = new TranspositionTable(1);

  private void store(long key, int move, int score, int depth, int bound) {
    table.store(key, TranspositionTable.facts(move, score, 1, depth, bound, false));
  }

  @ParameterizedTest
  @CsvSource({
    "4660, 123, -45, 17, 2, true",
    "65535, -31990, 0, 0, 1, false",
    "0, 31990, 32000, -1, 3, true",
    "1, 0, -32768, 120, 0, false"
  })
  void givesBackWhatWasStored(int move, int score, int eval, int depth, int bound, boolean pv) {
    long stored = TranspositionTable.facts(move, score, eval, depth, bound, pv);
    table.store(0x123456789ABCDEFL, stored);
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
      store(random.nextLong(), 1, 1, 5, TranspositionTable.EXACT);
    }
    for (int i = 0; i < 10_000; i++) {
      assertThat(table.probe(random.nextLong())).isEqualTo(TranspositionTable.MISS);
    }
  }

  @Test
  void keepsTheMoveWhenABareScoreFollows() {
    store(99, 777, 10, 6, TranspositionTable.LOWER);
    store(99, 0, 12, 7, TranspositionTable.UPPER);
    assertThat(TranspositionTable.move(table.probe(99))).isEqualTo(777);
  }

  @Test
  void aBareEvaluationNeverDrivesOutASearchedEntry() {
    // Keys that share the high bits share the bucket.
    for (int i = 1; i <= 4; i++) {
      store(i, 7, 1, 10, TranspositionTable.LOWER);
    }
    for (int i = 5; i < 30; i++) {
      store(i, 0, 0, -1, TranspositionTable.NO_BOUND);
    }
    for (int i = 1; i <= 4; i++) {
      assertThat(table.probe(i)).isNotEqualTo(TranspositionTable.MISS);
    }
  }

  @Test
  void deepEntriesOutliveShallowOnes() {
    store(1, 7, 1, 20, TranspositionTable.LOWER);
    for (int i = 2; i < 40; i++) {
      store(i, 7, 1, 2, TranspositionTable.LOWER);
    }
    assertThat(table.probe(1)).isNotEqualTo(TranspositionTable.MISS);
    assertThat(table.probe(39)).as("the last one always finds room").isNotZero();
  }

  @Test
  void oldEntriesMakeRoom() {
    for (int i = 1; i <= 3; i++) {
      store(i, 7, 1, 12, TranspositionTable.LOWER);
    }
    table.nextSearch();
    table.nextSearch();
    for (int i = 10; i < 13; i++) {
      store(i, 7, 1, 6, TranspositionTable.LOWER);
    }
    for (int i = 10; i < 13; i++) {
      assertThat(table.probe(i)).isNotEqualTo(TranspositionTable.MISS);
    }
  }

  /** Another thread may write one half of an entry before this one reads both. */
  @Test
  void aTornEntryMatchesNoKey() throws ReflectiveOperationException {
    store(11, 1, 1, 3, TranspositionTable.EXACT);
    store(12, 2, 2, 3, TranspositionTable.EXACT);
    Field field = TranspositionTable.class.getDeclaredField("table");
    field.setAccessible(true);
    TableMemory longs = (TableMemory) field.get(table);
    assertThat(longs.get(0) ^ longs.get(1)).as("both are in the first bucket").isEqualTo(11);
    assertThat(longs.get(2) ^ longs.get(3)).isEqualTo(12);
    longs.set(1, longs.get(3));
    assertThat(table.probe(11)).isEqualTo(TranspositionTable.MISS);
    assertThat(table.probe(12)).isEqualTo(longs.get(3));
    longs.set(2, 11 ^ longs.get(1) ^ 1);
    assertThat(table.probe(11)).isEqualTo(TranspositionTable.MISS);
    assertThat(table.probe(12)).isEqualTo(TranspositionTable.MISS);
  }

  @Test
  void matesAreCountedFromThePosition() {
    int atRoot = Value.mateIn(9);
    int stored = TranspositionTable.scoreFor(atRoot, 4);
    assertThat(stored).isEqualTo(Value.mateIn(5));
    store(5, 0, stored, 1, TranspositionTable.EXACT);
    assertThat(TranspositionTable.scoreAt(table.probe(5), 6)).isEqualTo(Value.mateIn(11));
    assertThat(TranspositionTable.scoreFor(Value.matedIn(9), 4)).isEqualTo(Value.matedIn(5));
  }

  @Test
  void isEmptyAfterClearAndResize() {
    store(5, 1, 1, 1, TranspositionTable.EXACT);
    assertThat(table.fullness()).isNotNegative();
    table.clear();
    assertThat(table.probe(5)).isEqualTo(TranspositionTable.MISS);
    store(5, 1, 1, 1, TranspositionTable.EXACT);
    table.resize(2);
    assertThat(table.probe(5)).isEqualTo(TranspositionTable.MISS);
  }

  /** Its pages are not all there, so that other memory would be taken, but there is none. */
  @Test
  void aTableThatFindsNoOtherMemoryToBeClearedStaysOfUse() {
    AtomicInteger taken = new AtomicInteger();
    TranspositionTable large =
        new TranspositionTable(
            1,
            longs -> {
              if (longs <= 8) {
                return TableMemory.ofLongs(longs);
              }
              if (taken.getAndIncrement() > 0) {
                throw new OutOfMemoryError("a test");
              }
              return TableMemory.far(FarMemory.ofLongs(longs, -1));
            });
    long facts = TranspositionTable.facts(1234, 5, 6, 7, TranspositionTable.EXACT, false);
    large.store(1, facts);
    assertThatThrownBy(large::clear).isInstanceOf(OutOfMemoryError.class);
    assertThat(large.probe(1)).isEqualTo(TranspositionTable.MISS);
    large.store(1, facts);
    assertThat(TranspositionTable.depth(large.probe(1))).isEqualTo(7);
  }
}
