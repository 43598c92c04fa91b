package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A person watches a game that grows in a file. */
class WatchPageIT {
  private static final String HEAD =
      "[Event \"Live\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"*\"]\n\n";

  @RegisterExtension static final StudioPages WEB = StudioPages.usual().after(WatchPageIT::begin);

  private static void begin(Path folder) throws IOException {
    Files.createDirectories(folder.resolve("games"));
    Files.writeString(folder.resolve("games/active_game.pgn"), HEAD + "1. e4 *\n");
    Files.writeString(
        folder.resolve("games/second.pgn"),
        HEAD.replace("Ann", "Eva")
            + "1. d4 {[%clk 0:04:58] [%eval 0.31]} d5 {[%clk 0:03:07] [%eval 0.28]} *\n");
  }

  @Test
  void severalBoardsAreSeenWithClocksAndEvaluations() {
    Page page = WEB.open("/watch");
    assertThat(page.locator(".board-card")).hasCount(2);
    Locator second = page.locator(".board-card:has-text('Eva')");
    assertThat(second).containsText("4:58");
    assertThat(second).containsText("3:07");
    assertThat(second).containsText("+0.28");
    assertThat(page.locator(".board-card:has-text('Ann')")).hasCount(1);
  }

  @Test
  void aGameIsSeenToGrow() throws IOException {
    Page page = WEB.open("/watch");
    page.locator(".board-card:has-text('Ann')").click();
    assertThat(page.locator(".move-row .san")).hasText(new String[] {"e4"});
    Files.writeString(WEB.folder().resolve("games/active_game.pgn"), HEAD + "1. e4 e5 2. Nf3 *\n");
    assertThat(page.locator(".move-row .san")).hasText(new String[] {"e4", "e5", "Nf3"});
    page.context().close();
  }
}
