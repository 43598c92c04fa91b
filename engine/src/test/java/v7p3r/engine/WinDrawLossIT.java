package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.board.Color;
import v7p3r.notation.SharedData;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;

/** The chances that scores promise against the results of real games. */
class WinDrawLossIT {
  private static final int POSITIONS = 1000;
  private static final Limits NODES = Limits.toNodes(6000);

  private final Engine engine = new Engine();
  private int count;
  private double logLoss;
  private double promised;
  private double scored;

  @Test
  void agreeWithResults() throws IOException {
    List<Path> files = SharedData.files("labelled", "quiet_scored.tsv.xz");
    engine.setOption("Hash", "1");
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(SharedData.open(files.getFirst()), StandardCharsets.UTF_8))) {
      lines.readLine();
      while (count < POSITIONS) {
        String[] columns = lines.readLine().split("\t", -1);
        // A p marks positions that were changed after the game.
        if (!columns[2].isEmpty() && !columns[1].endsWith("p")) {
          compare(columns[0], Double.parseDouble(columns[2]));
        }
      }
    }
    assertThat(logLoss / count).as("log loss; one guess for all has 1.09").isLessThan(1.0);
    assertThat(promised / count)
        .as("share of points")
        .isBetween(scored / count - 0.04, scored / count + 0.04);
  }

  private void compare(String fen, double whiteResult) {
    engine.setPosition(fen, List.of());
    boolean white = engine.position().sideToMove() == Color.WHITE;
    double result = white ? whiteResult : 1 - whiteResult;
    SearchResult search = engine.go(NODES, SearchListener.SILENT);
    WinDrawLoss chances = WinDrawLoss.of(search.score(), engine.position().phase());
    int chance = result == 1 ? chances.win() : result == 0 ? chances.loss() : chances.draw();
    logLoss -= Math.log(Math.max(1, chance) / 1000.0);
    promised += (chances.win() + chances.draw() / 2.0) / 1000;
    scored += result;
    count++;
  }
}
