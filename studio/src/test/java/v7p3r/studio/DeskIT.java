package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Board, lists and charts around it are one thing: what is done at one is seen at the others. */
class DeskIT {
  private static final String PREVIEW = ".board-box.preview";
  private static final String ELSEWHERE = ".effort-panel h2";

  @RegisterExtension static final StudioPages WEB = StudioPages.with("{\"hash\": 4}");

  private static GameTable game(GameTable.Start start) {
    return GameTable.open(WEB.browser(), WEB.studio(), start);
  }

  /** A game in which both sides have made their first move, the engine within some milliseconds. */
  private static GameTable begun(int millis, String from, String to) {
    GameTable table = game(GameTable.Start.of(millis));
    table.move(from, to);
    assertThat(table.moves()).hasCount(2);
    return table;
  }

  /** A preview of the board is there while a move is pointed at, and gone when nothing is. */
  private static void isPreviewedBy(Page page, Locator move) {
    move.hover();
    assertThat(page.locator(PREVIEW)).hasCount(1);
    page.locator(ELSEWHERE).hover();
    assertThat(page.locator(PREVIEW)).hasCount(0);
  }

  @Test
  void aMoveThatIsPointedAtIsSeenOnTheBoardAndInTheCharts() {
    GameTable table = begun(100, "e2", "e4");
    Page page = table.page();
    table.moves().first().hover();
    assertThat(page.locator(".timeline-panel .readout")).containsText("1. e4");
    isPreviewedBy(page, table.moves().first());
    page.keyboard().press("Home");
    assertThat(page.locator(".move.chosen")).hasCount(0);
    page.locator(".timeline-panel button[title='Go to the move that took longest']").click();
    assertThat(page.locator(".move.chosen .san")).hasText(table.moves().nth(1).textContent());
    assertThat(page.locator(".eval").first())
        .hasAttribute("aria-label", Pattern.compile("Evaluation [+−#0].*"));
  }

  @Test
  void aLineThatIsPointedAtIsSeenOnTheBoard() {
    Page page = begun(300, "e2", "e4").page();
    Locator move = page.locator(".line-move").nth(1);
    isPreviewedBy(page, move);
    move.click();
    page.locator(ELSEWHERE).hover();
    assertThat(page.locator(PREVIEW)).hasCount(1);
  }

  @Test
  void aGameAndItsPositionAreCopiedAndPasted() {
    GameTable table = begun(100, "d2", "d4");
    Page page = table.page();
    page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
    page.locator(".moves-panel button[title='Copy the game as PGN']").click();
    assertThat(table.toast()).containsText("PGN copied");
    String pgn = clipboard(page);
    page.locator(".moves-panel button[title=More]").click();
    page.locator("text=Copy the position (FEN)").click();
    page.waitForCondition(() -> clipboard(page).matches("\\S+/\\S+ w \\S+ \\S+ \\d+ 2"));
    page.locator(".moves-panel button[title=More]").click();
    page.locator("text=Paste a game or position").click();
    page.locator("dialog textarea").fill(pgn);
    page.locator("dialog .button.primary").click();
    assertThat(page.locator(".workspace.analysis .move-row .san")).hasCount(2);
    assertThat(page.locator(".workspace.analysis .move-row .san").first()).hasText("d4");
  }

  private static String clipboard(Page page) {
    return (String) page.evaluate("() => navigator.clipboard.readText()");
  }

  @Test
  void whatIsChosenForAGameIsPlayed() {
    Page page = WEB.open("/play");
    page.locator(".moves-panel button:has-text('New game')").click();
    Locator box = page.locator("dialog");
    box.locator("button:has-text('Black')").click();
    box.locator(".segments button:has-text('Elo')").click();
    box.locator("input[aria-label=Elo]").fill("1400");
    box.locator("label:has-text('Clock') select").selectOption("300000+3000");
    box.locator("button[role=switch], .switch").first().click();
    box.locator(".button.primary").click();
    assertThat(page.locator(".strip").first()).containsText("Elo 1400, effort control off");
    assertThat(page.locator(".strip").last()).containsText("5 min + 3 s");
    assertThat(page.locator(".strip .clock").first()).containsText(Pattern.compile("[45]:"));
    assertThat(page.locator(".move .san")).hasCount(1);
  }

  @Test
  void theMaterialAheadIsShownBesideTheName() {
    GameTable table = game(GameTable.Start.of(100).from("4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1"));
    Page page = table.page();
    assertThat(page.locator(".strip").first().locator(".material svg")).hasCount(1);
    table.move("e4", "d5");
    assertThat(page.locator(".strip").last().locator(".material svg")).hasCount(1);
    assertThat(page.locator(".strip").first().locator(".material svg")).hasCount(0);
  }

  @Test
  void aGroupOfThemesIsSwitchedOffAndOn() {
    Page page = game(GameTable.Start.of(100)).page();
    page.locator(".why-panel .segments button:has-text('Table')").click();
    Locator group = page.locator(".group-bar button").first();
    group.click();
    assertThat(page.locator(".theme-table tr.off").first()).isVisible();
    assertThat(page.locator(".why-foot")).containsText("Without");
    group.click();
    assertThat(page.locator(".theme-table tr.off")).hasCount(0);
  }

  @Test
  void movesAreMadeByTouchAndTheBoardDoesNotScroll() {
    Page page =
        WEB.browser()
            .blank(WEB.studio(), Browser.usual(390, 844).setHasTouch(true).setIsMobile(true));
    String id =
        WEB.studio()
            .posted("/api/games", GameTable.Start.of(100).json(WEB.studio()))
            .path("id")
            .asString();
    page.navigate(WEB.address("/play?game=" + id));
    GameTable table = new GameTable(page);
    assertThat(page.locator(".strip").last()).containsText("Ann");
    table.square("e2").tap();
    table.square("e4").tap();
    assertThat(table.moves()).hasCount(2);
    assertThat(page.locator(".board-box")).hasCSS("touch-action", "none");
  }
}
