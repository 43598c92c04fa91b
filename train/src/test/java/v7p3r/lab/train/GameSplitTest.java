package v7p3r.lab.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.desc.model.Stage;
import v7p3r.lab.model.DatasetReader;
import v7p3r.lab.model.EffortRows;
import v7p3r.lab.model.Target;

class GameSplitTest {
  @TempDir private Path folder;

  private EffortRows rows;

  @BeforeEach
  void readGames() throws IOException {
    Path data = SyntheticProfile.write(folder, 150, 1);
    rows = new DatasetReader(data, Target.VOC, Stage.PRIOR, Set.of(), false).read().rows();
  }

  private static Set<Long> games(EffortRows rows) {
    return IntStream.range(0, rows.size()).mapToObj(rows::game).collect(Collectors.toSet());
  }

  @Test
  void noGameTeachesAndStops() {
    EffortRows teaching = GameSplit.teaching(rows);
    EffortRows stopping = GameSplit.stopping(rows);
    assertThat(games(teaching)).doesNotContainAnyElementsOf(games(stopping));
    assertThat(teaching.size() + stopping.size()).isEqualTo(rows.size());
    assertThat(stopping.size()).isCloseTo(rows.size() / 5, within(rows.size() / 10));
  }

  @Test
  void everyGameIsInOneFoldAndFoldsAreAlikeInSize() {
    int[] counts = new int[5];
    for (int row = 0; row < rows.size(); row++) {
      int fold = GameSplit.fold(rows, row, 5);
      counts[fold]++;
      if (row > 0 && rows.game(row) == rows.game(row - 1)) {
        assertThat(fold).isEqualTo(GameSplit.fold(rows, row - 1, 5));
      }
    }
    for (int count : counts) {
      assertThat(count).isCloseTo(rows.size() / 5, within(rows.size() / 10));
    }
  }

  /** Otherwise a fold would be all of the games that stop, and the others none. */
  @Test
  void foldsHaveNothingToDoWithTeachingAndStopping() {
    EffortRows stopping = GameSplit.stopping(rows);
    Set<Integer> folds =
        IntStream.range(0, stopping.size())
            .mapToObj(row -> GameSplit.fold(stopping, row, 5))
            .collect(Collectors.toSet());
    assertThat(folds).hasSize(5);
  }
}
