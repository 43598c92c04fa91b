package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.databind.node.ObjectNode;
import v7p3r.studio.http.Json;

/** The page Play of a browser, as a person uses it. */
record GameTable(Page page) {
  /** How a game begins; the person is White. */
  record Start(Optional<String> fen, int moveTime, OptionalInt elo, OptionalInt chess960) {
    static Start of(int moveTime) {
      return new Start(Optional.empty(), moveTime, OptionalInt.empty(), OptionalInt.empty());
    }

    Start from(String position) {
      return new Start(Optional.of(position), moveTime, elo, chess960);
    }

    Start weak(int strength) {
      return new Start(fen, moveTime, OptionalInt.of(strength), chess960);
    }

    Start number(int position) {
      return new Start(fen, moveTime, elo, OptionalInt.of(position));
    }

    String json(StudioServerFixture studio) {
      ObjectNode settings = Json.MAPPER.createObjectNode();
      settings.put("color", "white");
      settings.putNull("clock");
      settings.put("moveTime", moveTime);
      elo.ifPresentOrElse(value -> settings.put("elo", value), () -> settings.putNull("elo"));
      settings.put(
          "searchType",
          studio.get("/api/about").path("searchTypes").path(0).path("key").asString());
      settings.put("desc", true);
      settings.putNull("opening");
      settings.put("fen", fen.orElse(null));
      chess960.ifPresentOrElse(
          value -> settings.put("chess960", value), () -> settings.putNull("chess960"));
      return settings.toString();
    }
  }

  /** A new game, opened in the browser. */
  static GameTable open(Browser browser, StudioServerFixture studio, Start start) {
    String id = studio.posted("/api/games", start.json(studio)).path("id").asString();
    GameTable table = new GameTable(browser.open(studio, "/play?game=" + id));
    assertThat(table.page.locator(".strip").last()).containsText("Ann");
    return table;
  }

  /** The first move on the empty page begins a game in which the engine answers after so long. */
  GameTable answeringAfter(int millis) {
    page.evaluate(
        "millis => localStorage.setItem('v7p3r.newgame',"
            + " JSON.stringify({ clock: null, moveTime: millis }))",
        millis);
    return this;
  }

  Locator square(String name) {
    return page.locator(".board-box .square[data-square='" + name + "']");
  }

  void click(String square) {
    square(square).click();
  }

  void move(String from, String to) {
    click(from);
    click(to);
  }

  /** Drags the piece with the mouse, over the squares between. */
  void drag(String from, String to) {
    BoundingBox start = square(from).boundingBox();
    BoundingBox end = square(to).boundingBox();
    page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
    page.mouse().down();
    page.mouse()
        .move(
            end.x + end.width / 2,
            end.y + end.height / 2,
            new com.microsoft.playwright.Mouse.MoveOptions().setSteps(8));
    page.mouse().up();
  }

  Locator moves() {
    return page.locator(".move .san");
  }

  /** A button below the moves, by its title. */
  Locator button(String title) {
    return page.locator(".moves-foot button[title='" + title + "']");
  }

  Locator toast() {
    return page.locator(".toast");
  }
}
