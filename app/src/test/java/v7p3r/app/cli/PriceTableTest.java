package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import v7p3r.eval.Theme;
import v7p3r.lab.themes.ThemePrices;

/** Prices that were measured in a hurry are not more exact than they are. */
class PriceTableTest {
  private static ThemePrices.Price price(int theme, double nanos, double marginal) {
    return new ThemePrices.Price(Theme.values()[theme], nanos, marginal, 0.5, 12);
  }

  private static String table(double marginal) {
    return new PriceTable(
            new ThemePrices.Report(
                List.of(price(0, 900, 800), price(1, 120, marginal), price(2, 40, 30)),
                20,
                2000,
                500),
            Optional.empty())
        .write(PriceTable.Format.TABLE);
  }

  @Test
  void noThemeCostsLessThanNothing() {
    String text = table(-317);
    assertThat(text).doesNotContain("-317").contains("Costs scatter by 317 ns in this run");
    assertThat(text.lines().toList().get(2)).contains("900.0", "800.0", "40.0");
    assertThat(text.lines().toList().get(3)).contains("<317.0", "<15.9").doesNotContain("120.0");
    assertThat(text.lines().toList().get(4)).contains("<317.0").doesNotContain("30.0");
  }

  @Test
  void pricesWithoutScatterAreShownAsTheyAre() {
    assertThat(table(100)).contains("120.0", "100.0", "30.0").doesNotContain("<", "scatter");
  }
}
