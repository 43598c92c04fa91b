package v7p3r.app.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class StartCacheTest {
  @Test
  void theListHoldsNothingThatDiffersFromRunToRun() throws IOException {
    List<String> lines = StartCache.neededOfJava();
    assertThat(lines).hasSizeGreaterThan(500).doesNotHaveDuplicates();
    assertThat(lines).noneMatch(line -> line.contains(" id: ") || line.contains(" source: "));
    assertThat(lines).noneMatch(line -> line.startsWith("@cp"));
  }

  @Test
  void theClassesOfJavaInItAreThere() throws IOException {
    ClassLoader java = ClassLoader.getPlatformClassLoader();
    assertThat(StartCache.neededOfJava())
        .filteredOn(line -> line.startsWith("java/") && !line.contains("$"))
        .hasSizeGreaterThan(200)
        .allMatch(name -> java.getResource(name + ".class") != null);
  }

  @Test
  void theProgramItselfIsInIt() throws IOException {
    assertThat(StartCache.neededOfJava()).contains("v7p3r/app/cli/Program", "java/lang/Object");
  }
}
