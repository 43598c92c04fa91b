package v7p3r.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextTableTest {
  @Test
  void textsGoToTheLeftAndNumbersToTheRight() {
    List<List<String>> rows = List.of(List.of("toga2", "7"), List.of("sf", "1234567"));
    assertThat(TextTable.of(List.of("engine", "games"), rows, List.of(false, true)))
        .isEqualTo("engine    games\ntoga2         7\nsf      1234567\n");
  }

  @Test
  void aTableWithoutRowsHasItsHeader() {
    assertThat(TextTable.of(List.of("a", ""), List.of(), List.of(false, false))).isEqualTo("a\n");
  }
}
