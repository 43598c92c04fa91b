package v7p3r.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import v7p3r.architecture.Sources.Source;

/**
 * The arrows between packages only point down. Every module compiles and runs this test against its
 * own classes and its own sources: the compiler inlines constants, so byte code alone would miss an
 * import of one.
 */
class ArchitectureTest {
  private static final Layers LAYERS = Layers.OF_V7P3R;
  private static final String ADVICE =
      "arrows that break the table of docs/ARCHITECTURE.md (to change it: an ADR and Layers.java)";

  /** Of a layer's name the first word: those that make up the module {@code engine}. */
  private static final Set<String> ENGINE =
      Set.of(
          "text",
          "json",
          "board",
          "notation",
          "tablebase",
          "eval",
          "search",
          "desc",
          "profile",
          "book",
          "engine",
          "uci");

  /** Packages that the module {@code java.base} shows to everybody. */
  private static final Set<String> JAVA_BASE =
      Object.class.getModule().getDescriptor().exports().stream()
          .filter(export -> !export.isQualified())
          .map(ModuleDescriptor.Exports::source)
          .collect(Collectors.toSet());

  private static JavaClasses classes;
  private static List<Source> sources;

  @BeforeAll
  static void readTheModule() {
    classes = new ClassFileImporter().importPath(Path.of("target/classes"));
    sources = Sources.below(Path.of("src/main/java"));
  }

  @Test
  void classesOnlyUseLayersBelowTheirOwn() {
    Stream<String> violations =
        classes.stream()
            .flatMap(from -> from.getDirectDependenciesFromSelf().stream())
            .filter(use -> isOurs(use.getTargetClass().getBaseComponentType().getPackageName()))
            .flatMap(
                use ->
                    LAYERS
                        .violations(
                            use.getOriginClass().getName(),
                            use.getOriginClass().getPackageName(),
                            use.getTargetClass().getBaseComponentType().getPackageName())
                        .stream());
    assertThat(violations.distinct().toList()).as(ADVICE).isEmpty();
  }

  @Test
  void sourcesOnlyNameLayersBelowTheirOwn() {
    Stream<String> violations =
        sources.stream()
            .flatMap(
                from ->
                    from.namedPackages().stream()
                        .flatMap(
                            to ->
                                LAYERS
                                    .violations(from.file().toString(), from.packageName(), to)
                                    .stream()));
    assertThat(violations.toList()).as(ADVICE).isEmpty();
  }

  @Test
  void theDocumentationHasTheSameTable() throws IOException {
    LayerTable table = LayerTable.parse(Files.readAllLines(Path.of("../docs/ARCHITECTURE.md")));
    Set<String> named = new TreeSet<>(table.rows().keySet());
    named.addAll(table.planned());
    assertThat(named).isEqualTo(new TreeSet<>(LAYERS.uses().keySet()));
    assertThat(table.rows())
        .allSatisfy(
            (name, uses) -> {
              Set<String> allowed = new TreeSet<>(LAYERS.uses().get(name));
              allowed.retainAll(table.rows().keySet());
              assertThat(new TreeSet<>(uses)).as(name + " may use").isEqualTo(allowed);
            });
  }

  @Test
  void everyPackageStandsInALayer() {
    assertThat(sources.stream().map(Source::packageName).distinct())
        .as("packages without a layer in the table of docs/ARCHITECTURE.md")
        .filteredOn(name -> !name.equals(Layers.ROOT))
        .allSatisfy(name -> assertThat(LAYERS.layerOf(name)).as(name).isPresent());
  }

  @Test
  void packagesAreFreeOfCycles() {
    slices()
        .matching(Layers.ROOT + ".(**)")
        .should()
        .beFreeOfCycles()
        .allowEmptyShould(true)
        .check(classes);
  }

  @Test
  void theEngineModuleNeedsNothingButTheJavaBaseModule() {
    Stream<String> imported =
        sources.stream()
            .filter(from -> isEngine(from.packageName()))
            .flatMap(
                from ->
                    from.imports().stream()
                        .filter(name -> !isOurs(name) && !isJavaBase(packageOf(name)))
                        .map(name -> from.file() + " imports " + name));
    Stream<String> used =
        classes.stream()
            .filter(from -> isEngine(from.getPackageName()))
            .flatMap(from -> from.getDirectDependenciesFromSelf().stream())
            .filter(use -> isForeign(use.getTargetClass().getBaseComponentType()))
            .map(use -> use.getOriginClass().getName() + " uses " + use.getTargetClass().getName());
    assertThat(Stream.concat(imported, used).distinct().toList()).isEmpty();
  }

