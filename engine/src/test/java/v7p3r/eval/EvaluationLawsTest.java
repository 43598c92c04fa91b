package v7p3r.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;

/** What holds for the evaluation as a whole, whatever its themes and weights are. */
class EvaluationLawsTest {
  private static final long SEED = 20260101;
  private static final int MANY = 10_000;
  private static final Weights DESIGN = Weights.design();

  @Test
  void mirroredPositionsScoreTheSame() {
    Evaluator evaluator = new Evaluator();
    Position mirror = new Position();
    LawPositions.forEach(
        MANY,
        SEED,
        position -> {
          mirror.set(LawPositions.mirror(position));
          assertSame("all", position, evaluator.evaluate(mirror), evaluator.evaluate(position));
        });
  }

  private static void assertEveryThemeMirrors(Position position) {
    Weights weights = Weights.tuned();
    EvalContext here = EvalFixture.context(position, weights);
    EvalContext there = EvalFixture.context(Position.of(LawPositions.mirror(position)), weights);
    for (Theme theme : Theme.values()) {
      assertSame(theme, position, theme.score(there, BLACK), theme.score(here, WHITE));
      assertSame(theme, position, theme.score(there, WHITE), theme.score(here, BLACK));
    }
  }

  @Test
  void everyThemeAloneMirrors() {
    LawPositions.forEach(2_000, SEED + 1, EvaluationLawsTest::assertEveryThemeMirrors);
  }

  @Test
  void theHotPathAgreesWithTheRegistryThemeByTheme() {
    Evaluator[] alone = new Evaluator[Theme.values().length];
    for (Theme theme : Theme.values()) {
      alone[theme.ordinal()] = new Evaluator(DESIGN, ThemeSet.only(theme));
    }
    LawPositions.forEach(
        2_000,
        SEED + 2,
        position -> {
          for (Theme theme : Theme.values()) {
            assertSame(
                theme,
                position,
                alone[theme.ordinal()].evaluate(position),
                fromRegistry(position, DESIGN, ThemeSet.only(theme)));
          }
        });
  }

  @Test
  void theHotPathAgreesWithTheRegistryForAnySet() {
    Random random = new Random(SEED);
    Weights weights = randomWeights(random);
    Evaluator evaluator = new Evaluator(weights, ThemeSet.ALL);
    LawPositions.forEach(
        2_000,
        SEED + 3,
        position -> {
          ThemeSet themes = ThemeSet.of(random.nextLong());
          evaluator.use(themes);
          assertThat(evaluator.evaluate(position))
              .as("%s in %s", themes, Fen.format(position))
              .isEqualTo(fromRegistry(position, weights, themes));
        });
  }

  /** The score as the registry tells it: every theme by its method reference, then blended. */
  private static int fromRegistry(Position position, Weights weights, ThemeSet themes) {
    EvalContext context = EvalFixture.context(position, weights);
    int score = Score.ZERO;
    for (Theme theme : Theme.values()) {
      if (themes.has(theme)) {
        score += theme.score(context, WHITE) - theme.score(context, BLACK);
      }
    }
    int white = EndgameScale.blend(context, score, themes.has(Theme.DRAWISH_MATERIAL));
    return position.sideToMove() == WHITE ? white : -white;
  }

  @Test
  void whatTheEvaluatorRemembersNeverChangesAScore() {
    Evaluator warm = new Evaluator();
    List<Position> positions = LawPositions.list(1_000, SEED + 4);
    positions.forEach(warm::evaluate);
    for (Position position : positions) {
      assertThat(warm.evaluate(position))
          .as(Fen.format(position))
          .isEqualTo(new Evaluator().evaluate(position));
    }
  }

