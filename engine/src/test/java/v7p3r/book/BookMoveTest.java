package v7p3r.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BookMoveTest {
  private static final List<BookMove> MOVES =
      List.of(new BookMove(101, 1), new BookMove(102, 6), new BookMove(103, 3));

  private static int[] chosen(long seed, int times) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] counts = new int[MOVES.size()];
    for (int i = 0; i < times; i++) {
      counts[MOVES.indexOf(BookMove.choose(MOVES, random))]++;
    }
    return counts;
  }

  @Test
  void isChosenAsOftenAsItWeighs() {
    int[] counts = chosen(7, 10_000);
    assertThat(counts[0]).isBetween(850, 1150);
    assertThat(counts[1]).isBetween(5_800, 6_200);
    assertThat(counts[2]).isBetween(2_800, 3_200);
  }

  @Test
  void isChosenAlikeByEqualSeeds() {
    assertThat(chosen(3, 50)).isEqualTo(chosen(3, 50));
  }

  @Test
  void needsAWeight() {
    assertThatThrownBy(() -> new BookMove(101, 0))
        .hasMessage("weight: expected at least 1, found 0");
  }
}
