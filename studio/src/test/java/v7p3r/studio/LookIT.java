package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
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

  private static final String ANALYSIS =
      "{\"pgn\":\"1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 {quiet} 3. Bb5 *\"}";

  @RegisterExtension static final StudioPages WEB = StudioPages.usual();

  @BeforeAll
  static void begin() {
    PAGES.addAll(
        List.of("play", "analyse", "watch", "matches", "reports", "lab", "lab?view=model"));
    PAGES.add("play?game=" + game());
    PAGES.add("analyse?id=" + WEB.studio().posted("/api/analyses", ANALYSIS).path("id").asString());
  }

  /** A game with a move of each side. */
  private static String game() {
    String type = WEB.studio().get("/api/about").path("searchTypes").path(0).path("key").asString();
    String id =
        WEB.studio()
            .posted(
                "/api/games",
                """
                {"color":"white","clock":null,"moveTime":50,"elo":null,"searchType":"%s",
                "desc":true,"opening":null,"fen":null,"chess960":null}\
                """
                    .formatted(type))
            .path("id")
            .asString();
    WEB.studio().posted("/api/games/" + id + "/move", "{\"uci\":\"e2e4\",\"ply\":0}");
    return id;
  }

  private static Page open(String name, int width, int height, ColorScheme scheme) {
    Page page = blank(width, height, scheme);
    go(page, name);
    return page;
  }

  private static Page blank(int width, int height, ColorScheme scheme) {
    Page page =
        WEB.browser().blank(WEB.studio(), Browser.usual(width, height).setColorScheme(scheme));
    page.addInitScript(COUNT_REQUESTS);
    return page;
  }

  private static void go(Page page, String name) {
    page.navigate(WEB.address("/" + name));
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
    Page page = blank(1600, 1000, scheme);
    for (String name : PAGES) {
      go(page, name);
      StudioPages.picture(page, name + "-" + scheme.name().toLowerCase(Locale.ROOT), false);
      assertEquals(List.of(), StudioPages.barriers(page), name);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {390, 820, 1600})
  void nothingScrollsSideways(int width) {
    Page page = blank(width, 900, ColorScheme.LIGHT);
    for (String name : PAGES) {
      go(page, name);
      assertEquals(0, StudioPages.overflow(page), name + " at " + width);
    }
    go(page, "play");
    StudioPages.picture(page, "play-" + width, false);
    if (width < 600) {
      for (String tab : List.of("effort", "why", "lines", "game", "moves")) {
        // Measured before a frame is drawn, so also before anything is sized anew.
        String button = ".tabs button[data-tab=" + tab + "]";
        assertEquals(0, StudioPages.overflowOnceClicked(page, button), tab + " at once");
        page.evaluate(SETTLED);
        assertEquals(0, StudioPages.overflow(page), tab);
      }
    }
  }

  @Test
  void theChosenThemeStays() {
    Page page = open("play", 1200, 900, ColorScheme.LIGHT);
    page.locator("button[aria-label='Light or dark']").click();
    assertEquals("dark", theme(page));
    page.reload();
    assertEquals("dark", theme(page));
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
  }

  @Test
  void theKeysAreListed() {
    Page page = open("play", 1200, 900, ColorScheme.LIGHT);
    page.keyboard().press("?");
    assertThat(page.locator("dialog h2")).hasText("Keys");
    page.keyboard().press("Escape");
    assertThat(page.locator("dialog")).hasCount(0);
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
  }
}
