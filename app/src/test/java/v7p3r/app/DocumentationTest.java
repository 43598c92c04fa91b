package v7p3r.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who reads the documentation finds its way, and what it names is there. */
class DocumentationTest {
  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
  private static final Path DOCS = PROJECT.resolve("docs");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]+)[^)]*\\)");
  private static final Pattern ANCHOR = Pattern.compile("\\]\\(([^)#:]*)#([^)]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.+)$");
  private static final Pattern CLASS = Pattern.compile("`((?:[a-z]+\\.)+[A-Z]\\w+)`");
  private static final Pattern TEST = Pattern.compile("`([A-Z]\\w+(?:Test|IT))`");

  private static List<Path> pages() throws IOException {
    try (Stream<Path> top = Files.list(PROJECT);
        Stream<Path> below = Files.walk(DOCS)) {
      return Stream.concat(top, below).filter(file -> file.toString().endsWith(".md")).toList();
    }
  }

  /** The places in the project that a page links to. */
  private static Stream<Path> targets(Path page) {
    return LINK.matcher(read(page))
        .results()
        .map(match -> match.group(1))
        .filter(target -> !target.contains("://"))
        .map(target -> page.resolveSibling(target).normalize());
  }

  /** The names by which links reach the headings of a page. */
  private static List<String> headings(Path page) {
    return HEADING
        .matcher(read(page))
        .results()
        .map(match -> match.group(1).strip().toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\p{L}\\p{N}_\\- ]", "").replace(' ', '-'))
        .toList();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    assertThat(pages())
        .hasSizeGreaterThan(10)
        .allSatisfy(page -> assertThat(targets(page)).as(page.toString()).allMatch(Files::exists));
  }

  @Test
  void everyLinkIntoAPageLeadsToAHeading() throws IOException {
    int links = 0;
    for (Path page : pages()) {
      for (MatchResult link : ANCHOR.matcher(read(page)).results().toList()) {
        Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
        assertThat(headings(target)).as("%s in %s", link.group(), page).contains(link.group(2));
        links++;
      }
    }
    assertThat(links).isGreaterThan(10);
  }

  @Test
  void everyPageIsLinkedFromAnother() throws IOException {
    List<Path> linked =
        pages().stream()
            .flatMap(page -> targets(page).filter(target -> !target.equals(page)))
            .toList();
    assertThat(pages()).filteredOn(page -> page.startsWith(DOCS)).isSubsetOf(linked);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ARCHITECTURE.md", "HOW-TO-ADD.md"})
  void theClassesThatAPageNamesAreThere(String page) throws IOException {
    List<String> classes = matches(CLASS, DOCS.resolve(page));
    assertThat(classes).hasSizeGreaterThan(20);
    for (String name : classes) {
      Path source = Path.of("src/main/java/v7p3r", name.replace('.', '/') + ".java");
      try (Stream<Path> modules = Files.list(PROJECT)) {
        assertThat(modules.map(module -> module.resolve(source)))
            .as(name)
            .anyMatch(Files::isRegularFile);
      }
    }
  }

  @Test
  void theTestsThatPagesNameAreThere() throws IOException {
    Set<String> tests = testClasses();
    List<String> named = pages().stream().flatMap(page -> matches(TEST, page).stream()).toList();
    assertThat(named).hasSizeGreaterThan(20);
    assertThat(tests).containsAll(named);
  }

  /** Those of the modules, and the one that all modules share. */
  private static Set<String> testClasses() throws IOException {
    Set<String> names = new TreeSet<>();
    for (Path folder : testFolders()) {
      try (Stream<Path> files = Files.walk(folder)) {
        files.forEach(file -> names.add(file.getFileName().toString().replace(".java", "")));
      }
    }
    return names;
  }

  private static List<Path> testFolders() throws IOException {
    try (Stream<Path> top = Files.list(PROJECT)) {
      return Stream.concat(
              top.map(module -> module.resolve("src/test/java")),
              Stream.of(PROJECT.resolve("tools/architecture")))
          .filter(Files::isDirectory)
          .toList();
    }
  }

  private static List<String> matches(Pattern pattern, Path page) {
    return pattern.matcher(read(page)).results().map(match -> match.group(1)).toList();
  }
}