  private static boolean isEngine(String packageName) {
    return LAYERS
        .layerOf(packageName)
        .map(layer -> layer.split("\\.")[0])
        .filter(ENGINE::contains)
        .isPresent();
  }

  private static boolean isForeign(JavaClass used) {
    return !used.isPrimitive()
        && !isOurs(used.getPackageName())
        && !isJavaBase(used.getPackageName());
  }

  private static boolean isOurs(String name) {
    return name.equals(Layers.ROOT) || name.startsWith(Layers.ROOT + ".");
  }

  /** Asked of the running Java: {@code java.lang.management} only sounds like the base module. */
  private static boolean isJavaBase(String packageName) {
    return JAVA_BASE.contains(packageName);
  }

  /** Of an imported name: what stands before the first capital letter, or before the asterisk. */
  private static String packageOf(String imported) {
    return imported.replaceAll("\\.([A-Z*].*)?$", "");
  }

  /** The checks above are only worth something if they can fail. */
  @Nested
  class TheCheckItself {
    @Test
    void reportsAnArrowThatPointsUp() {
      assertThat(LAYERS.violations("Move.java", "v7p3r.board", "v7p3r.search"))
          .containsExactly("Move.java: board must not use search");
      assertThat(LAYERS.violations("Search.java", "v7p3r.search", "v7p3r.board")).isEmpty();
    }

    @Test
    void reportsAPackageOutsideTheTable() {
      assertThat(LAYERS.violations("X.java", "v7p3r.misc", "v7p3r.board")).hasSize(1);
      assertThat(LAYERS.violations("X.java", "v7p3r.search", "v7p3r.misc")).hasSize(1);
    }

    @Test
    void countsAnUnnamedPackageToTheNearestNamedOneAround() {
      assertThat(LAYERS.layerOf("v7p3r.notation.pgn")).contains("notation");
      assertThat(LAYERS.layerOf("v7p3r.eval.pawn.deep")).contains("eval.pawn");
      assertThat(LAYERS.layerOf("v7p3r")).isEmpty();
    }

    @Test
    void seesImportsAndQualifiedNamesButNoCommentsAndNoText() {
      Source source =
          Sources.parse(
              Path.of("X.java"),
              """
              package v7p3r.board;
              import static v7p3r.search.Limits.MAX;
              import v7p3r.eval.*;
              /* v7p3r.uci.Uci */ // v7p3r.book.Book
              class X { int x = v7p3r.desc.Pes.SCALE; String s = "v7p3r.engine.Engine"; char c = '"'; }
              """);
      assertThat(source.packageName()).isEqualTo("v7p3r.board");
      assertThat(source.namedPackages())
          .containsExactly("v7p3r.desc", "v7p3r.eval", "v7p3r.search");
    }

    @Test
    void knowsThePackagesOfTheJavaBaseModule() {
      assertThat(List.of("java.lang.Math", "java.util.function.*", "java.util.Map.Entry"))
          .allSatisfy(name -> assertThat(isJavaBase(packageOf(name))).as(name).isTrue());
      assertThat(
              List.of(
                  "java.lang.management.ManagementFactory",
                  "java.util.logging.*",
                  "java.net.http.HttpClient",
                  "java.sql.Connection",
                  "com.sun.management.ThreadMXBean",
                  "picocli.CommandLine.Option"))
          .allSatisfy(name -> assertThat(isJavaBase(packageOf(name))).as(name).isFalse());
    }

    @Test
    void readsTheTableOfTheDocumentation() {
      LayerTable table =
          LayerTable.parse(
              List.of(
                  "| Package (below `v7p3r`) | Answers the question | May use |",
                  "|---|---|---|",
                  "| `a` | What? | – |",
                  "| `b.one` `.two` | Which `x`? | a |",
                  "| `b` | Why? | a, b.* |",
                  "| `c` | Who? | all above |",
                  "",
                  "Planned, without a row yet: `d`, `e.f`."));
      assertThat(table.rows())
          .containsOnlyKeys("a", "b.one", "b.two", "b", "c")
          .containsEntry("a", Set.of())
          .containsEntry("b.two", Set.of("a"))
          .containsEntry("b", Set.of("a", "b.one", "b.two"))
          .containsEntry("c", Set.of("a", "b.one", "b.two", "b"));
      assertThat(table.planned()).containsExactlyInAnyOrder("d", "e.f");
    }

    @Test
    void refusesATableWithACycle() {
      assertThatThrownBy(() -> new Layers().layer("a", "b").layer("b", "a"))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
