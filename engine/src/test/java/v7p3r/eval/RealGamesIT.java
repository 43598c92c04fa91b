package v7p3r.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.PgnGame;
import v7p3r.notation.PgnReader;
import v7p3r.notation.SharedData;

/** The laws again, on positions of games that people and engines have played. */
class RealGamesIT {
  private static final int POSITIONS_A_FILE = 10_000;

  /** Neighbors in a game are much alike. */
  private static final int STRIDE = 4;

  private final Evaluator evaluator = new Evaluator();
  private final Position mirror = new Position();

  @Test
  void mirroredPositionsScoreTheSame() throws IOException {
    List<Path> files = SharedData.files("games", ".pgn.xz");
    int total = 0;
    for (Path file : files) {
      int seen = 0;
      try (InputStream in = SharedData.open(file);
          PgnReader reader = new PgnReader(in, file.toString(), problem -> {})) {
        Iterator<PgnGame> games = reader.games().iterator();
        while (seen < POSITIONS_A_FILE && games.hasNext()) {
          seen += checkGame(games.next());
        }
      }
      total += seen;
    }
    assertThat(total).isGreaterThan(2 * POSITIONS_A_FILE);
  }

  private int checkGame(PgnGame game) {
    int seen = 0;
    Position position = game.startPosition();
    for (int ply = 0; ply < game.length(); ply++) {
      if (ply % STRIDE == 0) {
        mirror.set(LawPositions.mirror(position));
        int score = evaluator.evaluate(position);
        assertThat(evaluator.evaluate(mirror)).as(Fen.format(position)).isEqualTo(score);
        seen++;
      }
      PgnGame.play(position, game.move(ply));
    }
    return seen;
  }
}
