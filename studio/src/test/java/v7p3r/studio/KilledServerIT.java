package v7p3r.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code play} itself, as a process that is killed in the middle of a game. */
class KilledServerIT {
  private static final Pattern ADDRESS = Pattern.compile("http://\\S+token=\\S+");
  private static final long INTERACTIVE_MILLIS = 1000;

  @TempDir Path folder;

  /** A process of the command, and the address it printed. */
  private record Running(Process process, String address) {
    int port() {
      return URI.create(address).getPort();
    }
  }

  private Running start(int port) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx512m",
                "--enable-native-access=ALL-UNNAMED",
                "-Dv7p3r.home=" + Path.of("..").toAbsolutePath().normalize(),
                "-cp",
                System.getProperty("java.class.path"),
                "v7p3r.app.cli.Main",
                "play",
                "--no-open",
                "--port",
                Integer.toString(port),
                "--db",
                folder.resolve("games/arena.db").toString())
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    BufferedReader said = process.inputReader();
    StringBuilder all = new StringBuilder();
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      Matcher address = ADDRESS.matcher(line);
      if (address.find()) {
        Thread.ofVirtual().start(() -> said.lines().forEach(_ -> {}));
        return new Running(process, address.group());
      }
      all.append(line).append('\n');
    }
    throw new AssertionError("the studio did not start: " + all);
  }

  @Test
  void aGameGoesOnAfterTheProcessWasKilled() throws Exception {
    Browser browser = Browser.start("KilledServerIT");
    Running first = start(0);
    Page page = browser.open(first.address);
    GameTable table = new GameTable(page).answeringAfter(100);
    table.move("e2", "e4");
    assertThat(table.moves()).hasCount(2);
    List<String> before = table.moves().allTextContents();
    first.process.destroyForcibly().waitFor();
    assertThat(page.locator(".offline")).isVisible();
    Page again = page.context().newPage();
    Running second = start(first.port());
    try {
      long start = System.nanoTime();
      again.navigate(second.address);
      GameTable other = new GameTable(again);
      assertThat(other.moves()).hasText(before.toArray(String[]::new));
      long millis = (System.nanoTime() - start) / 1_000_000;
      System.out.println("Interactive " + millis + " ms after the server was up");
      assertThat(page.locator(".offline")).isHidden();
      table.move("a2", "a3");
      assertThat(table.moves()).hasCount(4);
      assertThat(other.moves()).hasCount(4);
      assertTrue(millis < 10 * INTERACTIVE_MILLIS, () -> millis + " ms");
    } finally {
      second.process.destroyForcibly().waitFor();
      browser.closePages();
      assertTrue(browser.said().stream().noneMatch(text -> text.startsWith("exception")));
    }
  }
}
