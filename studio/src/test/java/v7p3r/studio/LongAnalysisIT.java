package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import v7p3r.studio.http.Json;

/**
 * An analysis that a person walks through for a long time, with looks at the other pages: neither
 * the server nor the page grows. A drill of as many minutes as {@code
 * -Dv7p3r.test.analysis.minutes=60} says, which prints what is held every minute.
 */
@EnabledIfSystemProperty(named = LongAnalysisIT.MINUTES, matches = "\\d+")
class LongAnalysisIT {
  static final String MINUTES = "v7p3r.test.analysis.minutes";

  /** Between two samples; one makes a good measure of what stays of the noise of a sample. */
  private static final Duration SAMPLE = Duration.ofMinutes(1);

  private static final double REST_MILLIS = 700;

  /** It runs for long, beside other work: what is slow is not what it looks for. */
  private static final double PATIENCE_MILLIS = 900_000;

  /** What the last third may be above the one after the warm-up, each by its least sample. */
  private static final double GROWTH = 0.15;

  private static final String OPERA =
      "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 "
          + "9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 "
          + "15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0";

  @TempDir Path folder;

  /**
   * What a page holds itself; the rest of its heap is code, which the browser makes as it likes.
   */
  private static final Set<String> OWN_KINDS =
      Set.of("object", "closure", "array", "string", "concatenated string", "sliced string");

  /**
   * What is held at one time, each after a collection.
   *
   * @param pageKb the heap of the page, with the code that the browser has made of it
   * @param heldKb objects, closures and texts of the page alone
   */
  private record Sample(
      long serverKb, int threads, long pageKb, long heldKb, int nodes, int listeners) {}

  @Test
  void neitherServerNorPageGrows() throws IOException {
    Browser browser = Browser.start("LongAnalysisIT");
    int minutes = Integer.getInteger(MINUTES);
    List<Sample> samples = new ArrayList<>();
    try (StudioServerFixture studio = StudioServerFixture.start(folder, "{\"hash\": 16}")) {
      Page page = browser.open(studio.address());
      page.setDefaultTimeout(PATIENCE_MILLIS);
      page.navigate("http://" + studio.host() + "/analyse");
      page.locator("textarea").fill(OPERA);
      page.locator("main .button.primary").click();
      assertThat(page.locator(".line-move").first()).isVisible(patiently());
      CDPSession inside = page.context().newCDPSession(page);
      inside.send("Performance.enable");
      for (int minute = 1; minute <= minutes; minute++) {
        long end = System.nanoTime() + SAMPLE.toNanos();
        while (System.nanoTime() < end) {
          walk(page);
        }
        samples.add(sample(inside));
        System.out.println(minute + " " + samples.getLast());
      }
      page.context().close();
    }
    assertEquals(List.of(), browser.said());
    assertFlat(samples, "server", Sample::serverKb);
    assertFlat(samples, "page", Sample::pageKb);
    assertFlat(samples, "held by the page", Sample::heldKb);
    assertFlat(samples, "elements", Sample::nodes);
    assertFlat(samples, "listeners", Sample::listeners);
    assertFlat(samples, "threads", Sample::threads);
  }

  /** Through the game and back, a theme off and on, and round the other pages. */
  private static void walk(Page page) {
    page.keyboard().press("Home");
    for (int i = 0; i < 10; i++) {
      page.keyboard().press("ArrowRight");
      page.waitForTimeout(REST_MILLIS);
    }
    page.keyboard().press("End");
    for (int i = 0; i < 5; i++) {
      page.keyboard().press("ArrowLeft");
      page.waitForTimeout(REST_MILLIS);
    }
    for (int i = 0; i < 2; i++) {
      page.locator(".fall-row .switch").first().click();
      page.waitForTimeout(REST_MILLIS);
    }
    for (String name : List.of("Play", "Watch", "Matches", "Lab", "Analyse")) {
      page.locator(".pages a:has-text('" + name + "')").click();
      page.waitForTimeout(REST_MILLIS);
    }
    assertThat(page.locator(".line-move").first()).isVisible(patiently());
  }

  private static LocatorAssertions.IsVisibleOptions patiently() {
    return new LocatorAssertions.IsVisibleOptions().setTimeout(PATIENCE_MILLIS);
  }

  private static Sample sample(CDPSession inside) {
    inside.send("HeapProfiler.collectGarbage");
    Map<String, Long> metrics = new HashMap<>();
    for (JsonElement metric :
        inside.send("Performance.getMetrics").getAsJsonArray("metrics").asList()) {
      metrics.put(
          metric.getAsJsonObject().get("name").getAsString(),
          metric.getAsJsonObject().get("value").getAsLong());
    }
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    memory.gc();
    return new Sample(
        memory.getHeapMemoryUsage().getUsed() >> 10,
        ManagementFactory.getThreadMXBean().getThreadCount(),
        metrics.get("JSHeapUsedSize") >> 10,
        held(inside) >> 10,
        metrics.get("Nodes").intValue(),
        metrics.get("JSEventListeners").intValue());
  }

  /** Bytes of the objects of a page, of a picture of its heap. */
  private static long held(CDPSession inside) {
    StringBuilder text = new StringBuilder();
    Consumer<JsonObject> parts = part -> text.append(part.get("chunk").getAsString());
    inside.on("HeapProfiler.addHeapSnapshotChunk", parts);
    inside.send("HeapProfiler.takeHeapSnapshot");
    inside.off("HeapProfiler.addHeapSnapshotChunk", parts);
    JsonNode heap = Json.MAPPER.readTree(text.toString());
    JsonNode meta = heap.at("/snapshot/meta");
    List<String> fields = meta.get("node_fields").valueStream().map(JsonNode::asString).toList();
    JsonNode kinds = meta.get("node_types").get(0);
    JsonNode numbers = heap.get("nodes");
    long sum = 0;
    for (int i = 0; i < numbers.size(); i += fields.size()) {
      int kind = numbers.get(i + fields.indexOf("type")).asInt();
      if (OWN_KINDS.contains(kinds.get(kind).asString())) {
        sum += numbers.get(i + fields.indexOf("self_size")).asLong();
      }
    }
    return sum;
  }

  private static void assertFlat(
      List<Sample> samples, String what, ToLongFunction<Sample> measure) {
    int third = Math.max(1, samples.size() / 3);
    int warm = samples.size() / 6; // until then the browser compiles and fills its caches
    long first = least(samples.subList(warm, warm + third), measure);
    long last = least(samples.subList(samples.size() - third, samples.size()), measure);
    assertTrue(last <= first * (1 + GROWTH), () -> what + ": " + first + " became " + last);
  }

  private static long least(List<Sample> samples, ToLongFunction<Sample> measure) {
    return samples.stream().mapToLong(measure).min().orElseThrow();
  }
}
