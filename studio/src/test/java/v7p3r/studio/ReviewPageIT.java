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
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A person looks at analyzed games, makes a test of a blunder, and sees what the bot knows. */
class ReviewPageIT {
  private static final Path PICTURES = Path.of("target/studio-pictures");
  private static final Path AXE = Path.of("web/node_modules/axe-core/axe.min.js");
  private static final List<String> PAGES =
      List.of(
          "/review",
          "/review/club",
          "/review/club?game=1",
          "/review?view=opponents",
          "/review?view=tests");

  @TempDir static Path folder;

  private static Browser browser;
  private static StudioServerFixture studio;

  @BeforeAll
  static void start() throws IOException {
    browser = Browser.start("ReviewPageIT");
    AnalysisFixture.analyze(
        AnalysisFixture.QUEEN_LOST + AnalysisFixture.FOOLS_MATE,
        folder.resolve("analyses/club"),
        folder.resolve("games/arena.db"));
    AnalysisFixture.bot(folder.resolve("bot.db"));
    studio =
        StudioServerFixture.start(folder, "{\"analyses\":[\"analyses\"],\"bots\":[\"bot.db\"]}");
    Files.createDirectories(PICTURES);
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.closePages();
      studio.close();
    }
  }

  private static void go(Page page, String address) {
    page.navigate("http://" + studio.host() + address);
    assertThat(page.locator("h1").first()).isAttached();
    assertThat(page.locator("main .bones")).hasCount(0);
  }

  @Test
  void aBlunderIsFoundLookedAtAndMadeATest() throws IOException {
    Page page = browser.open(studio, "/review");
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
    assertTrue(Files.readString(folder.resolve("games/tests/blunders.epd")).contains("am Qxf7+;"));
    queen.locator("h3 a").click();
    assertThat(page.locator(".review-said")).containsText("3. Qxf7+??");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator(".review-said")).containsText("3... Kxf7");
    assertThat(page.locator(".review-curve .mark.blunder").first()).isAttached();
    assertEquals(List.of(), browser.said());
    page.context().close();
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void everyPageIsAccessibleAndFitsAPhone(ColorScheme scheme) throws IOException {
    String axe = Files.readString(AXE);
    Page wide = browser.blank(studio, Browser.usual(1400, 1000).setColorScheme(scheme));
    Page phone = browser.blank(studio, Browser.usual(390, 844).setColorScheme(scheme));
    for (String name : PAGES) {
      String file = name.substring(1).replaceAll("[/?=]", "-") + "-" + scheme.name().toLowerCase();
      go(wide, name);
      wide.screenshot(picture(file));
      wide.evaluate(axe);
      Object violations =
          wide.evaluate(
              "() => axe.run().then(r => r.violations.map(v => v.id + ': ' +"
                  + " v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(' | ')))");
      assertEquals(List.of(), violations, name);
      go(phone, name);
      phone.screenshot(picture(file + "-390"));
      assertEquals(
          0,
          ((Number)
                  phone.evaluate(
                      "() => document.documentElement.scrollWidth -"
                          + " document.documentElement.clientWidth"))
              .intValue(),
          name);
    }
    assertEquals(List.of(), browser.said());
    wide.context().close();
    phone.context().close();
  }

  private static Page.ScreenshotOptions picture(String name) {
    return new Page.ScreenshotOptions().setFullPage(true).setPath(PICTURES.resolve(name + ".png"));
  }
}
