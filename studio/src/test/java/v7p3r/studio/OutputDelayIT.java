package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * How long it takes from a line of an engine to the frame in which the page shows it, or a newer
 * one, while a person walks through a game; and how often the page is told something. It measures,
 * so it is run on request on a quiet machine, with {@code -Dv7p3r.test.delay=true}.
 */
@EnabledIfSystemProperty(
    named = "v7p3r.test.delay",
    matches = "true",
    disabledReason = "measures time, on request only: -Dv7p3r.test.delay=true")
class OutputDelayIT {
  private static final double MOST_MILLIS = 100;
  private static final int MOST_A_SECOND = 10;
  private static final double LOOK_MILLIS = 1800;
  private static final double SECOND = 1000;

  private static final String GAME =
      "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 "
          + "9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 *";

  /**
   * Keeps every thought of the engine that comes, and for each change of its panel the newest
   * thought by then and the time at which the frame with it was drawn. A thought that changes no
   * text is on the page already.
   */
  private static final String WATCH =
      """
      window.told = []; window.shown = [];
      const Plain = WebSocket;
      const now = () => performance.timeOrigin + performance.now();
      const panel = () => [...document.querySelectorAll('.lines-panel')]
        .find(one => one.querySelector('h2').textContent === 'Measured');
      window.WebSocket = class extends Plain {
        constructor(...words) {
          super(...words);
          super.addEventListener('message', event => {
            const {type, data} = JSON.parse(event.data);
            if (type === 'thought' && data.engine === 'Measured' && data.lines.length > 0) {
              const thought = [now(), data.node, data.nodes];
              const before = panel()?.textContent;
              window.told.push(thought);
              setTimeout(() => {
                if (window.told.at(-1) === thought && panel()?.textContent === before) {
                  window.shown.push(thought);
                }
              }, 60);
            }
          });
        }
      };
      new MutationObserver(changes => {
        const mine = panel();
        if (window.told.length > 0 && changes.some(change => mine?.contains(change.target))) {
          const [, node, nodes] = window.told.at(-1);
          requestAnimationFrame(() => {
            const after = new MessageChannel();
            after.port1.onmessage = () => window.shown.push([now(), node, nodes]);
            after.port2.postMessage(0);
          });
        }
      }).observe(document, {childList: true, characterData: true, subtree: true});
      """;

  private static final Pattern LINE =
      Pattern.compile("([0-9.E]+) < info .*\\bnodes (\\d+).* pv .*");
  private static final Pattern POSITION = Pattern.compile("[0-9.E]+ > position (.*)");

  @TempDir Path folder;

  /** A line of the engine about a node, or what the page showed of it. */
  private record Event(double time, int node, long nodes) {}

  @ParameterizedTest
  @ValueSource(strings = {"stockfish", "own"})
  void whatAnEngineSaysIsOnThePageWithinATenthOfASecond(String name) throws IOException {
    List<String> command = command(name);
    Path notes = folder.resolve(name + ".txt");
    Browser browser = Browser.start("OutputDelayIT");
    List<Double> left = new ArrayList<>();
    List<Event> told;
    List<Event> shown;
    double offset;
    try (StudioServerFixture studio = StudioServerFixture.start(folder, config(notes, command))) {
      Page page = browser.open(studio.address());
      page.addInitScript(WATCH);
      page.navigate("http://" + studio.host() + "/analyse");
      page.locator("textarea").fill(GAME);
      page.locator("main .button.primary").click();
      page.locator("button[title^='Stop ']").click();
      page.locator("select[aria-label='Add an engine']").selectOption("Measured");
      Locator panel = page.locator(".lines-panel:has(h2:text-is('Measured'))");
      panel.locator(".segments button:text-is('1')").click();
      assertThat(panel.locator("li")).hasCount(1);
      assertThat(panel.locator(".line-move").first()).isVisible();
      page.waitForTimeout(LOOK_MILLIS);
      for (int ply = 0; ply < 28; ply++) {
        left.add(StampedEngine.now());
        page.keyboard().press(ply == 0 ? "Home" : "ArrowRight");
        page.waitForTimeout(LOOK_MILLIS);
      }
      left.add(StampedEngine.now());
      offset = offset(page);
      told = events(page, "told", offset);
      shown = events(page, "shown", offset);
      page.context().close();
    }
    report(name, heard(notes), told, shown, left);
  }

  private static List<String> command(String name) {
    if (name.equals("own")) {
      return List.of(
          ProcessHandle.current().info().command().orElseThrow(),
          "-cp",
          System.getProperty("java.class.path"),
          "v7p3r.app.cli.Main",
          "uci");
    }
    for (String place : List.of("/usr/games/stockfish", "/usr/bin/stockfish")) {
      if (Files.isExecutable(Path.of(place))) {
        return List.of(place);
      }
    }
    Assumptions.abort("there is no Stockfish");
    return List.of();
  }

