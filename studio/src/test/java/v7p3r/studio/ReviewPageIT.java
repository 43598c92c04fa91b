package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A person looks at analyzed games, makes a test of a blunder, and sees what the bot knows. */
class ReviewPageIT {
  private static final List<String> PAGES =
      List.of(
          "/review",
          "/review/club",
          "/review/club?game=1",
          "/review?view=opponents",
          "/review?view=tests");

  @RegisterExtension
  static final StudioPages WEB =
      StudioPages.with("{\"analyses\":[\"analyses\"],\"bots\":[\"bot.db\"]}")
          .after(ReviewPageIT::analyze);

  private static void analyze(Path folder) throws IOException {
    AnalysisFixture.analyze(
        AnalysisFixture.QUEEN_LOST + AnalysisFixture.FOOLS_MATE,
        folder.resolve("analyses/club"),
        folder.resolve("games/arena.db"));
    AnalysisFixture.bot(folder.resolve("bot.db"));
  }

  private static void go(Page page, String address) {
    page.navigate(WEB.address(address));
    assertThat(page.locator("h1").first()).isAttached();
    assertThat(page.locator("main .bones")).hasCount(0);
  }

  @Test
  void aBlunderIsFoundLookedAtAndMadeATest() throws IOException {
    Page page = WEB.open("/review");
    page.locator("a:has-text('club')").click();
    assertThat(page.locator(".key-figures").first()).containsText("Accuracy");
    assertThat(page.locator("section:has(h2:text('Critical moments')) .small-board").first())
        .isVisible();
    Locator queen = page.locator("section:has(h2:text('Blunders')) .moment:has-text('Qxf7+')");
    assertThat(queen.locator(".small-board")).isVisible();
    queen.locator("button:has-text('Turn this blunder into a test')").click();
    assertThat(page.locator("dialog .epd")).containsText("am Qxf7+;");
    assertThat(page.locator("dialog tbody tr").first()).containsText("Material");
    page.keyboard().press("Escape");
    assertTrue(
        Files.readString(WEB.folder().resolve("games/tests/blunders.epd")).contains("am Qxf7+;"));
    queen.locator("h3 a").click();
    assertThat(page.locator(".review-said")).containsText("3. Qxf7+??");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator(".review-said")).containsText("3... Kxf7");
    assertThat(page.locator(".review-curve .mark.blunder").first()).isAttached();
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void everyPageIsAccessibleAndFitsAPhone(ColorScheme scheme) throws IOException {
    Page wide = WEB.browser().blank(WEB.studio(), Browser.usual(1400, 1000).setColorScheme(scheme));
    Page phone = WEB.browser().blank(WEB.studio(), Browser.usual(390, 844).setColorScheme(scheme));
    for (String name : PAGES) {
      String file = name.substring(1) + "-" + scheme.name().toLowerCase(Locale.ROOT);
      go(wide, name);
      StudioPages.picture(wide, file, true);
      assertEquals(List.of(), StudioPages.barriers(wide), name);
      go(phone, name);
      StudioPages.picture(phone, file + "-390", true);
      assertEquals(0, StudioPages.overflow(phone), name);
    }
  }
}
