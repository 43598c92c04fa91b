package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;
import v7p3r.arena.work.Announcement;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.WorkBoard;

/**
 * Pictures of every page with something on it, on a phone, a tablet and a desk, in light and dark,
 * to be looked at. They take a while, so they are made on request: {@code
 * -Dv7p3r.test.pictures=true}.
 */
@EnabledIfSystemProperty(
    named = "v7p3r.test.pictures",
    matches = "true",
    disabledReason = "pictures to look at, on request only: -Dv7p3r.test.pictures=true")
class PicturesIT {
  private static final List<Integer> WIDTHS = List.of(390, 820, 1600);

  private static final String GAME =
      "1. e4 e5 2. Nf3 d6 3. d4 Bg4 (3... exd4 4. Nxd4 Nf6) 4. dxe5 Bxf3 {gives up the bishop} "
          + "5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5? 10. Nxb5! cxb5 11. Bxb5+ "
          + "Nbd7 12. O-O-O Rd8 13. Rxd7! Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+! Nxb8 "
          + "17. Rd8# 1-0";

  private static final String LIVE =
      """
      [Event "Club night"]
      [White "%s"]
      [Black "%s"]
      [Result "*"]

      1. e4 {[%%clk 0:04:58] [%%eval 0.31]} e5 {[%%clk 0:04:57] [%%eval 0.28]} 2. Nf3
      {[%%clk 0:04:51] [%%eval 0.30]} Nc6 {[%%clk 0:04:40] [%%eval 0.25]} 3. Bb5
      {[%%clk 0:04:44] [%%eval 0.33]} a6 {[%%clk 0:04:12] [%%eval 0.41]} *
      """;

  @RegisterExtension
  static final StudioPages WEB =
      StudioPages.with(
              """
              {"hash": 16, "watch": ["club"], "analyses": ["analyses"], "bots": ["bot.db"],
               "reports": ["analyses/club"]}
              """)
          .after(PicturesIT::fill);

  private static void fill(Path folder) throws IOException {
    AnalysisFixture.analyze(
        AnalysisFixture.QUEEN_LOST + AnalysisFixture.FOOLS_MATE,
        folder.resolve("analyses/club"),
        folder.resolve("games/arena.db"));
    AnalysisFixture.bot(folder.resolve("bot.db"));
    Files.createDirectories(folder.resolve("club"));
    Files.writeString(
        folder.resolve("club/board-1.pgn"), LIVE.formatted("Ann Archer", "Ben Bishop"));
    Files.writeString(folder.resolve("club/board-2.pgn"), LIVE.formatted("Cy Castle", "Di Draper"));
    Files.writeString(
        folder.resolve("games/active_game.pgn"), LIVE.formatted("V7P3R 1.0", "Stockfish 17"));
  }

  /** A game on a clock of which both sides have made some moves. */
  private static String game() {
    String type = WEB.studio().get("/api/about").path("searchTypes").path(0).path("key").asString();
    String game =
        "/api/games/"
            + WEB.studio()
                .posted(
                    "/api/games",
                    """
                    {"color":"white","clock":{"base":600000,"increment":500},"moveTime":null,
                    "elo":null,"searchType":"%s","desc":true,"opening":null,"fen":null,
                    "chess960":null}\
                    """
                        .formatted(type))
                .path("id")
                .asString();
    for (int ply = 0; ply < 20; ply += 2) {
      JsonNode hint = WEB.studio().posted(game + "/hint", "{}");
      WEB.studio()
          .posted(
              game + "/move",
              "{\"uci\":\"%s\",\"ply\":%d}".formatted(hint.get("uci").asString(), ply));
      int made = ply + 2;
      until(() -> WEB.studio().get(game).get("moves").size() >= made);
    }
    return game.substring(game.lastIndexOf('/') + 1);
  }

  private static void until(BooleanSupplier holds) {
    while (!holds.getAsBoolean()) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
    }
  }

  private static void match(String name, int games) {
    WEB.studio()
        .posted(
            "/api/matches",
            """
            {"name":"%s","engines":[{"name":"V7P3R","title":"new"},
             {"name":"V7P3R","title":"old","options":{"Hash":2}}],
             "limit":{"nodes":600},"games":%d,"concurrency":1,"openings":"built-in",
             "sprt":{"elo0":0,"elo1":5,"alpha":0.05,"beta":0.05},"draw":true,"resign":true}
            """
                .formatted(name, games));
  }

  private static int played(String name) {
    return WEB.studio().get("/api/matches/" + name).path("standing").path("games").asInt();
  }

  @Test
  void everyPageWithSomethingOnIt() {
    match("ended", 10);
    until(() -> played("ended") == 10);
    match("night-run", 2000);
    until(() -> played("night-run") >= 12);
    List<String> pages = new ArrayList<>(List.of("play?game=" + game()));
    pages.add(
        "analyse?id="
            + WEB.studio()
                .posted("/api/analyses", "{\"pgn\":\"" + GAME + "\"}")
                .path("id")
                .asString());
    pages.addAll(
        List.of(
            "analyse",
            "watch",
            "matches",
            "matches/night-run",
            "matches/ended",
            "reports",
            "review",
            "review/club",
            "review/club?game=1",
            "review?view=opponents",
            "review?view=tests",
            "lab",
            "lab?view=model",
            "lab?view=dataset",
            "lab?view=work"));
    String report = WEB.studio().get("/api/lab/reports").path(0).path("id").asString();
    pages.add("reports/" + report);
    try (Announcement _ =
        WorkBoard.ofUser()
            .announce(
                List.of("tune", "--data", "positions.epd"),
                new StopSignal(),
                Progress.silent(),
                _ -> {})) {
      for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
        for (int width : WIDTHS) {
          Page page =
              WEB.browser().open(WEB.studio().address(), width, width < 600 ? 844 : 1000, scheme);
          pages.forEach(name -> take(page, name, width, scheme));
          page.context().close();
        }
      }
    }
    WEB.studio().post("/api/matches/night-run/stop", "{}"); // or it is decided already
  }

  private static void take(Page page, String name, int width, ColorScheme scheme) {
    page.navigate(WEB.address("/" + name));
    assertThat(page.locator("h1").first()).isAttached();
    assertThat(page.locator("main .bones")).hasCount(0);
    if (name.startsWith("analyse?")) {
      assertThat(page.locator(".line-move").first()).isAttached();
      page.keyboard().press("Home");
      for (int i = 0; i < 17; i++) {
        page.keyboard().press("ArrowRight");
      }
    }
    page.waitForTimeout(name.contains("?id=") || name.contains("?game=") ? 1500 : 400);
    String kind = name.replaceAll("id=[\\w-]+|game=[\\w-]{4,}", "one");
    String file = "all-%s-%s-%d".formatted(kind, scheme.name().toLowerCase(Locale.ROOT), width);
    StudioPages.picture(page, file, width < 1400);
  }
}
