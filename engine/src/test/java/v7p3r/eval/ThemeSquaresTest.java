package v7p3r.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import v7p3r.board.Bitboard;
import v7p3r.board.Position;
import v7p3r.eval.SquareLaws.Telling;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrence;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weights;
import v7p3r.eval.king.KingAttack;
import v7p3r.notation.Fen;

/** The squares that a theme tells are the ones it scores: {@link SquareLaws} for all themes. */
class ThemeSquaresTest {
  private static final long SEED = 20260505;
  private static final Random RANDOM = new Random(SEED);
  private static final List<Position> POSITIONS = positions();
  private static final SquareLaws LAWS = new SquareLaws(POSITIONS, weights());

  /** Games, scattered men, pawn endings and bare kings, for some themes know nothing else. */
  private static List<Position> positions() {
    List<Position> positions = LawPositions.list(1_500, SEED);
    for (int i = 0; i < 1_000; i++) {
      positions.add(LawPositions.pawnEnding(RANDOM));
    }
    positions.add(Fen.parse("8/8/8/8/8/3BNK2/8/6k1 w - - 0 1"));
    positions.add(Fen.parse("8/8/2k5/8/8/8/1R6/4K3 w - - 0 1"));
    positions.add(Fen.parse("8/8/2k5/8/8/8/1R6/4K3 b - - 0 1"));
    return positions;
  }

  /** None is zero and hardly two are alike, so that a wrong count cannot hide. */
  private static Weights weights() {
    int[] values = new int[Weights.count()];
    for (int i = 0; i < values.length; i++) {
      values[i] = Score.of(1 + RANDOM.nextInt(40), 1 + RANDOM.nextInt(40));
    }
    return Weights.of(values);
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyThemeKeepsTheLaws(Theme theme) {
    assertThat(LAWS.faultOf(theme, theme::occurrences)).isEmpty();
  }

  /** The score is divided by rule, so the units that rule starts from have to be proven, too. */
  @Test
  void unitsOfDangerAreTheSumOfWhatIsToldForThem() {
    int dangers = 0;
    for (Position position : POSITIONS) {
      EvalContext context = EvalFixture.context(position);
      for (int side = WHITE; side <= BLACK; side++) {
        int units = KingAttack.units(context, side);
        if (units != 0) {
          Occurrences told = new Occurrences();
          KingAttack.tellUnits(context, side, told);
          int sum = told.list().stream().mapToInt(part -> Score.middlegame(part.score())).sum();
          assertThat(sum).as(Fen.format(position)).isEqualTo(units);
          dangers++;
        }
      }
    }
    assertThat(dangers).isGreaterThan(500);
  }

  @ParameterizedTest
  @EnumSource(value = Theme.class, mode = EnumSource.Mode.EXCLUDE, names = "DRAWISH_MATERIAL")
  void aThemeThatForgetsACaseIsFound(Theme theme) {
    assertFound(theme, (context, us) -> rest(theme.occurrences(context, us)));
  }

  @ParameterizedTest
  @EnumSource(value = Theme.class, mode = EnumSource.Mode.EXCLUDE, names = "DRAWISH_MATERIAL")
  void aThemeThatTellsTheOtherSideIsFound(Theme theme) {
    assertFound(theme, (context, us) -> theme.occurrences(context, us ^ 1));
  }

  @ParameterizedTest
  @EnumSource(
      value = Theme.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"TEMPO", "DRAWISH_MATERIAL"})
  void aThemeThatTellsTheNextSquareIsFound(Theme theme) {
    assertFound(theme, moved(theme, 1));
    assertFound(theme, moved(theme, 9));
  }

  /** As many squares of the same kind, but not the ones that score. */
  @ParameterizedTest
  @EnumSource(
      value = Theme.class,
      names = {
        "ISOLATED_PAWNS",
        "BACKWARD_PAWNS",
        "CONNECTED_PAWNS",
        "PASSED_PAWNS",
        "OUTPOSTS",
        "ROOK_FILES",
        "THREATS",
        "HANGING_PIECES",
        "RELATIVE_PINS",
        "DISCOVERED_ATTACKS",
        "SPACE",
      })
  void aThemeThatTellsOtherSquaresOfTheKindIsFound(Theme theme) {
    assertFound(
        theme,
        (context, us) -> {
          List<Occurrence> others = new ArrayList<>();
          long kind = SquareLaws.kind(theme, context, us);
          for (Occurrence occurrence : theme.occurrences(context, us)) {
            others.add(new Occurrence(kind & -kind, occurrence.score()));
            kind = Bitboard.rest(kind);
          }
          return others;
        });
  }

  private static void assertFound(Theme theme, Telling wrong) {
    assertThat(LAWS.faultOf(theme, wrong)).as("a wrong " + theme).isNotEmpty();
  }

  private static List<Occurrence> rest(List<Occurrence> told) {
    return told.isEmpty() ? told : told.subList(1, told.size());
  }

  private static Telling moved(Theme theme, int by) {
    return (context, us) ->
        theme.occurrences(context, us).stream()
            .map(part -> new Occurrence(Long.rotateLeft(part.squares(), by), part.score()))
            .toList();
  }
}
