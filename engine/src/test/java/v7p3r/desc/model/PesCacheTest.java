package v7p3r.desc.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PesCacheTest {
  private final PesCache cache = new PesCache(3);

  @Test
  void knowsWhatWasPutAndNothingElse() {
    assertThat(cache.get(0)).isNaN();
    cache.put(0x1234_5678_9abc_def0L, 0.7f);
    assertThat(cache.get(0x1234_5678_9abc_def0L)).isEqualTo(0.7f);
    assertThat(cache.get(0x1234_5678_9abc_def1L)).isNaN();
  }

  @Test
  void aKeyOfTheSameSlotReplacesAndIsNotMistaken() {
    cache.put(1, 0.1f);
    cache.put(1 + (1L << 40), 0.2f);
    assertThat(cache.get(1)).isNaN();
    assertThat(cache.get(1 + (1L << 40))).isEqualTo(0.2f);
  }

  @Test
  void forgetsWhenCleared() {
    cache.put(5, 0.5f);
    cache.clear();
    assertThat(cache.get(5)).isNaN();
  }

  @Test
  void needsASize() {
    assertThatThrownBy(() -> new PesCache(0)).isInstanceOf(IllegalArgumentException.class);
  }
}
