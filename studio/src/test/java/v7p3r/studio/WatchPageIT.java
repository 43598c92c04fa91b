package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

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
  }

  @Test
  void aGameIsSeenToGrow() throws IOException {
    Page page = WEB.open("/watch");
    assertThat(page.locator(".board-card").first()).containsText("Ann");
    page.locator(".board-card").first().click();
    assertThat(page.locator(".move-row .san")).hasText(new String[] {"e4"});
    Files.writeString(WEB.folder().resolve("games/active_game.pgn"), HEAD + "1. e4 e5 2. Nf3 *\n");
    assertThat(page.locator(".move-row .san")).hasText(new String[] {"e4", "e5", "Nf3"});
    page.context().close();
  }
}
