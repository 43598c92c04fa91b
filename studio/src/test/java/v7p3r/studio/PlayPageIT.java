package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import v7p3r.lab.studio.StudioServer;
import v7p3r.lab.studio.StudioSettings;
import v7p3r.studio.http.Assets;

/** A person plays in a real browser, by clicks, keys and typed moves. */
class PlayPageIT {
  /** The queen is given on g8; only the rook can take it, and the knight mates. */
  private static final String SMOTHERED = "r6k/6pp/7N/8/8/1Q6/6PP/6K1 w - - 0 1";

  private static final String PAWN_ON_SEVENTH = "8/P6k/8/8/8/8/7p/K7 w - - 0 1";

  @RegisterExtension static final StudioPages WEB = StudioPages.usual();

  /** A game of this position, opened in the browser. */
  private static Page play(String fen, int moveTime) {
    GameTable.Start start = GameTable.Start.of(moveTime);
    return GameTable.open(WEB.browser(), WEB.studio(), fen == null ? start : start.from(fen))
        .page();
  }

  static void click(Page page, String square) {
    new GameTable(page).click(square);
  }

  private static void move(Page page, String from, String to) {
    click(page, from);
    click(page, to);
  }

  private static Locator moves(Page page) {
    return page.locator(".move .san");
  }

  @Test
  void aGameIsPlayedByClicksToMate() {
    Page page = play(SMOTHERED, 100);
    move(page, "b3", "g8");
    assertThat(moves(page)).hasText(new String[] {"Qg8+", "Rxg8"});
    move(page, "h6", "f7");
    assertThat(page.locator(".result")).containsText("1–0");
    assertThat(page.locator(".strip").last()).containsText("won");
    page.context().close();
  }

  @Test
  void aPawnBecomesWhatIsChosen() {
    Page page = play(PAWN_ON_SEVENTH, 100);
    move(page, "a7", "a8");
    page.locator(".promotion button[aria-label=Knight]").click();
    assertThat(moves(page).first()).hasText("a8=N");
    page.context().close();
  }

  @Test
  void aPremoveIsShownAndPlayed() {
    Page page = play(null, 3000);
    move(page, "e2", "e4");
    assertThat(moves(page).first()).hasText("e4");
    move(page, "a2", "a3");
    assertThat(page.locator(".arrow.premove").first()).isAttached();
    assertThat(moves(page).nth(2)).hasText("a3");
    assertThat(page.locator(".arrow.premove")).hasCount(0);
    page.context().close();
  }

  /** The socket tells of both moves before the answer to the first of them is read. */
  @Test
  void anAnswerThatWasOvertakenIsNotShown() {
    GameTable table = GameTable.open(WEB.browser(), WEB.studio(), GameTable.Start.of(50));
    table
        .page()
        .evaluate(
            "async () => { const own = window.fetch; const id = location.search.slice(6);"
                + " const old = await (await own('/api/games/' + id)).text();"
                + " window.fetch = async (...words) => { const answer = await own(...words);"
                + " if (!String(words[0]).endsWith('/move')) { return answer; }"
                + " await new Promise(free => { window.free = free; });"
                + " return new Response(old, { headers: answer.headers }); }; }");
    table.move("e2", "e4");
    assertThat(table.moves()).hasCount(2);
    table
        .page()
        .evaluate(
            "async () => { window.free(); for (let i = 0; i < 5; i++) {"
                + " await new Promise(requestAnimationFrame); } }");
    assertThat(table.moves()).hasCount(2);
  }

  @Test
  void aMoveIsTakenBackAndTheTakebackUndone() {
    Page page = play(null, 100);
    move(page, "e2", "e4");
    assertThat(moves(page)).hasCount(2);
    page.locator(".moves-foot button[title='Take the last move back']").click();
    assertThat(moves(page)).hasCount(0);
    page.locator(".toast button").click();
    assertThat(moves(page)).hasCount(2);
    page.context().close();
  }

  @Test
  void aGameGoesOnAfterAReload() {
    Page page = play(null, 100);
    move(page, "d2", "d4");
    assertThat(moves(page)).hasCount(2);
    List<String> before = moves(page).allTextContents();
    page.reload();
    assertThat(moves(page)).hasText(before.toArray(String[]::new));
    move(page, "a2", "a3");
    assertThat(moves(page)).hasCount(4);
    page.context().close();
  }

