package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person watches a game that grows in a file. */
class WatchPageIT {
  private static final String HEAD =
      "[Event \"Live\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"*\"]\n\n";

  @TempDir static Path folder;

  private static Browser browser;
  private static StudioServerFixture studio;

  @BeforeAll
  static void start() throws IOException {
    browser = Browser.start("WatchPageIT");
    Files.createDirectories(folder.resolve("games"));
    Files.writeString(folder.resolve("games/active_game.pgn"), HEAD + "1. e4 *\n");
    studio = StudioServerFixture.start(folder);
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.closePages();
      studio.close();
    }
  }

  @Test
  void aGameIsSeenToGrow() throws IOException {
    Page page = browser.open(studio, "/watch");
    assertThat(page.locator(".board-card").first()).containsText("Ann");
    page.locator(".board-card").first().click();
    assertThat(page.locator(".move-row .san")).hasText(new String[] {"e4"});
    Files.writeString(folder.resolve("games/active_game.pgn"), HEAD + "1. e4 e5 2. Nf3 *\n");
    assertThat(page.locator(".move-row .san")).hasText(new String[] {"e4", "e5", "Nf3"});
    assertEquals(List.of(), browser.said());
    page.context().close();
  }
}
