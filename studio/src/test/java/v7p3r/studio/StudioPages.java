package v7p3r.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A studio in a folder of its own and the browser, for the tests of a class. After each test its
 * pages are closed, and their consoles must have said nothing.
 */
final class StudioPages implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
  private static final Path AXE = Path.of("web/node_modules/axe-core/axe.min.js");
  private static final Path PICTURES = Path.of("target/studio-pictures");
  private static final int PICTURE_TRIES = 5;

  private static final String OVERFLOW =
      "() => document.documentElement.scrollWidth - document.documentElement.clientWidth";

  private static final int DELETIONS = 10;

  private final String config;
  private final Preparation preparation;
  private Optional<Browser> browser = Optional.empty();
  private Optional<Path> folder = Optional.empty();
  private Optional<StudioServerFixture> studio = Optional.empty();

  /** Puts into a folder what shall be there when the studio starts. */
  @FunctionalInterface
  interface Preparation {
    void prepare(Path folder) throws IOException;
  }

  private StudioPages(String config, Preparation preparation) {
    this.config = config;
    this.preparation = preparation;
  }

  /** With the text of a configuration. */
  static StudioPages with(String config) {
    return new StudioPages(config, _ -> {});
  }

  static StudioPages usual() {
    return with("{}");
  }

  StudioPages after(Preparation prepared) {
    return new StudioPages(config, prepared);
  }

  @Override
  public void beforeAll(ExtensionContext context) throws IOException {
    browser = Optional.of(Browser.start(context.getRequiredTestClass().getSimpleName()));
    Path made = Files.createTempDirectory("studio");
    folder = Optional.of(made);
    preparation.prepare(made);
    studio = Optional.of(StudioServerFixture.start(made, config));
    Files.createDirectories(PICTURES);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    browser().closePages();
    assertEquals(List.of(), browser().said());
  }

  @Override
  public void afterAll(ExtensionContext context) throws IOException {
    studio.ifPresent(StudioServerFixture::close);
    if (folder.isPresent()) {
      delete(folder.get());
    }
  }

  /** What was under way when the studio closed may still write a file: then it is looked again. */
  private static void delete(Path folder) throws IOException {
    for (int left = DELETIONS; Files.exists(folder); left--) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      } catch (DirectoryNotEmptyException | UncheckedIOException e) {
        if (left == 0) {
          throw e;
        }
      }
    }
  }

  Browser browser() {
    return browser.orElseThrow();
  }

  StudioServerFixture studio() {
    return studio.orElseThrow();
  }

  Path folder() {
    return folder.orElseThrow();
  }

  /** The address of one of its pages, such as {@code /lab}. */
  String address(String page) {
    return "http://" + studio().host() + page;
  }

  /** Opens one of its pages in a window of its own. */
  Page open(String address) {
    return browser().open(studio(), address);
  }

  /** How many pixels a page is wider than its window. */
  static int overflow(Page page) {
    return ((Number) page.evaluate(OVERFLOW)).intValue();
  }

  /** The same as soon as a button was clicked, before anything is drawn. */
  static int overflowOnceClicked(Page page, String button) {
    Object atOnce =
        page.locator(button).evaluate("button => { button.click(); return (" + OVERFLOW + ")(); }");
    return ((Number) atOnce).intValue();
  }

  /** What keeps some people from using a page, by the rules of axe. */
  static Object barriers(Page page) throws IOException {
    page.evaluate(Files.readString(AXE));
    return page.evaluate(
        "() => axe.run().then(r => r.violations.map(v => v.id + ': ' +"
            + " v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(' | ')))");
  }

  /**
   * Leaves a picture in {@code target/studio-pictures}. A browser that is short of time fails now
   * and then to take one, and takes it when asked again.
   */
  static void picture(Page page, String name, boolean whole) {
    Page.ScreenshotOptions options =
        new Page.ScreenshotOptions()
            .setFullPage(whole)
            .setPath(PICTURES.resolve(name.replaceAll("[/?=&]", "-") + ".png"));
    for (int tries = 1; ; tries++) {
      try {
        page.screenshot(options);
        return;
      } catch (PlaywrightException e) {
        if (tries == PICTURE_TRIES || !e.getMessage().contains("Unable to capture screenshot")) {
          throw e;
        }
      }
    }
  }
}
