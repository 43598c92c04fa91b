package v7p3r.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * What can be read at a glance stays so: sizes of classes, methods and packages, as the compiler
 * counts them.
 */
class SizeTest {
  private static final Path SOURCES = Path.of("src/main/java");
  private static final String SEARCH = "v7p3r.search";

  private static final int MOST_LINES_OF_A_CLASS = 450;
  private static final int MOST_LINES_OF_A_METHOD = 80;
  private static final int MOST_LINES_OF_THE_MOVE_LOOP = 150;
  private static final int MOST_PARAMETERS = 6;
  private static final int MOST_CLASSES_OF_A_PACKAGE = 21;

  private static List<JavaClass> classes;
  private static List<Method> methods;

  /** A class that has a file of its own. */
  private record JavaClass(String packageName, String name, long lines) {
    String fullName() {
      return packageName + "." + name;
    }
  }

  private record Method(JavaClass owner, String name, int parameters, long lines) {
    @Override
    public String toString() {
      return owner.fullName() + "." + name;
    }

    boolean isMoveLoop() {
      return toString().equals("v7p3r.search.tree.Negamax.searchMoves");
    }
  }

  @BeforeAll
  static void readTheEngine() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(SOURCES)) {
      files =
          all.filter(file -> file.toString().endsWith(".java"))
              .filter(file -> !file.endsWith("package-info.java"))
              .toList();
    }
    classes = new ArrayList<>();
    methods = new ArrayList<>();
    for (Path file : files) {
      read(file.getFileName().toString(), Files.readString(file));
    }
  }

  private static void read(String fileName, String text) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavacTask task =
        (JavacTask) compiler.getTask(null, null, null, null, null, List.of(file(fileName, text)));
    SourcePositions positions = Trees.instance(task).getSourcePositions();
    for (CompilationUnitTree unit : task.parse()) {
      String name = fileName.replace(".java", "");
      JavaClass owner = new JavaClass(unit.getPackageName().toString(), name, text.lines().count());
      classes.add(owner);
      new MethodScanner(owner, unit, positions).scan(unit, null);
    }
  }

  private static JavaFileObject file(String name, String text) {
    return new SimpleJavaFileObject(URI.create("string:///" + name), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }

  /** Collects methods and constructors, those of nested classes too. */
  private static final class MethodScanner extends TreeScanner<Void, Void> {
    private final JavaClass owner;
    private final CompilationUnitTree unit;
    private final SourcePositions positions;

    MethodScanner(JavaClass owner, CompilationUnitTree unit, SourcePositions positions) {
      this.owner = owner;
      this.unit = unit;
      this.positions = positions;
    }

    @Override
    public Void visitMethod(MethodTree tree, Void unused) {
      methods.add(
          new Method(owner, tree.getName().toString(), tree.getParameters().size(), lines(tree)));
      return super.visitMethod(tree, unused);
    }

    private long lines(Tree tree) {
      LineMap map = unit.getLineMap();
      long first = map.getLineNumber(positions.getStartPosition(unit, tree));
      return map.getLineNumber(positions.getEndPosition(unit, tree)) - first + 1;
    }
  }

  private static Stream<Method> methodsOfSearch() {
    return methods.stream().filter(method -> method.owner().packageName().startsWith(SEARCH));
  }

  @Test
  void noClassIsLongerThanTenScreensButThePosition() {
    assertThat(classes)
        .hasSizeGreaterThan(200)
        .filteredOn(each -> !each.fullName().equals("v7p3r.board.Position"))
        .allSatisfy(
            each ->
                assertThat(each.lines())
                    .as(each.fullName())
                    .isLessThanOrEqualTo(MOST_LINES_OF_A_CLASS));
  }

  @Test
  void noMethodOfTheSearchIsLongerThanTwoScreensButTheMoveLoop() {
    assertThat(methodsOfSearch().filter(Method::isMoveLoop)).hasSize(1);
    assertThat(methodsOfSearch())
        .allSatisfy(
            method ->
                assertThat(method.lines())
                    .as(method.toString())
                    .isLessThanOrEqualTo(
                        method.isMoveLoop()
                            ? MOST_LINES_OF_THE_MOVE_LOOP
                            : MOST_LINES_OF_A_METHOD));
  }

  @Test
  void noMethodOfTheSearchHasMoreThanSixParameters() {
    assertThat(methodsOfSearch())
        .allSatisfy(
            method ->
                assertThat(method.parameters())
                    .as(method.toString())
                    .isLessThanOrEqualTo(MOST_PARAMETERS));
  }

  @Test
  void noPackageOfTheSearchHasMoreClassesThanFitOnAScreen() {
    Map<String, Long> sizes =
        classes.stream()
            .map(JavaClass::packageName)
            .filter(name -> name.startsWith(SEARCH))
            .collect(Collectors.groupingBy(name -> name, Collectors.counting()));
    assertThat(sizes)
        .containsKeys("v7p3r.search.tree", "v7p3r.search.memory")
        .allSatisfy(
            (name, size) ->
                assertThat(size).as(name).isLessThanOrEqualTo(MOST_CLASSES_OF_A_PACKAGE));
  }
}
