package v7p3r.app.lichess.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.notation.Fen;

class GameLineTest {
  private final GameLine line = new GameLine(Fen.START, false);

  @Test
  void theWholeTextIsTaken() {
    assertThat(line.follow("e2e4 e7e5")).isTrue();
    assertThat(line.compare("e2e4 e7e5")).isEqualTo(GameLine.Change.SAME);
    assertThat(line.compare("e2e4 e7e5 g1f3 b8c6")).isEqualTo(GameLine.Change.LONGER);
    assertThat(line.compare("e2e4")).isEqualTo(GameLine.Change.SHORTER);
    assertThat(line.compare("e2e4 c7c5")).isEqualTo(GameLine.Change.OTHER);
    assertThat(line.follow("e2e4 e7e5 g1f3 b8c6")).isTrue();
    assertThat(line.ply()).isEqualTo(4);
  }

  @Test
  void movesTakenBackLeadToThePositionBefore() {
    line.follow("e2e4 e7e5 g1f3");
    assertThat(line.follow("e2e4")).isTrue();
    assertThat(Fen.format(line.position()))
        .isEqualTo("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  }

  @Test
  void whatIsNoChessChangesNothing() {
    line.follow("e2e4");
    assertThat(line.follow("e2e4 e2e4")).isFalse();
    assertThat(line.follow("e2e4 0000")).isFalse();
    assertThat(line.follow("e2e4 rubbish")).isFalse();
    assertThat(line.ply()).isEqualTo(1);
  }

  @Test
  void castlingIsUnderstoodInBothNotations() {
    String moves = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 ";
    GameLine other = new GameLine(Fen.START, false);
    assertThat(line.follow(moves + "e1g1")).isTrue();
    assertThat(other.follow(moves + "e1h1")).isTrue();
    assertThat(other.position().key()).isEqualTo(line.position().key());
    assertThat(other.uci(6)).isEqualTo("e1g1");
  }

  @Test
  void castlingInChess960TakesTheRook() {
    GameLine shuffled =
        new GameLine("bnrbkqrn/pppppppp/8/8/8/8/PPPPPPPP/BNRBKQRN w KQkq - 0 1", true);
    assertThat(shuffled.follow("f2f4 f7f5 f1f2 f8f7 e1g1")).isTrue();
    assertThat(shuffled.uci(4)).isEqualTo("e1g1");
    assertThat(Fen.format(shuffled.position())).contains("BNRB1RKN");
  }
}
