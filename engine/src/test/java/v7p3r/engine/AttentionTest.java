package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

class AttentionTest {
  /** White has captures, checks, retreats and quiet moves, near and far. */
  private static final String RICH = "4k3/1p3p2/8/3n4/8/2N4Q/PPP2PP1/R3K2R w KQ - 0 1";

  private static double difficulty(Position position, String move) {
    return Attention.difficulty(position, UciMove.parse(position, move));
  }

  @Test
  void quietMovesAreHarderToNoticeThanChecksAndThoseThanCaptures() {
    Position position = Fen.parse(RICH);
    assertThat(difficulty(position, "a2a3")).isGreaterThan(difficulty(position, "h3e6"));
    assertThat(difficulty(position, "h3e6")).isGreaterThan(difficulty(position, "c3d5"));
  }

  @Test
  void movesBackwardAndAcrossTheBoardAreHarder() {
    Position position = Fen.parse(RICH);
    assertThat(difficulty(position, "c3d1")).isGreaterThan(difficulty(position, "c3e4"));
    assertThat(difficulty(position, "h3d3")).isGreaterThan(difficulty(position, "h3f3"));
  }

  @Test
  void aRecaptureIsTheEasiestMoveOfAll() {
    Position position = Fen.parse("4k3/8/8/3p4/8/2N5/8/3RK3 b - - 0 1");
    position.make(UciMove.parse(position, "d5d4"));
    double capture = difficulty(position, "d1d4");
    Position after = Fen.parse("4k3/8/8/8/3Pp3/2N5/8/3RK3 b - - 0 1");
    after.make(UciMove.parse(after, "e8e7"));
    assertThat(capture).isLessThan(0.1).isLessThan(difficulty(after, "c3e4"));
  }

  @Test
  void withoutBlindnessEverythingIsNoticedAndWithMoreOfItLess() {
    Position position = Fen.parse(RICH);
    int move = UciMove.parse(position, "c3d1");
    int[] noticed = new int[3];
    double[] blindness = {0, 0.4, 0.8};
    for (int level = 0; level < blindness.length; level++) {
      for (int seed = 0; seed < 200; seed++) {
        Attention attention = new Attention(blindness[level], new SplittableRandom(seed));
        noticed[level] += attention.notices(position, move) ? 1 : 0;
      }
    }
    assertThat(noticed[0]).isEqualTo(200);
    assertThat(noticed[1]).isBetween(90, 150);
    assertThat(noticed[2]).isBetween(20, 70);
  }

  @Test
  void aManThatIsOverlookedIsOverlookedAllTurnLong() {
    Position position = Fen.parse(RICH);
    int check = UciMove.parse(position, "h3e6");
    int quiet = UciMove.parse(position, "h3f3");
    for (int seed = 0; seed < 100; seed++) {
      Attention attention = new Attention(0.7, new SplittableRandom(seed));
      if (attention.notices(position, quiet)) {
        assertThat(attention.notices(position, check)).isTrue();
      }
    }
  }
}
