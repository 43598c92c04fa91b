package v7p3r.app.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The documentation as a folder of pages. They lie as their sources do; the README is the first
 * page. Whatever a page links to in the project is copied along.
 */
public final class Site {
  private static final String MARKDOWN = ".md";
  private static final String HTML = ".html";
  private static final String HOME = "README.md";

  /** The pages of the head. */
  private static final Map<String, String> HEAD = new LinkedHashMap<>();

  static {
    HEAD.put("V7P3R", HOME);
    HEAD.put("Play", "docs/guides/play.md");
    HEAD.put("In a GUI", "docs/guides/gui.md");
    HEAD.put("Test a change", "docs/guides/test-a-change.md");
    HEAD.put("Train effort", "docs/guides/train-effort.md");
    HEAD.put("Run a bot", "docs/guides/run-a-bot.md");
    HEAD.put("Commands", "docs/commands.md");
    HEAD.put("Changes", "CHANGELOG.md");
  }

  private final Path project;
  private final Path out;
  private final Set<Path> linked = new TreeSet<>();

  private Site(Path project, Path out) {
    this.project = project;
    this.out = out;
  }

  /** Writes all pages and tells how many. */
  public static int write(Path project, Path out) throws IOException {
    return new Site(project.toAbsolutePath().normalize(), out).write();
  }

  private int write() throws IOException {
    List<Path> pages = pages();
    for (Path page : pages) {
      Path place = out.resolve(html(page));
      Files.createDirectories(place.toAbsolutePath().getParent());
      Files.writeString(place, toHtml(page));
    }
    for (Path file : linked) {
      Path place = out.resolve(file.toString());
      Files.createDirectories(place.toAbsolutePath().getParent());
      Files.write(place, Files.readAllBytes(project.resolve(file)));
    }
    return pages.size();
  }

  private List<Path> pages() throws IOException {
    try (Stream<Path> top = Files.list(project);
        Stream<Path> below = Files.walk(project.resolve("docs"))) {
      return Stream.concat(top, below)
          .filter(file -> file.toString().endsWith(MARKDOWN))
          .map(project::relativize)
          .sorted()
          .toList();
    }
  }

  private static String html(Path page) {
    String name = page.toString().replace('\\', '/');
    return name.equals(HOME)
        ? "index" + HTML
        : name.substring(0, name.length() - MARKDOWN.length()) + HTML;
  }

  private String toHtml(Path page) throws IOException {
    List<String> lines = Files.readAllLines(project.resolve(page));
    String title =
        lines.stream()
            .filter(line -> line.startsWith("# "))
            .map(line -> line.substring(2).replace("`", ""))
            .findFirst()
            .orElse(page.toString());
    Map<String, String> ways =
        HEAD.entrySet().stream()
            .collect(
                Collectors.toMap(
                    Map.Entry::getKey,
                    way -> fromTo(page, html(Path.of(way.getValue()))),
                    (one, _) -> one,
                    LinkedHashMap::new));
    String here =
        HEAD.entrySet().stream()
            .filter(way -> Path.of(way.getValue()).equals(page))
            .map(Map.Entry::getKey)
            .findFirst()
            .orElse("");
    return Layout.page(title, ways, here, new Markdown(link -> place(page, link)).toHtml(lines));
  }

  private static String fromTo(Path page, String place) {
    Path folder = Path.of(html(page)).resolveSibling("x").getParent();
    Path to = Path.of(place);
    return (folder == null ? to : folder.relativize(to)).toString().replace('\\', '/');
  }

  /** Where a link leads on the site. */
  private String place(Path page, String link) {
    if (link.contains("://") || link.startsWith("#") || link.startsWith("mailto:")) {
      return link;
    }
    String file = link.replaceFirst("#.*", "");
    String anchor = link.substring(file.length());
    Path target = page.resolveSibling(file).normalize();
    if (file.endsWith(MARKDOWN)) {
      return fromTo(page, html(target)) + anchor;
    }
    if (Files.isRegularFile(project.resolve(target)) && !target.startsWith("..")) {
      linked.add(target);
      return link;
    }
    return "";
  }
}
