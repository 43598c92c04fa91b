package v7p3r.app.guide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What README and guides tell readers to type, in the order of the pages. */
public final class GuideCommands {
  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();

  /** A line to type. */
  public record Line(Path page, String text) {
    /** Whether it begins with V7P3R itself, so that all words are known. */
    public boolean isOurs() {
      return text.startsWith("./v7p3r");
    }

    /** The words behind the name of the program, as a shell would split them. */
    public String[] words() {
      List<String> words = new ArrayList<>();
      StringBuilder word = new StringBuilder();
      boolean quoted = false;
      for (char c : (text.substring("./v7p3r".length()) + " ").toCharArray()) {
        if (c == '"') {
          quoted = !quoted;
        } else if (c == ' ' && !quoted) {
          if (!word.isEmpty()) {
            words.add(word.toString());
          }
          word.setLength(0);
        } else {
          word.append(c);
        }
      }
      return words.toArray(String[]::new);
    }
  }

  private GuideCommands() {}

  private static String joined(String begun, String line) {
    return begun.substring(0, begun.length() - 1) + line.strip();
  }

  static List<Path> pages() throws IOException {
    try (Stream<Path> guides = Files.list(PROJECT.resolve("docs/guides"))) {
      return Stream.concat(Stream.of(PROJECT.resolve("README.md")), guides.sorted()).toList();
    }
  }

  /** All lines of code blocks; in a block with a prompt only those behind it. */
  public static List<Line> all() throws IOException {
    List<Line> lines = new ArrayList<>();
    for (Path page : pages()) {
      List<String> block = null;
      for (String line : Files.readAllLines(page)) {
        if (line.strip().startsWith("```")) {
          if (block != null) {
            boolean prompt = block.stream().anyMatch(text -> text.startsWith("$ "));
            block.stream()
                .filter(text -> !prompt || text.startsWith("$ "))
                .map(text -> text.replaceFirst("^\\$ ", "").replaceFirst("\\s+# .*", ""))
                .filter(text -> !text.isBlank())
                .forEach(text -> lines.add(new Line(page, text.strip())));
          }
          block = block == null ? new ArrayList<>() : null;
        } else if (block != null) {
          boolean goesOn = !block.isEmpty() && block.getLast().endsWith(" \\");
          block.add(goesOn ? joined(block.removeLast(), line) : line);
        }
      }
    }
    return lines;
  }
}
