package v7p3r.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThemeSetTest {
  @Test
  void allAndNone() {
    assertThat(ThemeSet.parse("all")).isEqualTo(ThemeSet.ALL);
    assertThat(ThemeSet.parse(" None ")).isEqualTo(ThemeSet.NONE);
  }

  @Test
  void aListThatBeginsWithAMinusTakesAwayFromAll() {
    assertThat(ThemeSet.parse("-pawn-chains,-king"))
        .isEqualTo(ThemeSet.ALL.without(Theme.PAWN_CHAINS).without(Theme.Group.KING));
  }

  @Test
  void anyOtherListNamesWhatIsOn() {
    ThemeSet expected = ThemeSet.only(Theme.MATERIAL).with(Theme.Group.PAWN);
    assertThat(ThemeSet.parse("material pawn")).isEqualTo(expected);
    assertThat(ThemeSet.parse("material,pawn,-pawn-chains"))
        .isEqualTo(expected.without(Theme.PAWN_CHAINS));
  }

  @Test
  void aThemeOfAGroupSwitchedOffCanComeBack() {
    assertThat(ThemeSet.parse("-king,+castling"))
        .isEqualTo(ThemeSet.ALL.without(Theme.Group.KING).with(Theme.CASTLING));
  }

  @Test
  void offTakesTheWholeListAway() {
    assertThat(ThemeSet.parse("off=tactic,mobility"))
        .isEqualTo(ThemeSet.ALL.without(Theme.Group.TACTIC).without(Theme.MOBILITY));
    assertThat(ThemeSet.parse("off=")).isEqualTo(ThemeSet.ALL);
    assertThat(ThemeSet.parse("off=none")).isEqualTo(ThemeSet.ALL);
  }

  @Test
  void everySetIsReadBackAsItIsWritten() {
    Random random = new Random(1);
    for (int i = 0; i < 200; i++) {
      ThemeSet themes = ThemeSet.of(random.nextLong());
      assertThat(ThemeSet.parse(themes.toString())).isEqualTo(themes);
    }
    assertThat(ThemeSet.parse(ThemeSet.ALL.toString())).isEqualTo(ThemeSet.ALL);
    assertThat(ThemeSet.parse(ThemeSet.NONE.toString())).isEqualTo(ThemeSet.NONE);
  }

  @Test
  void noGroupIsCalledLikeATheme() {
    Set<String> keys = new HashSet<>(Set.of("all", "none"));
    for (Theme theme : Theme.values()) {
      assertThat(keys.add(theme.key())).isTrue();
    }
    for (Theme.Group group : Theme.Group.values()) {
      assertThat(keys.add(group.key())).as(group.key()).isTrue();
    }
  }

  @Test
  void everyThemeIsInOneGroupOfTheDesignAndOfOneSubject() {
    for (Theme theme : Theme.values()) {
      int groups = 0;
      for (Theme.Group group : Theme.Group.values()) {
        groups += group.has(theme) ? 1 : 0;
      }
      assertThat(groups).as(theme.key()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "pawn-chain, pawn-chains",
    "-mobilty, mobility",
    "material tacticts, tactic",
    "secondary, secondary-scoring",
    "+xyz-attack, king-attack"
  })
  void anUnknownWordIsAnsweredWithTheNearest(String text, String nearest) {
    assertThatThrownBy(() -> ThemeSet.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("expected a theme or a group, found")
        .hasMessageEndingWith("the nearest is '" + nearest + "'");
  }

  @Test
  void nothingIsNoSet() {
    assertThatThrownBy(() -> ThemeSet.parse(" , "))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("themes: expected all, none or a list, found nothing");
  }

  @Test
  void aVeryLongWordIsCut() {
    assertThatThrownBy(() -> ThemeSet.parse("x".repeat(1_000_000)))
        .hasMessageContaining("found '" + "x".repeat(40) + "'");
  }
}
