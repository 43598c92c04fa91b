import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;

/**
 * Adds up the test reports of all modules and complains when a suite has fewer tests than the
 * committed minimum, or when a test class left no report at all: a test that silently does not run
 * is worse than one that fails, so skipped ones do not count. Run from the project's root by any
 * Java from 17 on.
 */
final class TestCount {
  private static final List<String> SUITES = List.of("surefire", "failsafe");
  private static final Pattern TEST_ANNOTATION =
      Pattern.compile(
          "^\\s*@(?:[\\w.]+\\.)?(Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|FuzzTest)\\b",
          Pattern.MULTILINE);
  private static final Pattern PACKAGE =
      Pattern.compile("^package\\s+([\\w.]+)\\s*;", Pattern.MULTILINE);
  private static final Pattern ABSTRACT = Pattern.compile("^[\\w ]*abstract ", Pattern.MULTILINE);

  /** Those that ran. */
  private final Map<String, Integer> testsOfSuite = new TreeMap<>();

  private final Map<String, Integer> skippedOfSuite = new TreeMap<>();
  private final List<String> complaints = new ArrayList<>();
  private int passed;
  private int failed;
  private int skipped;

  public static void main(String[] args) throws Exception {
    TestCount count = new TestCount();
    for (Path module : modules()) {
      count.countModule(module);
    }
    count.compare(Path.of(args[0]));
    count.testsOfSuite.forEach((suite, tests) -> System.out.println(suite + " " + tests));
    count.complaints.forEach(complaint -> System.out.println("ERROR: " + complaint));
    System.out.println(
        count.passed + " passed, " + count.failed + " failed, " + count.skipped + " skipped");
    System.exit(count.complaints.isEmpty() && count.failed == 0 ? 0 : 1);
  }

  private static List<Path> modules() throws IOException {
    List<Path> modules = new ArrayList<>();
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(Path.of(""))) {
      for (Path folder : folders) {
        if (Files.exists(folder.resolve("pom.xml"))) {
          modules.add(folder);
        }
      }
    }
    modules.sort(null);
    return modules;
  }

  private void countModule(Path module) throws Exception {
    Set<String> reported = new TreeSet<>();
    DocumentBuilder xml = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    for (String suite : SUITES) {
      int ran = 0;
      int left = 0;
      for (File report : reports(module.resolve("target/" + suite + "-reports"))) {
        Element result = xml.parse(report).getDocumentElement();
        int bad = number(result, "failures") + number(result, "errors");
        int notRun = number(result, "skipped");
        ran += number(result, "tests") - notRun;
        left += notRun;
        failed += bad;
        skipped += notRun;
        passed += number(result, "tests") - bad - notRun;
        reported.add(result.getAttribute("name").replaceAll("\\$.*", ""));
      }
      testsOfSuite.put(module + " " + suite, ran);
      skippedOfSuite.put(module + " " + suite, left);
    }
    for (String testClass : testClasses(module.resolve("src/test/java"))) {
      if (!reported.contains(testClass)) {
        complaints.add(
            testClass + " in " + module + " has tests, but none of them ran (named *Test or *IT?)");
      }
    }
  }

  private static File[] reports(Path folder) {
    File[] reports = folder.toFile().listFiles((f, name) -> name.matches("TEST-.*\\.xml"));
    return reports == null ? new File[0] : reports;
  }

  private static int number(Element element, String attribute) {
    String value = element.getAttribute(attribute);
    return value.isEmpty() ? 0 : Integer.parseInt(value);
  }

  private static Set<String> testClasses(Path folder) throws IOException {
    Set<String> classes = new TreeSet<>();
    if (!Files.isDirectory(folder)) {
      return classes;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file :
          (Iterable<Path>) files.filter(f -> f.toString().endsWith(".java"))::iterator) {
        String text = Files.readString(file);
        String name = file.getFileName().toString().replace(".java", "");
        boolean isBase = ABSTRACT.matcher(text).find() && text.contains("abstract class " + name);
        if (TEST_ANNOTATION.matcher(text).find() && !isBase) {
          Matcher packageName = PACKAGE.matcher(text);
          classes.add(packageName.find() ? packageName.group(1) + "." + name : name);
        }
      }
    }
    return classes;
  }

  /** Lines of "module suite minimum"; every suite that has tests needs one. */
  private void compare(Path minimums) throws IOException {
    Map<String, Integer> expected = new TreeMap<>();
    for (String line : Files.readAllLines(minimums)) {
      String[] words = line.replaceAll("#.*", "").trim().split("\\s+");
      if (words.length == 3) {
        expected.put(words[0] + " " + words[1], Integer.valueOf(words[2]));
      }
    }
    expected.forEach(
        (suite, minimum) -> {
          int tests = testsOfSuite.getOrDefault(suite, 0);
          if (tests < minimum) {
            complaints.add(
                "%s ran %d tests and skipped %d: fewer ran than the %d of %s"
                    .formatted(
                        suite, tests, skippedOfSuite.getOrDefault(suite, 0), minimum, minimums));
          }
        });
    testsOfSuite.forEach(
        (suite, tests) -> {
          if (tests > 0 && !expected.containsKey(suite)) {
            complaints.add(
                suite + " has no line in " + minimums + ": add \"" + suite + " " + tests + "\"");
          }
        });
  }
}
