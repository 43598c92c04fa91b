package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import v7p3r.arena.player.Executable;
import v7p3r.lab.studio.StudioServer;

/** A person analyses a game in a real browser. */
class AnalysePageIT {
  private static final String PGN =
      """
      [Event "Test"]
      [White "Ann"]
      [Black "Ben"]
      [Result "*"]

      1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 {quiet} 3. Bb5 *
      """;

  @RegisterExtension static final StudioPages WEB = StudioPages.usual();

  /** Otherwise its engine would go on for a while, in case that somebody comes back. */
  private static void leave(Page page) {
    String id = page.url().replaceAll(".*id=", "");
    page.context().close();
    assertEquals(200, WEB.studio().delete("/api/analyses/" + id).statusCode());
  }

  @Test
  void aGameIsAnalysedCommentedAndSaved() throws IOException {
    Page page = WEB.open("/analyse");
    page.locator("textarea").fill(PGN);
    page.locator("main .button.primary").click();
    assertThat(page.locator(".move-row .san")).hasCount(5);
    assertThat(page.locator(".variation")).containsText("c5");
    assertThat(page.locator(".move-comment")).containsText("quiet");
    page.keyboard().press("End");
    assertThat(page.locator(".move.chosen")).hasText("Bb5");
    assertThat(page.locator(".board.input-enabled")).hasCount(1);
    PlayPageIT.click(page, "a7");
    PlayPageIT.click(page, "a6");
    assertThat(page.locator(".move-row .san").nth(5)).hasText("a6");
    page.locator(".moves-foot button:has-text('Comment')").click();
    page.locator("dialog textarea").fill("asks the bishop");
    page.locator("dialog .button.primary").click();
    assertThat(page.locator(".moves")).containsText("asks the bishop");
    Download download =
        page.waitForDownload(
            () -> page.locator(".moves-panel button[aria-label='Save as PGN']").click());
    String saved = Files.readString(download.path());
    assertTrue(saved.contains("a6") && saved.contains("asks the bishop"), saved);
    assertTrue(saved.contains("(1... c5"), saved);
    leave(page);
  }

  @Test
  void theEngineShowsLinesThatCanBeKept() {
    Page page = WEB.open("/analyse");
    page.locator("main .button.primary").click();
    assertThat(page.locator(".lines-panel")).hasCount(1);
    if (page.locator(".lines-panel button[title^=Start]").count() > 0) {
      page.locator(".lines-panel button[title^=Start]").click();
    }
    assertThat(page.locator(".line-move").first()).isVisible();
    page.locator(".line-move").first().click();
    assertThat(page.locator(".move-row .san")).hasCount(1);
    leave(page);
  }

  @Test
  void enginesThinkSideBySide() throws IOException {
    Optional<Path> second = Executable.find("stockfish", Path.of(""));
    Assumptions.assumeTrue(second.isPresent(), "no second engine");
    try (StudioServerFixture two =
        StudioServerFixture.start(
            WEB.folder().resolve("two"),
            """
            {"hash": 4, "engines": [{"name": "Other", "command": ["%s"]}]}
            """
                .formatted(second.orElseThrow()))) {
      Page page = WEB.browser().open(two, "/analyse");
      page.locator("main .button.primary").click();
      assertThat(page.locator(".lines-panel")).hasCount(1);
      page.locator("select[aria-label='Add an engine']").selectOption("Other");
      assertThat(page.locator(".lines-panel")).hasCount(2);
      for (int i = 0; i < 2; i++) {
        assertThat(page.locator(".lines-panel").nth(i).locator(".line-move.first")).hasCount(3);
      }
      page.locator(".lines-panel button[title='Stop Other']").click();
      assertThat(page.locator(".lines-panel button[title='Start Other']")).hasCount(1);
      page.context().close();
    }
  }

  @Test
  void oneOfSeveralGamesIsChosen() {
    Page page = WEB.open("/analyse");
    page.locator("textarea")
        .fill(
            PGN
                + "\n[Event \"Second\"]\n[White \"Eva\"]\n\n1. d4 d5 *\n"
                + "\n[Event \"Third\"]\n[White \"Fay\"]\n\n1. c4 *\n");
    page.locator("main .button.primary").click();
    assertThat(page.locator(".pick-game")).hasCount(3);
    page.locator(".pick-game:has-text('Eva')").click();
    assertThat(page.locator(".move-row .san")).hasText(new String[] {"d4", "d5"});
    assertThat(page.locator(".strip").last()).containsText("Eva");
    leave(page);
  }

