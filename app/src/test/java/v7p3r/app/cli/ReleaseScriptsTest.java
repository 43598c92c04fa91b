package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What makes a release: the tag with its notes, and the container. */
class ReleaseScriptsTest {
  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();

  @TempDir private Path folder;

  private record Run(int exitCode, String out) {}

  private Run run(String... words) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true);
    // Else the user's own settings count, such as that all tags are signed.
    builder.environment().put("GIT_CONFIG_GLOBAL", "/dev/null");
    builder.environment().put("GIT_CONFIG_SYSTEM", "/dev/null");
    Process process = builder.start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out);
  }

  private void git(String... words) throws Exception {
    List<String> all =
        new ArrayList<>(List.of("git", "-c", "user.name=t", "-c", "user.email=t@example.org"));
    all.addAll(List.of(words));
    Run run = run(all.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.out()).isZero();
  }

  @BeforeEach
  void makeProject() throws Exception {
    Files.createDirectories(folder.resolve("deploy"));
    Files.copy(PROJECT.resolve("deploy/tag.sh"), folder.resolve("deploy/tag.sh"));
    git("init", "-q");
    git("config", "user.name", "t");
    git("config", "user.email", "t@example.org");
  }

  private void commit(String version, String changelog) throws Exception {
    Files.writeString(folder.resolve("pom.xml"), "<revision>" + version + "</revision>\n");
    Files.writeString(folder.resolve("CHANGELOG.md"), changelog);
    git("add", ".");
    git("commit", "-qm", "x");
  }

  @Test
  void theTagCarriesTheNotesOfItsVersion() throws Exception {
    commit(
        "1.2.0",
        "# Changelog\n\n"
            + "## 1.2.0 (2026-03-01)\n\n"
            + "### New\n\n"
            + "- better\n\n"
            + "## 1.1.0 (2026-01-01)\n\n"
            + "- old\n");
    assertThat(run("deploy/tag.sh", "--dry-run").out())
        .isEqualTo("V7P3R 1.2.0 (2026-03-01)\n\n### New\n\n- better\n");
    Run tagged = run("deploy/tag.sh");
    assertThat(tagged.exitCode()).as(tagged.out()).isZero();
    assertThat(run("git", "tag", "-l", "--format=%(contents)", "v1.2.0").out().strip())
        .isEqualTo("V7P3R 1.2.0 (2026-03-01)\n\n### New\n\n- better");
    assertThat(run("deploy/tag.sh").out()).contains("the tag v1.2.0 is there already");
  }

  @Test
  void whatIsNotReadyIsNotTagged() throws Exception {
    commit("1.2.0-SNAPSHOT", "## 1.2.0 (unreleased)\n");
    assertThat(run("deploy/tag.sh").out()).contains("set revision to 1.2.0 first");
    commit("1.2.0", "## 1.2.0 (unreleased)\n");
    assertThat(run("deploy/tag.sh").out()).contains("expected the heading '## 1.2.0 (YYYY-MM-DD)'");
    commit("1.2.0", "## 1.2.0 (2026-03-01)\n");
    Files.writeString(folder.resolve("more"), "");
    Run dirty = run("deploy/tag.sh");
    assertThat(dirty.exitCode()).isEqualTo(1);
    assertThat(dirty.out()).contains("not committed");
    assertThat(run("git", "tag").out()).isEmpty();
  }

  @Test
  void theContainerBuildsAndStartsWhatIsThere() throws Exception {
    String file = Files.readString(PROJECT.resolve("deploy/Containerfile"));
    Matcher build = Pattern.compile("(?m)^RUN \\./v7p3r (.+)$").matcher(file);
    assertThat(build.find()).isTrue();
    Main.parse(build.group(1).split(" "));
    Matcher out = Pattern.compile("--out (\\S+)").matcher(build.group(1));
    assertThat(out.find()).isTrue();
    assertThat(file)
        .contains("COPY --from=build " + out.group(1) + "/v7p3r /opt/v7p3r\n")
        .contains("ENTRYPOINT [\"/opt/v7p3r/bin/v7p3r\"]");
    Matcher example =
        Pattern.compile("(?m)^#   docker run .* v7p3r((?: [\\w-]+)*)(?:  .*)?$").matcher(file);
    int examples = 0;
    while (example.find()) {
      String words = example.group(1).strip();
      Main.parse(words.isEmpty() ? new String[0] : words.split(" "));
      examples++;
    }
    assertThat(examples).isEqualTo(4);
  }

  @Test
  void noTokenGetsIntoAnImageOrACommit() throws Exception {
    try (Stream<Path> files = Files.list(PROJECT.resolve("deploy"))) {
      assertThat(files.map(Path::toString))
          .as("files that would replace .dockerignore")
          .noneMatch(name -> name.endsWith(".dockerignore"));
    }
    assertThat(Files.readAllLines(PROJECT.resolve(".dockerignore")))
        .contains("lichess-token", "lichess", "analysis", "**/*.db", ".git", "**/target");
    Files.copy(PROJECT.resolve(".gitignore"), folder.resolve(".gitignore"));
    for (String name : List.of("lichess-token", "lichess/games.pgn", "analysis/report.html")) {
      assertThat(run("git", "check-ignore", name).exitCode()).as(name).isZero();
    }
    assertThat(run("git", "check-ignore", "app/src/lichess/Bot.java").exitCode()).isEqualTo(1);
  }

  @Test
  void theScriptOfTheBuildServerIsAScript() throws Exception {
    Path script = PROJECT.resolve(".ci/package");
    assertThat(Files.isExecutable(script)).isTrue();
    assertThat(run("bash", "-n", script.toString()).exitCode()).isZero();
  }
}
