package v7p3r.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.lab.profile.source.PlayedPosition;
import v7p3r.lab.report.DataTable;
import v7p3r.notation.Fen;

class RealityTest {
  @TempDir private Path folder;

  private Reality reality(double[] pes, double[] labels) throws IOException {
    List<PlayedPosition> played = new ArrayList<>();
    StringBuilder deep = new StringBuilder("fen,game,ply,n_ref,nodes,best_move,loss,y\n");
    for (int i = 0; i < pes.length; i++) {
      String mode = pes[i] < 0.5 ? "Fast" : "Deep";
      played.add(
          new PlayedPosition(
              "g", i, Fen.START, "", pes[i], mode, 1_000_000L * (i + 1), OptionalInt.of(9), "1"));
      for (String nodes : List.of("1", "64")) {
        deep.append("f%d,g,%d,64,%s,e2e4,0.1,%s%n".formatted(i, i, nodes, labels[i]));
      }
    }
    deep.append("x,other game,0,64,64,e2e4,0,0.9\n");
    Path file = Files.writeString(folder.resolve("deep.csv"), deep);
    return new Reality(played, file);
  }

  @Test
  void theCorrelationIsThatOfRanks() throws IOException {
    // Ranks 1 2 3 4 5 against 2 1 4 3 5: 1 - 6 * 4 / (5 * 24) = 0.8.
    Reality reality =
        reality(new double[] {0.1, 0.2, 0.3, 0.6, 0.9}, new double[] {0.02, 0.01, 0.5, 0.4, 0.99});
    assertThat(reality.rankCorrelation()).isCloseTo(0.8, within(1e-12));
    assertThat(reality.positions()).isEqualTo(5);
  }

  @Test
  void aPredictionThatNeverChangesTellsNothing() throws IOException {
    assertThat(reality(new double[] {0.5, 0.5}, new double[] {0.1, 0.9}).rankCorrelation())
        .isZero();
  }

  @Test
  void modesAreComparedByTheirMeans() throws IOException {
    DataTable table = reality(new double[] {0.6, 0.1, 0.3}, new double[] {0.5, 0.1, 0.3}).byMode();
    assertThat(table.rows()).extracting(row -> row.getFirst()).containsExactly("Fast", "Deep");
    assertThat(table.number(0, "positions")).isEqualTo(2);
    assertThat(table.number(0, "pes")).isCloseTo(0.2, within(1e-12));
    assertThat(table.number(0, "label")).isCloseTo(0.2, within(1e-12));
    assertThat(table.number(0, "seconds")).isCloseTo(2.5, within(1e-12));
  }
}