  @Test
  void optionsOfAnEngineAreSetAndCount() {
    Page page = WEB.open("/analyse");
    page.locator("main .button.primary").click();
    assertThat(page.locator(".line-move").first()).isVisible();
    page.locator(".lines-panel button[title=Options]").click();
    page.locator(".option-row:has-text('SearchType') select").selectOption("material");
    page.locator("dialog .button.primary").click();
    String analysis = "/api/analyses/" + page.url().replaceAll(".*id=", "");
    page.waitForCondition(
        () ->
            WEB.studio()
                .get(analysis)
                .at("/engines/0/options/SearchType")
                .asString("")
                .equals("material"));
    page.locator(".lines-panel button[title=Options]").click();
    assertThat(page.locator(".option-row:has-text('SearchType') select")).hasValue("material");
    assertThat(page.locator(".option-row:has-text('SearchType')")).containsText("usually negamax");
    page.locator("dialog button:has-text('As usual')").click();
    page.waitForCondition(() -> WEB.studio().get(analysis).at("/engines/0/options").isEmpty());
    assertThat(page.locator(".line-move").first()).isVisible();
    leave(page);
  }

  @Test
  void itIsSaidWhySingleMovesAreSearchedDeeper() throws IOException {
    Page page = WEB.open("/analyse");
    page.locator("main .button.primary").click();
    page.locator(".effort-view button:has-text('Move by move')").click();
    assertThat(page.locator(".how-deep-first")).containsText("is searched");
    assertThat(page.locator(".depth-list").first()).containsText("deep");
    assertThat(page.locator(".depth-list [title*='because']").first()).isVisible();
    assertEquals(List.of(), StudioPages.barriers(page));
    page.keyboard().press("Escape");
    assertThat(page.locator("dialog")).hasCount(0);
  }

  @Test
  void anEngineThatDoesNotStartIsTold() throws IOException {
    try (StudioServerFixture broken =
        StudioServerFixture.start(
            WEB.folder().resolve("broken"),
            "{\"hash\": 4, \"engines\": [{\"name\": \"Gone\", \"command\":"
                + " [\"no-such-program\"]}]}")) {
      Page page = WEB.browser().open(broken, "/analyse");
      page.locator("main .button.primary").click();
      page.locator("select[aria-label='Add an engine']").selectOption("Gone");
      assertThat(page.locator(".engine-fault")).containsText("Gone stopped");
      page.context().close();
    }
  }

  @Test
  void anAnalysisThatNobodySeesRestsUntilSomebodyIsBackButAGameGoesOn()
      throws InterruptedException {
    GameTable table = GameTable.open(WEB.browser(), WEB.studio(), GameTable.Start.of(3000));
    Page page = WEB.open("/analyse");
    page.locator("main .button.primary").click();
    assertThat(page.locator(".line-move").first()).isVisible();
    String address = page.url();
    String analysis = "/api/analyses/" + address.replaceAll(".*id=", "");
    String game = "/api/games/" + table.page().url().replaceAll(".*game=", "");
    table.move("e2", "e4");
    page.context().close();
    table.page().context().close();
    assertTrue(isRunning(analysis));
    for (int i = 0; i < 300 && isRunning(analysis); i++) {
      Thread.sleep(100);
    }
    assertFalse(isRunning(analysis));
    assertEquals(2, WEB.studio().get(game).get("moves").size());
    Page back = WEB.open(address.replaceAll("^http://[^/]*", ""));
    assertThat(back.locator(".lines-panel button[title^=Stop]")).isVisible();
    back.waitForCondition(() -> isRunning(analysis));
    leave(back);
  }

  @Test
  void itIsSaidWhenAStudioWasStartedAnewAndHasForgottenTheAnalysis() throws IOException {
    Path own = WEB.folder().resolve("anew");
    StudioServer first = PlayPageIT.server(own, 0);
    int port = URI.create(first.address()).getPort();
    Page page = WEB.browser().open(first.address());
    page.locator(".pages a:has-text('Analyse')").click();
    page.locator("main .button.primary").click();
    assertThat(page.locator(".line-move").first()).isVisible();
    first.close();
    assertThat(page.locator(".offline")).isVisible();
    try (StudioServer second = PlayPageIT.server(own, port)) {
      page.context().newPage().navigate(second.address());
      assertThat(page.locator(".engine-lines")).containsText("This analysis is gone");
      page.locator(".engine-lines button:has-text('New analysis')").click();
      assertThat(page.locator("main textarea")).isVisible();
      page.context().close();
    }
    assertTrue(WEB.browser().said().stream().noneMatch(text -> text.startsWith("exception")));
  }

  private static boolean isRunning(String analysis) {
    return WEB.studio().get(analysis).get("engines").get(0).get("running").asBoolean();
  }
}