  private static String config(Path notes, List<String> command) {
    List<String> words = new ArrayList<>();
    words.add(ProcessHandle.current().info().command().orElseThrow());
    words.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
    words.addAll(
        List.of(System.getProperty("java.class.path"), StampedEngine.class.getName(), notes + ""));
    words.addAll(command);
    return "{\"engines\":[{\"name\":\"Measured\",\"command\":[%s]}]}"
        .formatted(String.join(",", words.stream().map(word -> "\"%s\"".formatted(word)).toList()));
  }

  /** What is to be added to times of the page: the best of several looks at both clocks. */
  private static double offset(Page page) {
    double best = 0;
    double least = Double.MAX_VALUE;
    for (int i = 0; i < 50; i++) {
      double before = StampedEngine.now();
      double there =
          ((Number) page.evaluate("() => performance.timeOrigin + performance.now()"))
              .doubleValue();
      double after = StampedEngine.now();
      if (after - before < least) {
        least = after - before;
        best = (before + after) / 2 - there;
      }
    }
    return best;
  }

  @SuppressWarnings("unchecked")
  private static List<Event> events(Page page, String name, double offset) {
    List<Event> events = new ArrayList<>();
    for (List<Number> one : (List<List<Number>>) page.evaluate("() => window." + name)) {
      events.add(
          new Event(
              one.get(0).doubleValue() + offset, one.get(1).intValue(), one.get(2).longValue()));
    }
    return events;
  }

  /** What the engine said, by the number of moves of the position; a main line has such nodes. */
  private static List<Event> heard(Path notes) throws IOException {
    List<Event> heard = new ArrayList<>();
    int node = 0;
    for (String line : Files.readAllLines(notes)) {
      Matcher position = POSITION.matcher(line);
      Matcher said = LINE.matcher(line);
      if (position.matches()) {
        int moves = position.group(1).indexOf(" moves ");
        node = moves < 0 ? 0 : position.group(1).substring(moves + 7).split(" ").length;
      } else if (said.matches()) {
        heard.add(
            new Event(Double.parseDouble(said.group(1)), node, Long.parseLong(said.group(2))));
      }
    }
    return heard;
  }

  private static void report(
      String name, List<Event> heard, List<Event> told, List<Event> shown, List<Double> left) {
    List<Double> delays = new ArrayList<>();
    List<Double> ofShown = new ArrayList<>();
    for (Event said : heard) {
      // Of a place that is left within the time, or was left already, nothing can be shown.
      boolean stays =
          left.stream().noneMatch(time -> time > said.time && time < said.time + 2 * MOST_MILLIS);
      long here = left.stream().filter(time -> time <= said.time).count() - 1;
      if (here == said.node && stays) {
        shown.stream()
            .filter(event -> event.node == said.node && event.nodes >= said.nodes)
            .filter(event -> event.time > said.time)
            .mapToDouble(Event::time)
            .min()
            .ifPresentOrElse(
                time -> delays.add(time - said.time), () -> delays.add(Double.MAX_VALUE));
        shown.stream()
            .filter(event -> event.node == said.node && event.nodes == said.nodes)
            .filter(event -> event.time > said.time)
            .mapToDouble(Event::time)
            .min()
            .ifPresent(time -> ofShown.add(time - said.time));
      }
    }
    int most = 0;
    for (Event first : told) {
      most =
          Math.max(
              most,
              (int)
                  told.stream()
                      .filter(event -> event.time >= first.time && event.time < first.time + SECOND)
                      .count());
    }
    Collections.sort(delays);
    Collections.sort(ofShown);
    System.out.printf(
        "%s: %d lines, until this or a newer one is drawn: %s; %d that were drawn themselves: %s;"
            + " at most %d updates in a second%n",
        name, delays.size(), figures(delays), ofShown.size(), figures(ofShown), most);
    assertTrue(delays.size() > 200, delays.size() + " lines");
    assertTrue(delays.getLast() < MOST_MILLIS, figures(delays));
    assertTrue(most <= MOST_A_SECOND, most + " updates in a second");
  }

  private static String figures(List<Double> sorted) {
    return sorted.isEmpty()
        ? "none"
        : "median %.0f, 90 %% %.0f, 99 %% %.0f, worst %.0f ms"
            .formatted(at(sorted, 0.5), at(sorted, 0.9), at(sorted, 0.99), at(sorted, 1));
  }

  private static double at(List<Double> sorted, double share) {
    return sorted.get((int) Math.min(sorted.size() - 1, sorted.size() * share));
  }
}
