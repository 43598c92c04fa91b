package v7p3r.studio;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import v7p3r.studio.http.Assets;

/** The system's Chromium, one for all test classes; its pages remember what the console said. */
final class Browser {
  private static final Path CHROMIUM =
      Path.of(System.getProperty("v7p3r.test.chromium", "/usr/bin/chromium"));

  private static final List<String> FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--disable-features=" + String.join(",", unused()));

  private static Optional<Browser> shared = Optional.empty();

  private final com.microsoft.playwright.Browser browser;
  private final List<String> said = new ArrayList<>();

  private Browser() {
    Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(CHROMIUM)
                    .setArgs(FLAGS)
                    .setTimeout(60_000));
    Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
  }

  /**
   * What no test looks at: first of all the two pages that every window keeps ready below its
   * address bar, each a program of its own. The others are those that Playwright leaves out, for
   * the last list counts.
   */
  private static List<String> unused() {
    return List.of(
        "WebUIOmniboxPopup",
        "WebUIOmniboxAimPopup",
        "AvoidUnnecessaryBeforeUnloadCheckSync",
        "BoundaryEventDispatchTracksNodeRemoval",
        "DestroyProfileOnBrowserClose",
        "DialMediaRouteProvider",
        "GlobalMediaControls",
        "HttpsUpgrades",
        "LensOverlay",
        "MediaRouter",
        "OptimizationHints",
        "PaintHolding",
        "ThirdPartyStoragePartitioning",
        "Translate");
  }

  /** Without a browser or a page the tests of a class are left out, and say so. */
  static synchronized Browser start(String tests) throws IOException {
    if (!Files.isExecutable(CHROMIUM)) {
      System.out.println("Left out, for there is no Chromium at " + CHROMIUM + ": " + tests);
    }
    Assumptions.assumeTrue(Files.isExecutable(CHROMIUM), "no Chromium for " + tests);
    boolean page = Assets.builtIn().hasPage();
    if (!page) {
      System.out.println("Left out, for the page was not built: " + tests);
    }
    Assumptions.assumeTrue(page, "no page for " + tests);
    PlaywrightAssertions.setDefaultAssertionTimeout(20_000);
    if (shared.isEmpty()) {
      shared = Optional.of(new Browser());
    }
    return shared.get();
  }

  /** A page of its own, as large as given, in light or dark. */
  Page open(String address, int width, int height, ColorScheme scheme) {
    return open(address, usual(width, height).setColorScheme(scheme));
  }

  /** Options of a page without motion. */
  static NewContextOptions usual(int width, int height) {
    return new NewContextOptions()
        .setViewportSize(width, height)
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  /** A page of its own with these options. */
  Page open(String address, NewContextOptions options) {
    Page page = blank(options);
    page.navigate(address);
    return page;
  }

  private Page blank(NewContextOptions options) {
    BrowserContext context = browser.newContext(options);
    context.setDefaultTimeout(30_000);
    Page page = context.newPage();
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") || message.type().equals("warning")) {
            said.add(message.type() + ": " + message.text());
          }
        });
    page.onPageError(error -> said.add("exception: " + error));
    return page;
  }

  /** One that has the key of a studio, and shows nothing yet. */
  Page blank(StudioServerFixture studio, NewContextOptions options) {
    Page page = blank(options);
    page.context().request().get(studio.address());
    return page;
  }

  /** One that goes to a place in a studio, such as {@code /lab}, without a look at the first. */
  Page open(StudioServerFixture studio, String place) {
    Page page = blank(studio, usual(1600, 1000).setColorScheme(ColorScheme.LIGHT));
    page.navigate("http://" + studio.host() + place);
    return page;
  }

  Page open(String address) {
    return open(address, 1600, 1000, ColorScheme.LIGHT);
  }

  /** Closes what a test left open. */
  void closePages() {
    browser.contexts().forEach(BrowserContext::close);
  }

  /** Errors and warnings of all pages since the last call. */
  List<String> said() {
    List<String> all = List.copyOf(said);
    said.clear();
    return all;
  }
}
