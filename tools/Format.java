import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.JavaFormatterOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Checks or applies google-java-format to every Java file below a folder. A program of its own
 * because the formatter parses with the compiler of the JVM it runs in: inside a Maven on JDK 17 it
 * could not read Java 25.
 */
final class Format {
  private static final List<String> SKIPPED_FOLDERS = List.of("target", "node_modules", ".git");

  public static void main(String[] args) throws IOException {
    boolean apply = args[0].equals("apply");
    List<Path> changed;
    try (Stream<Path> files = Files.walk(Path.of(args[1]))) {
      changed = files.filter(Format::isSource).parallel().filter(f -> format(f, apply)).toList();
    }
    if (changed.isEmpty()) {
      return;
    }
    changed.forEach(file -> System.err.println((apply ? "Formatted " : "Not formatted: ") + file));
    if (!apply) {
      System.err.println("Format the sources with:  mvn -N verify -Dformat=apply");
      System.exit(1);
    }
  }

  private static boolean isSource(Path file) {
    for (Path part : file) {
      if (SKIPPED_FOLDERS.contains(part.toString())) {
        return false;
      }
    }
    return file.toString().endsWith(".java");
  }

  /** True when the file was not in the right format (or cannot be parsed at all). */
  private static boolean format(Path file, boolean apply) {
    try {
      String before = Files.readString(file);
      var options = JavaFormatterOptions.builder().style(JavaFormatterOptions.Style.GOOGLE).build();
      String after = new Formatter(options).formatSourceAndFixImports(before);
      if (before.equals(after)) {
        return false;
      }
      if (apply) {
        Files.writeString(file, after);
      }
      return true;
    } catch (FormatterException | IOException e) {
      System.err.println(file + ": " + e.getMessage());
      return true;
    }
  }
}
