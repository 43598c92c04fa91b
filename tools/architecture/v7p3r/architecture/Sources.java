package v7p3r.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The Java sources of a module, read as text for the packages they name. */
final class Sources {
  private static final Pattern COMMENT_OR_TEXT =
      Pattern.compile(
          "//[^\\n]*"
              + "|/\\*.*?\\*/"
              + "|\"\"\".*?\"\"\""
              + "|\"(?:\\\\.|[^\"\\\\\\n])*\""
              + "|'(?:\\\\.|[^'\\\\\\n])+'",
          Pattern.DOTALL);
  private static final Pattern PACKAGE = Pattern.compile("\\bpackage\\s+([\\w.]+)\\s*;");
  private static final Pattern NAMED_PACKAGE =
      Pattern.compile("\\b" + Layers.ROOT + "(?:\\.[a-z]\\w*)+(?=\\.[A-Z*])");
  private static final Pattern IMPORT =
      Pattern.compile("\\bimport\\s+(?:static\\s+|module\\s+)?([\\w.]+)");

  private Sources() {}

  /** One source file: its package, the packages of V7P3R it names, and all that it imports. */
  record Source(Path file, String packageName, Set<String> namedPackages, Set<String> imports) {}

  static List<Source> below(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .map(file -> parse(file, read(file)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Source parse(Path file, String text) {
    String code = COMMENT_OR_TEXT.matcher(text).replaceAll(" ");
    String packageName =
        PACKAGE.matcher(code).results().map(match -> match.group(1)).findFirst().orElse("");
    return new Source(file, packageName, found(NAMED_PACKAGE, code, 0), found(IMPORT, code, 1));
  }

  private static Set<String> found(Pattern pattern, String code, int group) {
    return pattern
        .matcher(code)
        .results()
        .map((MatchResult match) -> match.group(group))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
