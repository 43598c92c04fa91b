package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import v7p3r.arena.work.Announcement;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.RunningWork.Request;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.WorkBoard;

/** The laboratory in a real browser: prices that were measured, and long work that is ended. */
class LabPageIT {
  @RegisterExtension static final StudioPages WEB = StudioPages.usual();

  @Test
  void everyThemeHasItsPlaceAmongThePrices() {
    Page page = WEB.open("/lab");
    int themes = WEB.studio().get("/api/lab/themes").get("rows").size();
    assertThat(page.locator(".scatter .dot-mark")).hasCount(themes);
    assertThat(page.locator(".price-list tbody tr")).hasCount(themes);
    page.locator(".price-list tbody tr").nth(3).hover();
    assertThat(page.locator(".readout")).containsText("of the evaluation");
    StudioPages.picture(page, "lab-prices", false);
  }

  @Test
  void theModelShowsHowWellItIsCalibrated() {
    Page page = WEB.open("/lab?view=model");
    assertThat(page.locator(".chart-panel:has-text('Calibration') .curve")).hasCount(2);
    assertThat(page.locator(".key-figures").first()).containsText("Right mode");
    assertThat(page.locator(".report-table").first()).containsText("hand rule");
    StudioPages.picture(page, "lab-model", false);
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
      Page page = WEB.open("/lab?view=work");
      Locator row = page.locator(".work-list li").filter(having("tune --data set"));
      assertThat(row).hasCount(1);
      assertThat(row.locator("a")).hasAttribute("href", "http://127.0.0.1:4040");
      row.locator("button:has-text('Cancel')").click();
      assertEquals(Request.STOP, asked.poll(20, TimeUnit.SECONDS), work.id());
    }
  }

  private static Locator.FilterOptions having(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }
}
