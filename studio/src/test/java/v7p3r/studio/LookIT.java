package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every page as a person sees it: in light and dark, on a phone, a tablet and a desk. The pictures
 * are left in {@code target/studio-pictures}.
 */
class LookIT {
  private static final List<String> PAGES = new ArrayList<>();

  /** Counts what a page has asked for and not read yet. */
  private static final String COUNT_REQUESTS =
      "window.asked = 0; const own = window.fetch; window.fetch = async (...words) => {"
          + " window.asked++; try { const answer = await own(...words);"
          + " await answer.clone().arrayBuffer(); return answer; } finally { window.asked--; } };";

  /** Ends when a page has all that it asked for, and has drawn it. */
  private static final String SETTLED =
      "async () => { const frame = () => new Promise(requestAnimationFrame);"
          + " do { await frame(); await frame(); }"
          + " while (window.asked > 0 || document.fonts.status !== 'loaded'); }";

  private static final String OVERFLOW =
      "() => document.documentElement.scrollWidth - document.documentElement.clientWidth";

  private static final Path PICTURES = Path.of("target/studio-pictures");
  private static final Path AXE = Path.of("web/node_modules/axe-core/axe.min.js");

  private static final String ANALYSIS =
      "{\"pgn\":\"1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 {quiet} 3. Bb5 *\"}";

  @TempDir static Path folder;

  private static Browser browser;
  private static StudioServerFixture studio;

  @BeforeAll
  static void start() throws IOException {
    browser = Browser.start("LookIT");
    studio = StudioServerFixture.start(folder);
    Files.createDirectories(PICTURES);
    PAGES.addAll(
        List.of("play", "analyse", "watch", "matches", "reports", "lab", "lab?view=model"));
    PAGES.add("play?game=" + game());
    PAGES.add("analyse?id=" + studio.posted("/api/analyses", ANALYSIS).path("id").asString());
  }

  /** A game with a move of each side. */
  private static String game() {
    String type = studio.get("/api/about").path("searchTypes").path(0).path("key").asString();
    String id =
        studio
            .posted(
                "/api/games",
                """
                {"color":"white","clock":null,"moveTime":50,"elo":null,"searchType":"%s",
                "desc":true,"opening":null,"fen":null,"chess960":null}\
                """
                    .formatted(type))
            .path("id")
            .asString();
    studio.posted("/api/games/" + id + "/move", "{\"uci\":\"e2e4\",\"ply\":0}");
    return id;
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.closePages();
      studio.close();
    }
  }

  private static Page open(String name, int width, int height, ColorScheme scheme) {
    Page page = blank(width, height, scheme);
    go(page, name);
    return page;
  }

  private static Page blank(int width, int height, ColorScheme scheme) {
    Page page = browser.blank(studio, Browser.usual(width, height).setColorScheme(scheme));
    page.addInitScript(COUNT_REQUESTS);
    return page;
  }

  private static void go(Page page, String name) {
    page.navigate("http://" + studio.host() + "/" + name);
    assertThat(page.locator("h1").first()).isAttached();
    assertThat(page.locator(".status .lamp")).isAttached();
    assertThat(page.locator("main .bones")).hasCount(0);
    page.evaluate(SETTLED);
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void everyPageIsAccessibleAndSilent(ColorScheme scheme) throws IOException {
    String axe = Files.readString(AXE);
    Page page = blank(1600, 1000, scheme);
    for (String name : PAGES) {
      go(page, name);
      String file = name.replaceAll("[?=]", "-") + "-" + scheme.name().toLowerCase() + ".png";
      page.screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(file)));
      page.evaluate(axe);
      Object violations =
          page.evaluate(
              "() => axe.run().then(r => r.violations.map(v => v.id + ': ' +"
                  + " v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(' | ')))");
      assertEquals(List.of(), violations, name);
    }
    assertEquals(List.of(), browser.said());
    page.context().close();
  }

  @ParameterizedTest
  @ValueSource(ints = {390, 820, 1600})
  void nothingScrollsSideways(int width) {
    Page page = blank(width, 900, ColorScheme.LIGHT);
    for (String name : PAGES) {
      go(page, name);
      assertEquals(0, overflow(page), name + " at " + width);
    }
    go(page, "play");
    page.screenshot(
        new Page.ScreenshotOptions().setPath(PICTURES.resolve("play-" + width + ".png")));
    if (width < 600) {
      for (String tab : List.of("effort", "why", "lines", "game", "moves")) {
        // Measured before a frame is drawn, so also before anything is sized anew.
        Object atOnce =
            page.locator(".tabs button[data-tab=" + tab + "]")
                .evaluate("button => { button.click(); return (" + OVERFLOW + ")(); }");
        assertEquals(0, ((Number) atOnce).intValue(), tab + " at once");
        page.evaluate(SETTLED);
        assertEquals(0, overflow(page), tab);
      }
    }
    page.context().close();
  }

  private static int overflow(Page page) {
    return ((Number) page.evaluate(OVERFLOW)).intValue();
  }

  @Test
  void theChosenThemeStays() {
    Page page = open("play", 1200, 900, ColorScheme.LIGHT);
    page.locator("button[aria-label='Light or dark']").click();
    assertEquals("dark", theme(page));
    page.reload();
    assertEquals("dark", theme(page));
    page.context().close();
  }

  private static String theme(Page page) {
    return (String) page.evaluate("() => document.documentElement.dataset.theme");
  }

  @Test
  void nothingMovesForThoseWhoAskedForCalm() {
    Page page = open("play", 1200, 900, ColorScheme.LIGHT);
    Object times =
        page.evaluate(
            "() => [...document.querySelectorAll('*')].map(e =>"
                + " getComputedStyle(e).transitionDuration).filter(t => parseFloat(t) > 0).length");
    assertEquals(0, ((Number) times).intValue());
    page.context().close();
  }

  @Test
  void theKeysAreListed() {
    Page page = open("play", 1200, 900, ColorScheme.LIGHT);
    page.keyboard().press("?");
    assertThat(page.locator("dialog h2")).hasText("Keys");
    page.keyboard().press("Escape");
    assertThat(page.locator("dialog")).hasCount(0);
    page.context().close();
  }

  @Test
  void theFirstPageIsSmall() {
    Page page = open("play", 1200, 900, ColorScheme.LIGHT);
    Object sizes =
        page.evaluate(
            "() => performance.getEntriesByType('resource').filter(e =>"
                + " e.name.includes('/assets/')).map(e => e.encodedBodySize).reduce((a, b) => a +"
                + " b, 0)");
    int bytes = ((Number) sizes).intValue();
    assertTrue(bytes > 0 && bytes < 300_000, () -> bytes + " bytes");
    page.context().close();
  }
}
