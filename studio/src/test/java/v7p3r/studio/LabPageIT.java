package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.work.Announcement;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.RunningWork.Request;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.WorkBoard;

/** The laboratory in a real browser: prices that were measured, and long work that is ended. */
class LabPageIT {
  @TempDir static Path folder;

  private static Browser browser;
  private static StudioServerFixture studio;

  @BeforeAll
  static void start() throws IOException {
    browser = Browser.start("LabPageIT");
    studio = StudioServerFixture.start(folder);
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.closePages();
      studio.close();
    }
  }

  private static Page open(String address) {
    Page page = browser.open(studio.address());
    page.navigate("http://" + studio.host() + address);
    return page;
  }

  @Test
  void everyThemeHasItsPlaceAmongThePrices() {
    Page page = open("/lab");
    int themes = studio.get("/api/lab/themes").get("rows").size();
    assertThat(page.locator(".scatter .dot-mark")).hasCount(themes);
    assertThat(page.locator(".price-list tbody tr")).hasCount(themes);
    page.locator(".price-list tbody tr").nth(3).hover();
    assertThat(page.locator(".readout")).containsText("of the evaluation");
    page.screenshot(
        new Page.ScreenshotOptions().setPath(Path.of("target/studio-pictures/lab-prices.png")));
    assertEquals(List.of(), browser.said());
  }

  @Test
  void theModelShowsHowWellItIsCalibrated() {
    Page page = open("/lab?view=model");
    assertThat(page.locator(".chart-panel:has-text('Calibration') .curve")).hasCount(2);
    assertThat(page.locator(".key-figures").first()).containsText("Right mode");
    assertThat(page.locator(".report-table").first()).containsText("hand rule");
    page.screenshot(
        new Page.ScreenshotOptions().setPath(Path.of("target/studio-pictures/lab-model.png")));
    assertEquals(List.of(), browser.said());
  }

  @Test
  void longWorkIsSeenAndCancelled() throws InterruptedException {
    LinkedBlockingQueue<Request> asked = new LinkedBlockingQueue<>();
    try (Announcement work =
        WorkBoard.ofUser()
            .announce(
                List.of("tune", "--data", "set"),
                new StopSignal(),
                Progress.silent(),
                asked::add)) {
      work.linkTo("http://127.0.0.1:4040");
      Page page = open("/lab?view=work");
      Locator row = page.locator(".work-list li").filter(having("tune --data set"));
      assertThat(row).hasCount(1);
      assertThat(row.locator("a")).hasAttribute("href", "http://127.0.0.1:4040");
      row.locator("button:has-text('Cancel')").click();
      assertEquals(Request.STOP, asked.poll(20, TimeUnit.SECONDS), work.id());
    }
    assertEquals(List.of(), browser.said());
  }

  private static Locator.FilterOptions having(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }
}