  @Test
  void aGameIsPlayedWithKeysAlone() {
    Page page = play(SMOTHERED, 100);
    page.keyboard().press("/");
    page.keyboard().type("Qg8");
    page.keyboard().press("Enter");
    assertThat(moves(page)).hasText(new String[] {"Qg8+", "Rxg8"});
    page.keyboard().press("Escape");
    page.locator(".board-box").focus();
    walk(page, "e2", "h6");
    page.keyboard().press("Enter");
    walk(page, "h6", "f7");
    page.keyboard().press("Enter");
    assertThat(page.locator(".result")).containsText("1–0");
    page.context().close();
  }

  /** Moves the cursor of the board. */
  private static void walk(Page page, String from, String to) {
    int files = to.charAt(0) - from.charAt(0);
    int ranks = to.charAt(1) - from.charAt(1);
    for (int i = 0; i < Math.abs(files); i++) {
      page.keyboard().press(files > 0 ? "ArrowRight" : "ArrowLeft");
    }
    for (int i = 0; i < Math.abs(ranks); i++) {
      page.keyboard().press(ranks > 0 ? "ArrowUp" : "ArrowDown");
    }
  }

  @Test
  void thinkingIsSeenWhileTheEngineThinks() {
    Page page = play(null, 2500);
    move(page, "e2", "e4");
    assertThat(page.locator(".lines-panel .note")).containsText(Pattern.compile("depth \\d+"));
    assertThat(page.locator(".lines .line-move").first()).isVisible();
    assertThat(moves(page)).hasCount(2);
    page.context().close();
  }

  @Test
  void aThemeIsSwitchedOff() {
    Page page = play("r3k2r/ppp2ppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", 100);
    Locator row = page.locator(".fall-row").first();
    assertThat(row).containsText("Material");
    row.locator(".switch").click();
    assertThat(page.locator(".fall-bar.ghost")).hasCount(1);
    assertThat(page.locator(".why-foot")).containsText("Without");
    assertThat(page.locator(".why-foot"))
        .containsText(Pattern.compile("best move (stays|becomes)"));
    page.context().close();
  }

  @Test
  void themesOfTheEndOfTheLineAreSeenOnItsBoard() {
    Page page = play(null, 100);
    move(page, "e2", "e4");
    assertThat(moves(page)).hasCount(2);
    assertThat(page.locator(".fall-row").first()).isVisible();
    page.locator(".why-panel .segments button:has-text('Line end')").click();
    Locator row = page.locator(".fall-row:has-text('Piece placement')");
    row.hover();
    assertThat(page.locator(".board-box.preview")).hasCount(1);
    assertThat(page.locator(".board-box .lit").first()).isAttached();
    page.locator(".effort-panel h2").hover();
    assertThat(page.locator(".board-box .lit")).hasCount(0);
    page.context().close();
  }

  @Test
  void effortInsideTheTreeIsToldInWords() throws IOException {
    try (StudioServerFixture tree =
        StudioServerFixture.start(
            WEB.folder().resolve("tree"), "{\"hash\": 4, \"options\": {\"DescTree\": \"true\"}}")) {
      GameTable table = GameTable.open(WEB.browser(), tree, GameTable.Start.of(100));
      table.move("e2", "e4");
      assertThat(table.moves()).hasCount(2);
      assertThat(table.page().locator(".tree-share"))
          .containsText(Pattern.compile("\\d late moves searched .* usual"));
      table.page().reload();
      assertThat(table.page().locator(".tree-share")).containsText("late moves searched");
      table.page().context().close();
    }
  }

  @Test
  void aGameSurvivesAServerThatDiesAndComesBack() throws IOException {
    Path own = WEB.folder().resolve("restarted");
    StudioServer first = server(own, 0);
    Page page = WEB.browser().open(first.address());
    int port = URI.create(first.address()).getPort();
    new GameTable(page).answeringAfter(100);
    click(page, "e2");
    click(page, "e4");
    assertThat(moves(page)).hasCount(2);
    first.close();
    assertThat(page.locator(".offline")).isVisible();
    try (StudioServer second = server(own, port)) {
      Page other = page.context().newPage();
      other.navigate(second.address());
      assertThat(page.locator(".offline")).isHidden();
      assertThat(moves(page)).hasCount(2);
      click(page, "a2");
      click(page, "a3");
      assertThat(moves(page)).hasCount(4);
      page.context().close();
    }
    assertTrue(WEB.browser().said().stream().noneMatch(text -> text.startsWith("exception")));
  }

  static StudioServer server(Path folder, int port) throws IOException {
    Files.createDirectories(folder);
    StudioSettings settings =
        new StudioSettings(
            OptionalInt.of(port),
            folder.resolve("games"),
            folder.resolve("games/arena.db"),
            Optional.empty(),
            List.of(),
            "Ann");
    return new HelidonStudio(Assets.builtIn()).start(settings);
  }
}
