package v7p3r.search.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Small and large memory behave alike. */
@Timeout(120)
class TableMemoryTest {
  /** The first is an array, the second lies outside of the heap and ends within a large page. */
  private static final int SMALL = 1000;

  private static final int LARGE = TableMemory.FAR_LONGS + 100_008;

  @ParameterizedTest
  @ValueSource(ints = {SMALL, LARGE})
  void itIsZeroAtFirstKeepsWhatIsWrittenAndCanBeCleared(int count) {
    TableMemory memory = TableMemory.ofLongs(count);
    int[] places = {0, 1, count / 3, count - 2, count - 1};
    for (int place : places) {
      assertThat(memory.get(place)).isZero();
      memory.set(place, Long.MIN_VALUE + place);
    }
    for (int place : places) {
      assertThat(memory.get(place)).isEqualTo(Long.MIN_VALUE + place);
    }
    boolean isCleared = memory.clear();
    assertThat(isCleared || count == LARGE).as("a small one always can be").isTrue();
    if (isCleared) {
      for (int place : places) {
        assertThat(memory.get(place)).isZero();
      }
    }
    memory.free();
  }

  @ParameterizedTest
  @ValueSource(ints = {SMALL, LARGE})
  void nothingBesideItCanBeRead(int count) {
    TableMemory memory = TableMemory.ofLongs(count);
    assertThatThrownBy(() -> memory.get(count)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> memory.set(-1, 1)).isInstanceOf(IndexOutOfBoundsException.class);
    memory.free();
  }

  @Test
  void memoryThatWasGivenBackIsNeverReadAgain() {
    TableMemory memory = TableMemory.ofLongs(LARGE);
    memory.free();
    assertThatThrownBy(() -> memory.get(0)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void moreThanTheSystemHasIsAnErrorThatCanBeCaught() {
    assertThatThrownBy(() -> FarMemory.ofLongs(1L << 55)).isInstanceOf(OutOfMemoryError.class);
  }
}
