package v7p3r.app.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The documentation of this project as pages. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SiteTest {
  private static final Pattern REFERENCE = Pattern.compile("(?:href|src)=\"([^\"]+)\"");

  private Path site;
  private int pages;

  @BeforeAll
  void write(@TempDir Path folder) throws IOException {
    site = folder.resolve("site");
    pages = Site.write(Path.of(".."), site);
  }

  private List<Path> all() throws IOException {
    try (Stream<Path> files = Files.walk(site)) {
      return files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
    }
  }

  @Test
  void everyPageIsThere() throws IOException {
    assertThat(all()).hasSize(pages).hasSizeGreaterThan(40);
    assertThat(site.resolve("index.html")).content().contains("<title>V7P3R</title>");
    assertThat(site.resolve("docs/guides/play.html")).exists();
    assertThat(site.resolve("docs/pictures/studio-light.png")).exists();
  }

  @Test
  void everyLinkLeadsToAPageAndItsHeading() throws IOException {
    List<String> lost = new ArrayList<>();
    int links = 0;
    for (Path page : all()) {
      Matcher reference = REFERENCE.matcher(Files.readString(page));
      while (reference.find()) {
        String link = reference.group(1);
        if (!link.contains("://") && !link.startsWith("mailto:")) {
          links++;
          if (!isThere(page, link)) {
            lost.add(site.relativize(page) + " -> " + link);
          }
        }
      }
    }
    assertThat(lost).isEmpty();
    assertThat(links).isGreaterThan(400);
  }

  private static boolean isThere(Path page, String link) throws IOException {
    String[] parts = link.split("#", 2);
    Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
    return Files.isRegularFile(target)
        && (parts.length == 1 || Files.readString(target).contains("id=\"" + parts[1] + "\""));
  }

  @Test
  void nothingIsLoadedFromElsewhere() throws IOException {
    for (Path page : all()) {
      assertThat(page)
          .content()
          .doesNotContainPattern("src=\"(?:https?:)?//")
          .doesNotContain("<script", "<link", "@import", "url(", "<iframe");
    }
  }

  @Test
  void everyPageFitsAPhoneAndTheNight() throws IOException {
    for (Path page : all()) {
      assertThat(page)
          .content()
          .contains("width=device-width", "prefers-color-scheme:dark", "<html lang=\"en\">")
          .containsPattern("<title>[^<]+</title>")
          .doesNotContain("<p>|", "<p>```");
    }
  }
}
