package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ForcedColors;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.studio.think.OwnThinker;

/** What a person can do in a game besides moving by clicks. */
class GameControlsIT {
  /** The first of all start positions: BBQNNRKR. */
  private static final int BISHOPS_IN_THE_CORNER = 0;

  private static final String DROPPED =
      """
      [Event "Dropped"]
      [White "Cy"]
      [Black "Di"]
      [Result "*"]

      1. d4 d5 2. c4 *
      """;

  private static final int LONGEST_GAME = 120;

  @RegisterExtension static final StudioPages WEB = StudioPages.with("{\"hash\": 4}");

  private static GameTable play(GameTable.Start start) {
    return GameTable.open(WEB.browser(), WEB.studio(), start);
  }

  @Test
  void aPieceIsDraggedWithTheMouse() {
    GameTable table = play(GameTable.Start.of(100));
    table.drag("g1", "f3");
    assertThat(table.moves()).hasCount(2);
    assertThat(table.moves().first()).hasText("Nf3");
    table.drag("f3", "f6");
    assertThat(table.page().locator(".cm-chessboard-draggable-piece")).hasCount(0);
    assertThat(table.moves()).hasCount(2);
  }

  @Test
  void twoPagesOfOneGameShowTheSame() {
    GameTable one = play(GameTable.Start.of(50));
    GameTable other =
        new GameTable(WEB.open("/play?game=" + one.page().url().replaceAll(".*game=", "")));
    assertThat(other.page().locator(".strip").last()).containsText("Ann");
    one.move("e2", "e4");
    assertThat(other.moves()).hasCount(2);
    other.move("g1", "f3");
    assertThat(one.moves()).hasCount(4);
    assertThat(other.moves()).hasCount(4);
    assertEquals(one.moves().allInnerTexts(), other.moves().allInnerTexts());
  }

  @Test
  void soundsAreOffUntilTheyAreSwitchedOn() {
    GameTable table = play(GameTable.Start.of(100));
    table
        .page()
        .evaluate(
            "() => { window.tones = 0; const own = AudioContext.prototype.createOscillator;"
                + " AudioContext.prototype.createOscillator = function () { window.tones++; return"
                + " own.call(this); }; }");
    table.move("e2", "e4");
    assertThat(table.moves()).hasCount(2);
    assertEquals(0, tones(table));
    table.page().locator(".moves-panel button[aria-label=More]").click();
    table.page().locator("[role=menuitem]:has-text('Sound on')").click();
    int switched = tones(table);
    assertEquals(1, switched);
    table.move("a2", "a3");
    assertThat(table.moves()).hasCount(4);
    assertTrue(tones(table) > switched);
  }

  private static int tones(GameTable table) {
    return ((Number) table.page().evaluate("() => window.tones")).intValue();
  }

  @Test
  void aFileThatIsDroppedIsAnalysed() {
    GameTable table = play(GameTable.Start.of(100));
    drop(table.page(), "nothing of chess");
    assertThat(table.toast()).containsText(Pattern.compile("game", Pattern.CASE_INSENSITIVE));
    drop(table.page(), DROPPED);
    assertThat(table.page().locator(".move-row .san")).hasText(new String[] {"d4", "d5", "c4"});
    assertThat(table.page().locator(".strip").last()).containsText("Cy");
    // The fault of the first file is told by the console too.
    assertTrue(WEB.browser().said().stream().allMatch(text -> text.contains("400")));
  }

