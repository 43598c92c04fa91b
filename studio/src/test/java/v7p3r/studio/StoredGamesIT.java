package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.Ending;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.game.Termination;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Thought;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.MetricsDatabase.StoredMatch;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.notation.UciMove;

/** Ten thousand stored games are listed at once and scroll smoothly. */
class StoredGamesIT {
  private static final int GAMES = 10_000;
  private static final long QUICK_MILLIS = 200;

  /** Of a page, in which a list of any length has to be drawn while it is scrolled. */
  private static final double FRAME_MILLIS = 100;

  @RegisterExtension static final StudioPages WEB = StudioPages.usual().after(StoredGamesIT::store);

  private static void store(Path folder) throws IOException {
    Files.createDirectories(folder.resolve("games"));
    try (MetricsDatabase database = MetricsDatabase.open(folder.resolve("games/arena.db"))) {
      Instant now = Instant.parse("2026-03-01T12:00:00Z");
      StoredMatch loop = database.addGameLoop("many", "test", now);
      for (int number = 1; number <= GAMES; number++) {
        database.addGame(loop, number, game(number, now.plusSeconds(number)), "1. f3 0-1\n");
      }
    }
  }

  private static GameRecord game(int number, Instant start) {
    Position position = new Position();
    List<PlayedMove> moves = new ArrayList<>();
    for (String uci : List.of("f2f3", "e7e5", "g2g4", "d8h4")) {
      int move = UciMove.parse(position, uci);
      position.make(move);
      moves.add(new PlayedMove(move, uci, false, Thought.NONE, 1000, OptionalLong.empty()));
    }
    Allowance allowance = Allowance.of(SearchLimit.ofNodes(1));
    return new GameRecord(
        new GameRecord.Side("White " + number, "W", allowance),
        new GameRecord.Side("Black", "B", allowance),
        new Opening("Fool", Fen.START, List.of()),
        moves,
        new Ending(GameResult.BLACK_WINS, Termination.CHECKMATE, "Black mates"),
        Optional.empty(),
        start,
        Duration.ofSeconds(1));
  }

  @Test
  void aPageOfAnyPartOfTheListComesAtOnce() {
    List<Long> times = new ArrayList<>();
    for (int offset = 0; offset < GAMES; offset += 900) {
      long start = System.nanoTime();
      int rows = WEB.studio().get("/api/games?offset=" + offset + "&limit=100").get("rows").size();
      times.add((System.nanoTime() - start) / 1_000_000);
      assertEquals(100, rows);
    }
    Collections.sort(times);
    System.out.println("A page of " + GAMES + " games takes, in ms: " + times);
    assertTrue(times.get(times.size() / 2) < QUICK_MILLIS, times::toString);
  }

  @Test
  void theListScrollsAndIsFiltered() {
    Page page = WEB.open("/matches");
    assertThat(page.locator(".filters .note")).hasText("10,000 games");
    Locator rows = page.locator(".virtual-window .game-row");
    assertThat(rows.first()).containsText("White 10000");
    assertTrue(rows.count() < 100);
    Number median =
        (Number)
            page.evaluate(
                "async () => { const list = document.querySelector('.virtual'); const times = [];"
                    + " let last = performance.now(); for (let i = 1; i <= 60; i++) {"
                    + " list.scrollTop = i * 400; await new Promise(requestAnimationFrame); const"
                    + " now = performance.now(); times.push(now - last); last = now; }"
                    + " times.sort((a, b) => a - b); return times[30]; }");
    System.out.println("A frame takes " + median + " ms while the list scrolls");
    assertTrue(median.doubleValue() < FRAME_MILLIS, median::toString);
    page.evaluate("() => document.querySelector('.virtual').scrollTop = 1e9");
    assertThat(rows.last()).containsText("White 1");
    page.locator("input[aria-label=Player]").fill("White 777");
    assertThat(page.locator(".filters .note")).hasText("11 games");
    rows.first().locator("a").click();
    assertThat(page.locator(".move-row .san")).hasText(new String[] {"f3", "e5", "g4", "Qh4#"});
  }
}
