package v7p3r.app.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The checks that the CI runs beside the build, each in a project made for the test. */
class CiToolsIT {
  @TempDir private Path folder;

  private record Result(int exitCode, String said) {}

  private Result run(Path directory, String... command) throws Exception {
    Process process =
        new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Result(process.waitFor(), said);
  }

  private Result tool(Path directory, String name, String argument) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin/java").toString();
    String source = Path.of("../tools/" + name + ".java").toRealPath().toString();
    return run(directory, java, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", source, argument);
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @Nested
  class TestCount {
    private Result count(int tests, int skipped, int minimum) throws Exception {
      write(folder.resolve("engine/pom.xml"), "");
      write(
          folder.resolve("engine/target/surefire-reports/TEST-a.ATest.xml"),
          "<testsuite name='a.ATest' tests='%d' skipped='%d' failures='0' errors='0'/>"
              .formatted(tests, skipped));
      write(folder.resolve("minimum.txt"), "engine surefire " + minimum + "\n");
      return tool(folder, "TestCount", "minimum.txt");
    }

    @Test
    void isContentWithAsManyTestsAsTheMinimum() throws Exception {
      Result result = count(10, 3, 7);
      assertThat(result.said()).endsWith("7 passed, 0 failed, 3 skipped\n");
      assertThat(result.exitCode()).isZero();
    }

    @Test
    void missesTestsThatWereSkipped() throws Exception {
      Result result = count(10, 3, 8);
      assertThat(result.exitCode()).isOne();
      assertThat(result.said())
          .contains("ERROR: engine surefire ran 7 tests and skipped 3: fewer ran than the 8 of");
    }
  }

  @Nested
  class CommitCheck {
    private String start;

    @BeforeEach
    void setUp() throws Exception {
      git("init", "-q");
      commit("engine/src/main/A.java", "Begin without a rule");
      start = git("rev-parse", "HEAD").strip();
    }

    private String git(String... words) throws Exception {
      List<String> command =
          new ArrayList<>(List.of("git", "-c", "user.name=x", "-c", "user.email=x@localhost"));
      command.addAll(List.of("-c", "commit.gpgsign=false", "-c", "tag.gpgsign=false"));
      command.addAll(List.of(words));
      Result result = run(folder, command.toArray(String[]::new));
      assertThat(result.exitCode()).as(result.said()).isZero();
      return result.said();
    }

    private void commit(String file, String message) throws Exception {
      write(folder.resolve(file), message);
      git("add", file);
      git("commit", "-q", "-m", message);
    }

    private Result check() throws Exception {
      return checkIn(folder);
    }

    private Result checkIn(Path directory) throws Exception {
      write(folder.resolve("start"), "# the start\n" + start + "\n");
      return tool(directory, "CommitCheck", folder.resolve("start").toString());
    }

    @Test
    void isContentWithMessagesThatNameTheBench() throws Exception {
      commit("engine/src/main/A.java", "Search less\n\nBench: 1234567");
      commit("engine/src/main/A.java", "Say it better\n\nNo functional change");
      commit("docs/a.md", "Explain");
      Result result = check();
      assertThat(result.said()).startsWith("commits: 2 on engine/src/main").contains(", 0 without");
      assertThat(result.exitCode()).isZero();
    }

    @Test
    void namesEveryCommitThatDoesNot() throws Exception {
      commit("engine/src/main/A.java", "Search more");
      commit("engine/src/main/A.java", "Search less\n\nBench: 1234567");
      commit("engine/src/main/A.java", "Promise\n\nThe Bench: 12 is said within a line only");
      Result result = check();
      assertThat(result.exitCode()).isOne();
      assertThat(result.said().lines().filter(line -> line.startsWith("ERROR")))
          .hasSize(2)
          .anyMatch(line -> line.endsWith(" Search more"))
          .anyMatch(line -> line.endsWith(" Promise"));
    }

    @Test
    void looksBackToTheLastTagOnly() throws Exception {
      commit("engine/src/main/A.java", "Search more");
      git("tag", "v1");
      commit("engine/src/main/A.java", "Search less\n\nBench: 1234567");
      Result result = check();
      assertThat(result.said()).contains("commits: 1 on engine/src/main since v1, 0 without");
      assertThat(result.exitCode()).isZero();
    }

    @Test
    void saysSoWhereTheHistoryIsMissing(@TempDir Path withoutGit) throws Exception {
      commit("engine/src/main/A.java", "Search more");
      git("clone", "-q", "--depth", "1", folder.toUri().toString(), "shallow");
      for (Path place : List.of(folder.resolve("shallow"), withoutGit)) {
        Result result = checkIn(place);
        assertThat(result.said()).contains("messages not checked");
        assertThat(result.exitCode()).isZero();
      }
    }
  }
}
