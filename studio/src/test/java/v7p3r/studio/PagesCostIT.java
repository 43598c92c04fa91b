package v7p3r.studio;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
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

  /** Fewer for a trial, with {@code -Dv7p3r.test.pages.rounds=4}. */
  private static final int ROUNDS = Integer.getInteger("v7p3r.test.pages.rounds", 24);

  private static final int PAGES = 20;
  private static final int MOVES = 6;
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
        for (int i = 0; i < 3; i++) {
          speed(studio, id, own); // the compiler does its work
        }
        for (int round = 0; round < ROUNDS; round++) {
          // There and back: what a search finds ready from the one before evens out.
          double alone = speed(studio, id, own);
          double watched = watched(studio, id, own) + watched(studio, id, own);
          alone += speed(studio, id, own);
          ratios.add(watched / alone);
        }
      }
      Collections.sort(ratios);
      System.out.printf(
          Locale.ROOT,
          "Speed with %d pages against none, %d rounds: median %.4f, quarters %.4f to %.4f, all"
              + " %.4f to %.4f%n",
          PAGES,
          ROUNDS,
          share(ratios, 0.5),
          share(ratios, 0.25),
          share(ratios, 0.75),
          ratios.getFirst(),
          ratios.getLast());
      assertTrue(share(ratios, 0.5) > 1 - SLOWDOWN, ratios::toString);
    }
  }

  /** What a share of the values is below, between the two nearest. */
  private static double share(List<Double> sorted, double share) {
    double place = share * (sorted.size() - 1);
    double below = sorted.get((int) Math.floor(place));
    double above = sorted.get((int) Math.ceil(place));
    return below + (place - Math.floor(place)) * (above - below);
  }

  private static double watched(StudioServerFixture studio, String id, LivePageFixture own)
      throws IOException, InterruptedException {
    List<LivePageFixture> others = new ArrayList<>();
    try {
      for (int i = 0; i < PAGES; i++) {
        others.add(page(studio, id));
      }
      return speed(studio, id, own);
    } finally {
      others.forEach(LivePageFixture::close);
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
