package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/** A person starts, watches, pauses and ends a match in a real browser. */
class MatchPageIT {
  @RegisterExtension static final StudioPages WEB = StudioPages.usual();

  @Test
  void aMatchIsWatchedAndGoesOnAfterItsPageIsClosed() throws InterruptedException {
    WEB.studio()
        .posted(
            "/api/matches",
            """
            {"name":"left","engines":[{"name":"V7P3R","title":"new"},
             {"name":"V7P3R","title":"old","options":{"Hash":2}}],
             "limit":{"nodes":1000},"games":1000,"concurrency":1,"openings":"built-in",
             "sprt":null,"draw":true,"resign":true}
            """);
    Page page = WEB.open("/matches/left");
    Locator board = page.locator(".match-boards .board-card .card-board").first();
    assertThat(board).isVisible();
    String seen = board.innerHTML();
    page.waitForCondition(() -> !board.innerHTML().equals(seen));
    page.context().close();
    int games = gamesOf("left");
    for (int i = 0; i < 600 && gamesOf("left") == games; i++) {
      Thread.sleep(100);
    }
    JsonNode state = WEB.studio().get("/api/matches/left");
    assertEquals("running", state.get("state").asString());
    assertTrue(gamesOf("left") > games, state::toString);
    WEB.studio().posted("/api/matches/left/stop", "{}");
  }

  private static int gamesOf(String match) {
    return WEB.studio().get("/api/matches/" + match).path("standing").path("games").asInt();
  }

  @Test
  void aMatchIsStartedPausedResumedAndStopped() {
    Page page = WEB.open("/matches");
    page.locator(".page-head .button.primary").click();
    page.locator("dialog input[type=text]").first().fill("browser-match");
    page.locator("dialog label:has-text('Limit') select").selectOption("nodes");
    page.locator("dialog label:has-text('Value') input").fill("2000");
    page.locator("dialog .button.primary").click();
    assertThat(page.locator(".page-head")).containsText("running");
    assertThat(page.locator(".match-boards .board-card").first()).isVisible();
    page.locator("button:has-text('Pause')").click();
    assertThat(page.locator(".match-progress")).containsText("paused");
    page.locator("button:has-text('Resume')").click();
    assertThat(page.locator(".match-progress")).containsText("running");
    assertThat(page.locator(".cross")).isVisible();
    page.locator("button:has-text('Stop now')").first().click();
    page.locator("dialog button:has-text('Stop now')").click();
    assertThat(page.locator(".match-progress")).containsText("stopped");
    page.locator(".match-boards .segments button:has-text('All games')").click();
    page.locator(".game-row a").first().click();
    assertThat(page.locator(".move-row").first()).isVisible();
    page.context().close();
  }
}
