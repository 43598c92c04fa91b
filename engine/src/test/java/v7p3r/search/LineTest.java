package v7p3r.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.board.Move;

class LineTest {
  @Test
  void keepsItsMovesWhenTheArrayChanges() {
    int[] moves = {5, 6, 7};
    Line line = Line.of(moves);
    Line part = Line.of(moves, 1, 3);
    moves[1] = 99;
    assertThat(line.get(1)).isEqualTo(6);
    assertThat(part).isEqualTo(Line.of(6, 7)).hasSameHashCodeAs(Line.of(6, 7));
  }

  @Test
  void hasNoMoveBeyondItsEnd() {
    assertThat(Line.of(5).getOrNone(0)).isEqualTo(5);
    assertThat(Line.of(5).getOrNone(1)).isEqualTo(Move.NONE);
    assertThat(Line.EMPTY.getOrNone(0)).isEqualTo(Move.NONE);
    assertThat(Line.of()).isSameAs(Line.EMPTY);
  }

  @Test
  void knowsWhichMovesItContains() {
    assertThat(Line.of(3, 4).contains(4)).isTrue();
    assertThat(Line.of(3, 4).contains(5)).isFalse();
  }
}
