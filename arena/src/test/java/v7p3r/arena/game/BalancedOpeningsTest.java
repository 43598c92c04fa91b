package v7p3r.arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.notation.Fen;

class BalancedOpeningsTest {
  private static final Openings ALL = BalancedOpenings.all();

  private static Position end(Opening opening) {
    Position position = Fen.parse(opening.fen());
    opening.moves().forEach(position::make);
    return position;
  }

  private static List<Opening> openings() {
    return IntStream.range(0, ALL.size()).mapToObj(ALL::get).toList();
  }

  @Test
  void thereAreEnoughForALongMatchAndNoTwoEndAlike() {
    assertThat(ALL.size()).isGreaterThanOrEqualTo(200);
    Set<Long> ends = new HashSet<>();
    assertThat(openings()).allMatch(opening -> ends.add(end(opening).key()));
  }

  @Test
  void eachGivesBothSidesTheSameNumberOfMovesAndLeavesAGameToBePlayed() {
    assertThat(openings())
        .allSatisfy(
            opening -> {
              assertThat(opening.moves())
                  .hasSizeBetween(6, 14)
                  .hasSize(2 * (opening.moves().size() / 2));
              assertThat(end(opening).phase()).isGreaterThan(Position.FULL_PHASE * 2 / 3);
              assertThat(end(opening).hasLegalMove()).isTrue();
            });
  }

  @Test
  void aShortMatchSeesDifferentKinds() {
    assertThat(openings().subList(0, 10).stream().map(one -> one.moves().subList(0, 2)).distinct())
        .hasSizeGreaterThanOrEqualTo(6);
  }
}
