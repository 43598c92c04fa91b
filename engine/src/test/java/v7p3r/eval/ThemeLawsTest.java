package v7p3r.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;

/** What every single theme and every single weight must keep to. */
class ThemeLawsTest {
  private static final long SEED = 20260202;

  /** The sum of these is kept by pawn key. */
  private static final Set<Theme> SKELETON =
      EnumSet.range(Theme.PASSED_PAWNS, Theme.CENTER_CONTROL);

  private static final List<Position> POSITIONS = LawPositions.list(1_500, SEED);

  @Test
  void everyThemeHasAKeyATitleASentenceAndARange() {
    Set<String> keys = new HashSet<>();
    Set<String> titles = new HashSet<>();
    Set<String> sentences = new HashSet<>();
    for (Theme theme : Theme.values()) {
      assertThat(keys.add(theme.key())).as("%s has a key of its own", theme).isTrue();
      assertThat(theme.key()).matches("[a-z]+(-[a-z]+)*");
      assertThat(titles.add(theme.title())).as("%s has a title of its own", theme).isTrue();
      assertThat(theme.title()).matches("[A-Z][A-Za-z' ]{3,28}");
      assertThat(sentences.add(theme.meaning())).as("%s has its own sentence", theme).isTrue();
      assertThat(theme.meaning().split(" ")).as("%s says what it is", theme).hasSizeGreaterThan(2);
      assertThat(theme.expectedMin())
          .as("range of %s", theme)
          .isLessThanOrEqualTo(theme.expectedMax());
      assertThat(theme.designGroup())
          .isIn(Theme.Group.TEMPO, Theme.Group.PRIMARY, Theme.Group.SECONDARY);
      assertThat(theme.subject())
          .isIn(Theme.Group.PAWN, Theme.Group.PIECE, Theme.Group.KING, Theme.Group.TACTIC);
    }
  }

  @Test
  void everyWeightHasASentence() {
    for (Weight weight : Weight.values()) {
      assertThat(weight.meaning().split(" "))
          .as("%s says what it is", weight)
          .hasSizeGreaterThan(1);
      assertThat(weight.length()).isPositive();
    }
  }

  @Test
  void everyThemeButKingAttackIsLinearInItsWeights() {
    Random random = new Random(SEED);
    int[] first = randomWeights(random);
    int[] second = randomWeights(random);
    int[] sum = new int[first.length];
    for (int i = 0; i < sum.length; i++) {
      sum[i] = first[i] + second[i];
    }
    EvalContext context = new EvalContext();
    for (Position position : POSITIONS) {
      for (Theme theme : EnumSet.complementOf(EnumSet.of(Theme.KING_ATTACK))) {
        for (int side = WHITE; side <= BLACK; side++) {
          look(context, position, first);
          int expected = theme.score(context, side);
          look(context, position, second);
          expected += theme.score(context, side);
          look(context, position, sum);
          assertSame(theme, position, theme.score(context, side), expected);
        }
      }
    }
  }

  @Test
  void skeletonThemesSeeNothingButPawns() {
    Random random = new Random(SEED);
    for (Position position : POSITIONS) {
      EvalContext whole = EvalFixture.context(position);
      EvalContext bare = EvalFixture.context(LawPositions.pawnsAlone(position, random));
      for (Theme theme : SKELETON) {
        for (int side = WHITE; side <= BLACK; side++) {
          assertSame(theme, position, theme.score(bare, side), theme.score(whole, side));
        }
      }
    }
  }

  /** The text of the position is worked out for failures only. */
  private static void assertSame(Theme theme, Position position, int actual, int expected) {
    if (actual != expected) {
      assertThat(actual).as("%s in %s", theme, Fen.format(position)).isEqualTo(expected);
    }
  }

  private static void look(EvalContext context, Position position, int[] weights) {
    context.look(position, weights);
    context.lookAtPawns();
  }

  private static int[] randomWeights(Random random) {
    int[] values = new int[Weights.count()];
    for (int i = 0; i < values.length; i++) {
      values[i] = Score.of(random.nextInt(41) - 20, random.nextInt(41) - 20);
    }
    return values;
  }
}
