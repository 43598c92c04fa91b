package v7p3r.lab.themes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;
import v7p3r.profile.SampleGames;

class ThemePricesTest {
  private static final Weights DESIGN = Weights.design();

  @Test
  void everyThemeHasAPrice() {
    List<Position> positions = new ArrayList<>();
    SampleGames.forEach(40, 1, shown -> positions.add(Position.of(shown.setup())));
    AtomicInteger steps = new AtomicInteger();
    ThemePrices.Report report = ThemePrices.measure(positions, DESIGN, 3, steps::incrementAndGet);
    assertThat(report.positions()).isEqualTo(40);
    assertThat(report.wholeNanos()).isGreaterThan(report.frameNanos());
    assertThat(report.prices())
        .extracting(ThemePrices.Price::theme)
        .containsExactly(Theme.values());
    assertThat(report.prices())
        .allSatisfy(price -> assertThat(price.nanos()).isNotNegative())
        .allSatisfy(price -> assertThat(price.fires()).isBetween(0.0, 1.0));
    assertThat(steps).hasValue(ThemePrices.steps(3));
  }

  @Test
  void firesAndCentipawnsAreCounted() {
    // White is a queen up in the first, a bishop that cannot win in the second, nothing in the
    // rest.
    List<Position> positions =
        List.of(
            Fen.parse("4k3/8/8/8/8/8/8/3QK3 w - - 0 1"),
            Fen.parse("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1"),
            Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
            Fen.parse("4k3/8/8/8/8/8/8/4K3 b - - 0 1"));
    List<ThemePrices.Price> prices = ThemePrices.measure(positions, DESIGN, 1, () -> {}).prices();
    ThemePrices.Price material = prices.get(Theme.MATERIAL.ordinal());
    assertThat(material.fires()).isEqualTo(0.5);
    assertThat(material.centipawns()).isEqualTo((900 + 325) / 4.0);
    assertThat(prices.get(Theme.TEMPO.ordinal()).fires()).isEqualTo(1);
    assertThat(prices.get(Theme.DRAWISH_MATERIAL.ordinal()).fires()).isGreaterThan(0);
    assertThat(prices.get(Theme.FORKS.ordinal()).fires()).isZero();
  }

  @Test
  void nothingToMeasureIsRefused() {
    assertThatThrownBy(() -> ThemePrices.measure(List.of(), DESIGN, 1, () -> {}))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aThemeThatPredictsThePointsIsWorthMost() {
    ThemeWorth worth = new ThemeWorth(DESIGN);
    Evaluator material = new Evaluator(DESIGN, ThemeSet.only(Theme.MATERIAL));
    SampleGames.forEach(
        500,
        2,
        position -> {
          int score = material.evaluate(position) * (1 - 2 * position.sideToMove());
          worth.add(position, 1 / (1 + Math.exp(-score / 200.0)));
        });
    double[] byTheme = worth.worth();
    assertThat(worth.positions()).isEqualTo(500);
    for (int i = 1; i < byTheme.length; i++) {
      assertThat(byTheme[Theme.MATERIAL.ordinal()]).isGreaterThan(byTheme[i]);
    }
    assertThat(byTheme[Theme.MATERIAL.ordinal()]).isGreaterThan(0.01);
  }

  @Test
  void pointsThatTheEvaluationKnowsLeaveNoLoss() {
    ThemeWorth worth = new ThemeWorth(DESIGN);
    Evaluator all = new Evaluator(DESIGN, ThemeSet.ALL);
    SampleGames.forEach(
        300,
        3,
        position -> {
          int score = all.evaluate(position) * (1 - 2 * position.sideToMove());
          worth.add(position, 1 / (1 + Math.exp(-score / 200.0)));
        });
    assertThat(worth.loss()).isCloseTo(0, within(1e-9));
    assertThat(DoubleStream.of(worth.worth()).min().orElseThrow()).isGreaterThan(-1e-9);
  }
}
