package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Who goes from page to page does not gather what was left behind. */
class LeftPagesIT {
  private static final int ROUNDS = 4;

  /** One page with its board, charts and lists has about two thousand. */
  private static final int FEW_ELEMENTS = 1500;

  private static final int SWITCHES = 12;

  /** A panel of three lines has about a hundred and fifty. */
  private static final int PANELS = 700;

  @RegisterExtension static final StudioPages WEB = StudioPages.with("{\"hash\": 4}");

  @Test
  void pagesThatWereLeftAreForgotten() {
    Page page = WEB.open("/analyse");
    page.locator("main .button.primary").click();
    assertThat(page.locator(".line-move").first()).isVisible();
    CDPSession inside = page.context().newCDPSession(page);
    inside.send("Performance.enable");
    round(page);
    int before = elements(inside);
    for (int i = 0; i < ROUNDS; i++) {
      round(page);
    }
    int after = elements(inside);
    assertTrue(after - before < FEW_ELEMENTS, () -> before + " elements became " + after);
  }

  @Test
  void panelsOfAnEngineThatWasStoppedAndStartedAreForgotten() {
    Page page = WEB.open("/analyse");
    page.locator("main .button.primary").click();
    CDPSession inside = page.context().newCDPSession(page);
    inside.send("Performance.enable");
    stopAndStart(page);
    int before = elements(inside);
    for (int i = 0; i < SWITCHES; i++) {
      stopAndStart(page);
    }
    int after = elements(inside);
    assertTrue(after - before < PANELS, () -> before + " elements became " + after);
  }

  private static void stopAndStart(Page page) {
    assertThat(page.locator(".line-move").first()).isVisible();
    page.locator("button[title^='Stop ']").click();
    page.locator("button[title^='Start ']").click();
    assertThat(page.locator("button[title^='Stop ']")).isVisible();
  }

  private static void round(Page page) {
    for (String name : List.of("Play", "Matches", "Lab", "Analyse")) {
      page.locator(".pages a:has-text('" + name + "')").click();
      assertThat(page.locator("h1").first()).isAttached();
    }
    assertThat(page.locator(".line-move").first()).isVisible();
  }

  /** Those that exist, also outside of the document, after a collection. */
  private static int elements(CDPSession inside) {
    inside.send("HeapProfiler.collectGarbage");
    for (JsonElement metric :
        inside.send("Performance.getMetrics").getAsJsonArray("metrics").asList()) {
      if (metric.getAsJsonObject().get("name").getAsString().equals("Nodes")) {
        return metric.getAsJsonObject().get("value").getAsInt();
      }
    }
    throw new AssertionError("the browser does not count its elements");
  }
}
