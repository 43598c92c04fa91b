package v7p3r.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;

/** No theme is a stub and no weight is idle: themes and weights belong to each other. */
class ThemeCoverageTest {
  private static final long SEED = 20260303;

  /** It shrinks the whole score and adds nothing. */
  private static final Theme COMPOSED = Theme.DRAWISH_MATERIAL;

  private static final List<Position> POSITIONS = positions();

  /** Half of them pawn endings, and a mate to be forced, for some themes know nothing else. */
  private static List<Position> positions() {
    List<Position> positions = LawPositions.list(1_000, SEED);
    Random random = new Random(SEED);
    for (int i = 0; i < 1_000; i++) {
      positions.add(LawPositions.pawnEnding(random));
    }
    positions.add(Fen.parse("8/8/8/8/8/3BNK2/8/6k1 w - - 0 1"));
    return positions;
  }

  @Test
  void everyWeightBelongsToExactlyOneTheme() {
    Map<Weight, Set<Theme>> users = users();
    for (Weight weight : Weight.values()) {
      assertThat(users.get(weight)).as("themes that use %s", weight).hasSize(1);
    }
  }

  @Test
  void everyThemeButTheComposedOneHasAWeight() {
    Set<Theme> withWeights = EnumSet.noneOf(Theme.class);
    users().values().forEach(withWeights::addAll);
    assertThat(EnumSet.complementOf(EnumSet.copyOf(withWeights))).containsExactly(COMPOSED);
  }

  /** Found by trying: which themes change their score when a weight is changed. */
  private static Map<Weight, Set<Theme>> users() {
    Map<Weight, Set<Theme>> users = new EnumMap<>(Weight.class);
    Weights design = Weights.design();
    Random random = new Random(SEED);
    for (Weight weight : Weight.values()) {
      int[] changed = design.toArray();
      for (int i = 0; i < weight.length(); i++) {
        changed[weight.offset() + i] += Score.of(30 + random.nextInt(70), 30 + random.nextInt(70));
      }
      Set<Theme> touched = EnumSet.noneOf(Theme.class);
      EvalContext before = new EvalContext();
      EvalContext after = new EvalContext();
      for (Position position : POSITIONS) {
        look(before, position, design.toArray());
        look(after, position, changed);
        for (Theme theme : Theme.values()) {
          if (theme.score(before, WHITE) != theme.score(after, WHITE)) {
            touched.add(theme);
          }
        }
      }
      users.put(weight, touched);
    }
    return users;
  }

  @Test
  void everyThemeFiresInSomePositionOfOrdinaryGames() {
    Set<Theme> silent = EnumSet.complementOf(EnumSet.of(COMPOSED));
    for (Position position : POSITIONS) {
      EvalContext context = EvalFixture.context(position);
      silent.removeIf(
          theme -> theme.score(context, WHITE) != Score.ZERO || theme.score(context, BLACK) != 0);
    }
    assertThat(silent).isEmpty();
  }

  private static void look(EvalContext context, Position position, int[] weights) {
    context.look(position, weights);
    context.lookAtPawns();
  }
}