  @Test
  void aScoreAfterMovesMadeAndTakenBackIsTheSame() {
    Evaluator evaluator = new Evaluator();
    Position again = new Position();
    LawPositions.forEach(
        300,
        SEED + 5,
        position -> {
          int before = evaluator.evaluate(position);
          var moves = position.legalMoves();
          for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            int after = evaluator.evaluate(position);
            again.set(position.setup());
            assertSame("after a move", position, evaluator.evaluate(again), after);
            position.unmake();
          }
          assertThat(evaluator.evaluate(position)).isEqualTo(before);
        });
  }

  @Test
  void scoresNeverLeakFromOneSetOfThemesIntoAnother() {
    Random random = new Random(SEED);
    List<ThemeSet> sets = new ArrayList<>(List.of(ThemeSet.ALL, ThemeSet.NONE));
    List<Evaluator> own = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      sets.add(ThemeSet.of(random.nextLong()));
    }
    sets.forEach(set -> own.add(new Evaluator(Weights.tuned(), set)));
    Evaluator shared = new Evaluator();
    for (Position position : LawPositions.list(200, SEED + 6)) {
      for (int i = 0; i < sets.size(); i++) {
        shared.use(sets.get(i));
        assertThat(shared.evaluate(position))
            .as("%s in %s", sets.get(i), Fen.format(position))
            .isEqualTo(own.get(i).evaluate(position));
      }
    }
  }

  @Test
  void scoresNeverLeakFromOneListOfWeightsIntoAnother() {
    Random random = new Random(SEED);
    Weights other = randomWeights(random);
    Evaluator design = new Evaluator(Weights.design(), ThemeSet.ALL);
    Evaluator changed = new Evaluator(other, ThemeSet.ALL);
    Evaluator shared = new Evaluator();
    for (Position position : LawPositions.list(200, SEED + 7)) {
      shared.use(Weights.design());
      assertThat(shared.evaluate(position)).isEqualTo(design.evaluate(position));
      shared.use(other);
      assertThat(shared.evaluate(position)).isEqualTo(changed.evaluate(position));
    }
  }

  /**
   * Without the themes that ask whose turn it is, passing changes the sign and the right to move.
   */
  @Test
  void passingCostsTheRightToMoveTwice() {
    ThemeSet themes =
        ThemeSet.ALL
            .without(Theme.OPPOSITION)
            .without(Theme.KING_RACE)
            .without(Theme.PROMOTION_THREAT)
            .without(Theme.DRAWISH_MATERIAL);
    Evaluator evaluator = new Evaluator(Weights.tuned(), themes);
    LawPositions.forEach(
        1_000,
        SEED + 9,
        position -> {
          if (!position.inCheck()) {
            int before = evaluator.evaluate(position);
            position.makeNull();
            int after = evaluator.evaluate(position);
            position.unmakeNull();
            assertThat(after + before)
                .as(Fen.format(position))
                .isCloseTo(2 * evaluator.tempo(position), within(2)); // each is rounded
          }
        });
  }

  @Test
  void withoutThemesEveryPositionIsEven() {
    Evaluator none = new Evaluator(Weights.tuned(), ThemeSet.NONE);
    LawPositions.forEach(500, SEED + 8, p -> assertThat(none.evaluate(p)).isZero());
  }

  @Test
  void evaluatingAllocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Evaluator evaluator = new Evaluator();
    Position[] positions = LawPositions.list(500, SEED + 9).toArray(Position[]::new);
    long sum = 0;
    for (Position position : positions) {
      sum += evaluator.evaluate(position);
    }
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int round = 0; round < 20; round++) {
      for (int i = 0; i < positions.length; i++) {
        sum += evaluator.evaluate(positions[i]);
      }
    }
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(allocated).as("bytes for 10,000 evaluations, sum %d", sum).isZero();
  }

  /** The text of the position is worked out for failures only. */
  private static void assertSame(Object what, Position position, int actual, int expected) {
    if (actual != expected) {
      assertThat(actual).as("%s in %s", what, Fen.format(position)).isEqualTo(expected);
    }
  }

  private static Weights randomWeights(Random random) {
    int[] values = new int[Weights.count()];
    for (int i = 0; i < values.length; i++) {
      values[i] = Score.of(random.nextInt(41) - 20, random.nextInt(41) - 20);
    }
    return Weights.of(values);
  }
}
