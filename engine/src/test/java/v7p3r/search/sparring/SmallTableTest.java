package v7p3r.search.sparring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.board.Move;
import v7p3r.search.Value;

class SmallTableTest {
  private static final int MOVE = 0xFEDC;
  private final SmallTable table = new SmallTable(1);

  @Test
  void givesBackWhatWasStored() {
    table.store(42, MOVE, -321, 17, SmallTable.LOWER, 3);
    long entry = table.probe(42);
    assertThat(SmallTable.move(entry)).isEqualTo(MOVE);
    assertThat(SmallTable.score(entry, 3)).isEqualTo(-321);
    assertThat(SmallTable.depth(entry)).isEqualTo(17);
    assertThat(SmallTable.bound(entry)).isEqualTo(SmallTable.LOWER);
  }

  @Test
  void knowsNothingOfOtherKeysAndAfterClear() {
    table.store(42, MOVE, 1, 1, SmallTable.EXACT, 0);
    assertThat(table.probe(42 + (1L << 40))).isEqualTo(SmallTable.NOTHING);
    table.clear();
    assertThat(table.probe(42)).isEqualTo(SmallTable.NOTHING);
  }

  @Test
  void countsMatesFromTheNodeThatAsks() {
    table.store(1, MOVE, Value.mateIn(9), 5, SmallTable.EXACT, 4);
    table.store(2, MOVE, Value.matedIn(9), 5, SmallTable.EXACT, 4);
    assertThat(SmallTable.score(table.probe(1), 6)).isEqualTo(Value.mateIn(11));
    assertThat(SmallTable.score(table.probe(2), 6)).isEqualTo(Value.matedIn(11));
  }

  @Test
  void keepsTheDeeperEntryUntilTheNextSearch() {
    long rival = 42 + (1L << 40);
    table.store(42, MOVE, 1, 9, SmallTable.EXACT, 0);
    table.store(rival, MOVE, 2, 3, SmallTable.EXACT, 0);
    assertThat(table.probe(rival)).isEqualTo(SmallTable.NOTHING);
    table.nextSearch();
    table.store(rival, MOVE, 2, 3, SmallTable.EXACT, 0);
    assertThat(table.probe(rival)).isNotEqualTo(SmallTable.NOTHING);
  }

  @Test
  void keepsTheKnownMoveWhenANewEntryHasNone() {
    table.store(42, MOVE, 1, 3, SmallTable.EXACT, 0);
    table.store(42, Move.NONE, 2, 4, SmallTable.UPPER, 0);
    assertThat(SmallTable.move(table.probe(42))).isEqualTo(MOVE);
  }

  @Test
  void saysHowFullItIs() {
    assertThat(table.hashFull()).isZero();
    for (long key = 0; key < 500; key++) {
      table.store(key, MOVE, 0, 1, SmallTable.EXACT, 0);
    }
    assertThat(table.hashFull()).isEqualTo(500);
    table.nextSearch();
    assertThat(table.hashFull()).isZero();
  }

  @Test
  void isEmptyAfterBeingResized() {
    table.store(42, MOVE, 1, 3, SmallTable.EXACT, 0);
    table.resize(2);
    assertThat(table.probe(42)).isEqualTo(SmallTable.NOTHING);
  }
}
