package v7p3r.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;
import static v7p3r.eval.EndgameScale.FULL;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Color;
import v7p3r.board.IllegalSetupException;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Setup;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weights;
import v7p3r.eval.king.DriveKing;
import v7p3r.notation.Fen;

class EndgameScaleTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/3k4/8/8/1B6/K7 w - - 0 1", // a lone minor
        "8/8/8/3k4/8/8/1N6/K7 w - - 0 1",
        "8/8/8/3k4/7p/8/1N6/K7 w - - 0 1", // cannot win against a pawn either
        "8/8/8/3k4/8/8/1NN5/K7 w - - 0 1", // two knights
        "8/8/8/3k4/8/2B5/3B4/K7 w - - 0 1", // bishops of one color
        "1k6/8/8/P7/8/8/1B6/K7 w - - 0 1", // a8 is light, the bishop dark
        "6k1/8/8/7P/7P/8/2B5/K7 w - - 0 1", // h8 is dark, the bishop light
        "1k6/8/K7/P7/8/8/8/8 w - - 0 1", // the rook pawn alone
        "8/8/4k3/8/4K3/4P3/8/8 w - - 0 1" // the opposition is Black's
      })
  void knowsDeadDraws(String fen) {
    assertThat(factor(fen)).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/3k4/8/8/1Q6/K7 w - - 0 1",
        "8/8/8/3k4/8/8/1R6/K7 w - - 0 1",
        "8/8/8/3k4/8/8/1BN5/K7 w - - 0 1",
        "8/8/8/3k4/8/8/1BB5/K7 w - - 0 1",
        "8/8/8/3k4/7r/8/1Q6/K7 w - - 0 1", // queen against rook
        "1k6/8/8/P7/8/8/2B5/K7 w - - 0 1", // the right bishop
        "8/8/6k1/P7/8/8/1B6/K7 w - - 0 1", // the king comes too late to the corner
        "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", // a won pawn
        "8/5k2/8/8/8/1P6/1PK5/8 w - - 0 1" // two pawns
      })
  void leavesWinsAlone(String fen) {
    assertThat(factor(fen)).isEqualTo(FULL);
  }

  @ParameterizedTest
  @CsvSource({
    "8/8/8/3k4/7b/8/1R6/K7 w - - 0 1, 8", // rook against minor
    "8/8/8/3k4/7n/8/1R6/K7 w - - 0 1, 8",
    "8/8/8/3k4/7r/8/1RB5/K7 w - - 0 1, 20", // rook and bishop against rook
    "8/8/8/3k4/7b/8/1BN5/K7 w - - 0 1, 8", // two minors against one
    "8/8/8/3k4/6rb/8/1Q6/K7 w - - 0 1, 8", // queen against rook and bishop
    "8/5k2/4b3/8/8/1P3B2/1PK5/8 w - - 0 1, 54", // bishops of one color
    "8/5k2/5b2/p7/P7/1P3B2/1PK5/8 w - - 0 1, 30", // opposite bishops, one passed pawn
    "8/1r3k2/5b2/p7/P7/1P3B2/1PK5/5R2 w - - 0 1, 50", // opposite bishops and rooks
    "8/5k2/5b2/8/8/1P3N2/2K5/8 w - - 0 1, 40", // the minor goes for the last pawn
    "8/5kp1/5r2/8/8/6P1/5RKP/8 w - - 0 1, 48" // rooks, two pawns to one on one wing
  })
  void shrinksWhatIsHardToWin(String fen, int most) {
    assertThat(factor(fen)).isBetween(0, most);
  }

  @Test
  void shrinksLessWithMorePawns() {
    int one = factor("8/2r2k2/8/8/8/1P6/2K5/R7 w - - 0 1");
    int three = factor("8/2r2k2/8/8/8/1P5P/P1K5/R7 w - - 0 1");
    int four = factor("8/2r2k2/8/8/8/1P4PP/P1K5/R7 w - - 0 1");
    assertThat(one).isLessThan(three);
    assertThat(three).isLessThan(four);
    assertThat(four).isEqualTo(FULL);
  }

  @Test
  void doesNotTouchPositionsWithManyPieces() {
    EvalContext context = EvalFixture.context("r2q1rk1/5ppp/4b3/8/8/5B2/5PPP/R2Q1RK1 w - - 0 1");
    assertThat(EndgameScale.blend(context, Score.of(100, 100), true)).isEqualTo(100);
  }

  @Test
  void isSwitchedOffWithItsTheme() {
    Position draw = Fen.parse("8/8/8/3k4/8/8/1NN5/K7 w - - 0 1");
    ThemeSet material = ThemeSet.only(Theme.MATERIAL);
    assertThat(new Evaluator(Weights.design(), material).evaluate(draw)).isEqualTo(600);
    assertThat(
            new Evaluator(Weights.design(), material.with(Theme.DRAWISH_MATERIAL)).evaluate(draw))
        .isZero();
  }

  @Test
  void isTheSameForBothColorsAndNeverTakesFromADrivenKing() {
    Random random = new Random(7);
    int driven = 0;
    for (int i = 0; i < 5_000; i++) {
      Position position = ending(random);
      EvalContext context = EvalFixture.context(position);
      EvalContext mirrored =
          EvalFixture.context(Fen.parse(EvalFixture.mirror(Fen.format(position))));
      for (int side = WHITE; side <= BLACK; side++) {
        int factor = EndgameScale.factor(context, side);
        assertThat(factor).isBetween(0, FULL);
        assertThat(EndgameScale.factor(mirrored, Color.opposite(side))).isEqualTo(factor);
        if (DriveKing.score(context, side) != Score.ZERO) {
          driven++;
          assertThat(factor).as(() -> Fen.format(position)).isEqualTo(FULL);
        }
      }
    }
    assertThat(driven).isGreaterThan(300);
  }

  /** Kings and up to five more men. */
  private static Position ending(Random random) {
    while (true) {
      Setup setup = new Setup();
      setup.put(random.nextInt(64), Piece.WHITE_KING);
      setup.put(random.nextInt(64), Piece.BLACK_KING);
      for (int men = random.nextInt(6); men > 0; men--) {
        int square = random.nextInt(64);
        int piece = random.nextInt(Piece.WHITE_KING);
        boolean edge = Square.rank(square) % 7 == 0;
        if (setup.pieceOn(square) == Piece.NONE && (Piece.type(piece) != PieceType.PAWN || !edge)) {
          setup.put(square, piece);
        }
      }
      setup.sideToMove(random.nextInt(2));
      try {
        return Position.of(setup);
      } catch (IllegalSetupException e) {
        // kings side by side, or the side that moved left its king in check: draw again
      }
    }
  }

  private static int factor(String fen) {
    int factor = EndgameScale.factor(EvalFixture.context(fen), WHITE);
    assertThat(EndgameScale.factor(EvalFixture.context(EvalFixture.mirror(fen)), BLACK))
        .as("Black, mirrored")
        .isEqualTo(factor);
    return factor;
  }
}
