package v7p3r.studio;

import java.io.IOException;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import v7p3r.notation.Fen;
import v7p3r.studio.http.Json;
import v7p3r.studio.http.RouteTable;
import v7p3r.studio.play.Games;
import v7p3r.studio.think.Observers;

/**
 * Does once, unseen, what the first page will ask for, while its browser starts: a page that waits
 * for classes and models to be loaded is a slow one.
 */
final class WarmUp {
  private final RouteTable routes;
  private final Games games;

  WarmUp(RouteTable routes, Games games) {
    this.routes = routes;
    this.games = games;
  }

  /** On a thread of its own. */
  void begin() {
    Thread.ofPlatform().daemon().name("warm-up").start(this::run);
  }

  private void run() {
    try {
      routes.ask("GET", "/api/about", Json.MAPPER.createObjectNode());
      games.describeAll();
      JsonNode start = Json.MAPPER.valueToTree(Map.of("fen", Fen.START));
      routes.ask("POST", "/api/explain", start);
      Observers.create();
    } catch (IOException | RuntimeException e) {
      System.getLogger("v7p3r.studio").log(System.Logger.Level.DEBUG, "warm-up", e);
    }
  }
}
