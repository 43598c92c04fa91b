package v7p3r.studio;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * What twenty open pages cost a search: its speed with and without them, in turn. It measures, so
 * it is run on request on a quiet machine, with {@code -Dv7p3r.test.pages=true}. That pages do no
 * work on the thread that searches is shown by {@code LiveHubTest}.
 */
@EnabledIfSystemProperty(
    named = "v7p3r.test.pages",
    matches = "true",
    disabledReason = "measures speed, on request only: -Dv7p3r.test.pages=true")
class PagesCostIT {
  private static final double SLOWDOWN = 0.02;
  private static final int ROUNDS = 12;
  private static final int PAGES = 20;
  private static final int MOVES = 4;
  private static final long LOOK_MILLIS = 400;

  @TempDir Path folder;

  @Test
  void twentyPagesHardlySlowTheSearch() throws Exception {
    try (StudioServerFixture studio = StudioServerFixture.start(folder, "{\"hash\": 16}")) {
      JsonNode analysis =
          studio.posted("/api/analyses", "{\"pgn\":\"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\"}");
      String id = analysis.get("id").asString();
      String engine = studio.get("/api/about").path("engines").path(0).path("name").asString();
      List<Double> ratios = new ArrayList<>();
      try (LivePageFixture own = page(studio, id)) {
        studio.posted(
            "/api/analyses/" + id + "/engine",
            "{\"name\":\"" + engine + "\",\"running\":true,\"lines\":1,\"themesOff\":[]}");
        speed(studio, id, own); // the compiler does its work
        for (int round = 0; round < ROUNDS; round++) {
          double alone = speed(studio, id, own);
          List<LivePageFixture> others = new ArrayList<>();
          for (int i = 0; i < PAGES; i++) {
            others.add(page(studio, id));
          }
          double watched = speed(studio, id, own);
          others.forEach(LivePageFixture::close);
          ratios.add(watched / alone);
        }
      }
      Collections.sort(ratios);
      double median = ratios.get(ratios.size() / 2);
      System.out.println("Speed with " + PAGES + " pages against none: " + ratios);
      assertTrue(median > 1 - SLOWDOWN, ratios::toString);
    }
  }

  private static LivePageFixture page(StudioServerFixture studio, String id) throws IOException {
    return studio.page().subscribe("analysis/" + id);
  }

  /** Positions a second over searches that have just begun, which tell the pages most. */
  private static double speed(StudioServerFixture studio, String id, LivePageFixture own)
      throws InterruptedException {
    long nodes = 0;
    long millis = 0;
    for (int node = 1; node <= MOVES; node++) {
      studio.posted("/api/analyses/" + id + "/goto", "{\"node\":" + node + "}");
      TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
      JsonNode last = newest(own, node);
      nodes += last.get("nodes").asLong();
      millis += last.get("time").asLong();
    }
    return (double) nodes / millis;
  }

  /** The last thought about a node that has come by now. */
  private static JsonNode newest(LivePageFixture own, int node) {
    JsonNode found = null;
    while (found == null || own.heard() > 0) {
      JsonNode message = own.await(_ -> true);
      JsonNode data = message.get("data");
      boolean about =
          message.get("type").asString().equals("thought")
              && data.get("node").asInt() == node
              && data.get("time").asLong() > 0;
      found = about ? data : found;
    }
    return found;
  }
}