  private static void drop(Page page, String text) {
    page.evaluate(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'game.pgn'));"
            + " const told = { dataTransfer: data, bubbles: true, cancelable: true };"
            + " document.body.dispatchEvent(new DragEvent('dragover', told));"
            + " document.body.dispatchEvent(new DragEvent('drop', told)); }",
        text);
  }

  @Test
  void chess960IsPlayedAndCastlesOntoTheRook() {
    GameTable table =
        play(GameTable.Start.of(50).from("4k3/pppppppp/8/8/8/8/PPPPPPPP/4KR2 w F - 0 1"));
    table.move("e1", "g1");
    assertThat(table.moves().first()).hasText("O-O");
    assertThat(table.page().locator(".board-box [data-piece=wk][data-square=g1]")).hasCount(1);
    assertThat(table.page().locator(".board-box [data-piece=wr][data-square=f1]")).hasCount(1);
    GameTable numbered = play(GameTable.Start.of(50).number(BISHOPS_IN_THE_CORNER));
    assertThat(numbered.page().locator(".board-box [data-piece=wb][data-square=a1]")).hasCount(1);
    numbered.move("e2", "e4");
    assertThat(numbered.moves()).hasCount(2);
  }

  @Test
  void aDrawIsDeclinedAtFirst() {
    GameTable table = play(GameTable.Start.of(50));
    table.move("e2", "e4");
    assertThat(table.moves()).hasCount(2);
    table.button("Offer a draw").click();
    assertThat(table.toast()).hasText("V7P3R declines the draw");
    assertThat(table.page().locator(".result")).hasCount(0);
  }

  @Test
  void aResignationIsUndone() {
    GameTable table = play(GameTable.Start.of(50));
    table.move("e2", "e4");
    assertThat(table.moves()).hasCount(2);
    table.button("Resign").click();
    assertThat(table.page().locator(".result")).containsText("0–1");
    table.toast().locator("button").click();
    assertThat(table.page().locator(".result")).hasCount(0);
    table.move("a2", "a3");
    assertThat(table.moves()).hasCount(4);
  }

  @Test
  void aHintIsShownOnTheBoard() {
    GameTable table = play(GameTable.Start.of(50).from("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"));
    table.button("Show a good move").click();
    assertThat(table.toast()).containsText("Hint: Ra8#");
    assertThat(table.page().locator(".board-box .lit")).hasCount(2);
  }

  @Test
  void theThreatOfTheOtherSideIsShown() {
    GameTable table = play(GameTable.Start.of(50).from("r5k1/5ppp/8/8/8/8/5PPP/2R3K1 w - - 0 1"));
    table.page().keyboard().press("x");
    assertThat(table.page().locator(".arrow.bad")).hasCount(1);
    table.page().keyboard().press("x");
    assertThat(table.page().locator(".arrow.bad")).hasCount(0);
  }

  @Test
  void theEngineTellsAsManyLinesAsAreWanted() {
    GameTable table = play(GameTable.Start.of(2500));
    Page page = table.page();
    page.waitForResponse(
        answer -> answer.url().endsWith("/lines"),
        () -> page.locator(".lines-panel .segments button:has-text('3')").click());
    table.move("e2", "e4");
    assertThat(page.locator(".lines-panel .lines li .line-move.first")).hasCount(3);
  }

  @Test
  void forcedColorsLeaveTheBoardReadable() {
    Page page =
        WEB.browser()
            .open(
                WEB.studio().address(),
                Browser.usual(1200, 900).setForcedColors(ForcedColors.ACTIVE));
    assertThat(page.locator(".board-box [data-piece=wk]")).hasCount(1);
    String light = fill(page, ".board-box .square.white");
    String dark = fill(page, ".board-box .square.black");
    assertTrue(!light.equals(dark), light);
    page.screenshot(
        new Page.ScreenshotOptions().setPath(Path.of("target/studio-pictures/forced-colors.png")));
  }

  private static String fill(Page page, String selector) {
    return (String) page.locator(selector).first().evaluate("e => getComputedStyle(e).fill");
  }

  /** The person finds good moves with a few looks of a strong engine; the other side is weak. */
  @Test
  void aWholeGameIsWonByClicks() {
    OwnThinker friend = new OwnThinker(Map.of("Hash", "4"), Optional.empty());
    int weakest = WEB.studio().get("/api/about").path("eloMin").asInt();
    GameTable table = play(GameTable.Start.of(20).weak(weakest));
    String id = table.page().url().replaceAll(".*game=", "");
    Position position = Fen.parse(Fen.START);
    for (int turn = 1; turn <= LONGEST_GAME; turn++) {
      Limits limits = Limits.toNodes(5000);
      int best = friend.think(position, limits, _ -> {}).result().bestMove();
      String uci = UciMove.format(position, best);
      table.move(uci.substring(0, 2), uci.substring(2, 4));
      if (uci.length() > 4) {
        table.page().locator(".promotion button[aria-label=Queen]").click();
      }
      table
          .page()
          .waitForFunction(
              "plies => document.querySelectorAll('.move .san').length >= plies ||"
                  + " document.querySelector('.result') !== null",
              2 * turn);
      if (table.page().locator(".result").count() > 0) {
        break;
      }
      JsonNode moves = WEB.studio().get("/api/games/" + id).get("moves");
      position = Fen.parse(moves.get(moves.size() - 1).get("fen").asString());
    }
    assertThat(table.page().locator(".result")).containsText("1–0");
    assertThat(table.moves().last()).containsText("#");
  }
}
