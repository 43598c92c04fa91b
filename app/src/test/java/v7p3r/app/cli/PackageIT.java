package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.app.pack.Packaging;
import v7p3r.uci.Build;

/** Packages made from this very build, and what they do on a machine without Java. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PackageIT {
  private static final long MOST_BYTES = 90_000_000;

  private Path folder;
  private Path dist;

  @BeforeAll
  void makePackages(@TempDir Path folder) {
    this.folder = folder;
    assumeThat(Packaging.canMakeImages()).as("this Java has jlink and jpackage").isTrue();
    String before = System.getProperty("v7p3r.home", "");
    System.setProperty("v7p3r.home", Path.of("..").toAbsolutePath().normalize().toString());
    try {
      dist = folder.resolve("dist");
      Cli made = Cli.run("package", "--out", dist.toString());
      assertThat(made.exitCode()).as(made.err()).isZero();
    } finally {
      System.setProperty("v7p3r.home", before);
    }
  }

  private record Run(int exitCode, String out) {}

  /** Without any variable of this process, so without Java on the path. */
  private Run run(Map<String, String> environment, String input, List<String> words)
      throws IOException, InterruptedException {
    Path here = Files.createDirectories(folder.resolve("elsewhere"));
    ProcessBuilder builder =
        new ProcessBuilder(words).directory(here.toFile()).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().put("V7P3R_AOT", "off");
    builder.environment().putAll(environment);
    Process process = builder.start();
    try (OutputStream in = process.getOutputStream()) {
      in.write(input.getBytes(StandardCharsets.UTF_8));
    }
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return new Run(process.exitValue(), out);
  }

  private Run image(String input, String... words) throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(List.of(dist.resolve("v7p3r/bin/v7p3r").toString()));
    all.addAll(List.of(words));
    return run(Map.of("PATH", "/nowhere"), input, all);
  }

  @Test
  void theImageSpeaksUci() throws Exception {
    Run run = image("uci\nisready\nposition startpos\ngo depth 6\nquit\n");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .startsWith("id name V7P3R " + Build.THIS.version() + "\n")
        .contains("uciok\n", "readyok\n", "bestmove ");
  }

  @Test
  void theImageHasCommandsModelsAndDatabases() throws Exception {
    Run version = image("", "--version");
    assertThat(version.out()).isEqualTo("V7P3R " + Build.THIS + "\n");
    Run doctor = image("", "doctor");
    assertThat(doctor.out())
        .containsPattern("ok +libraries")
        .containsPattern("ok +models")
        .containsPattern("optional +training +not in this package");
    Run game = image("e4\nquit\n", "play", "--terminal", "--depth", "1", "--pgn", "game.pgn");
    assertThat(game.exitCode()).as(game.out()).isZero();
    assertThat(folder.resolve("elsewhere/game.pgn")).content().contains("1. e4");
  }

  @Test
  void whatTheImageLacksIsNamed() throws Exception {
    Run train = image("", "train", "--data", ".");
    assertThat(train.exitCode()).isEqualTo(Main.FAILED);
    assertThat(train.out()).contains("full package");
  }

  @Test
  void theImageIsSmall() throws IOException {
    assertThat(Packaging.size(dist.resolve("v7p3r"))).isLessThan(MOST_BYTES);
  }

  private Path unpack(String name) throws Exception {
    Path place = Files.createDirectories(folder.resolve(name));
    Run unpacked =
        run(
            Map.of("PATH", "/usr/bin:/bin"),
            "",
            List.of("tar", "-xzf", only("64.tar.gz").toString(), "-C", place.toString()));
    assertThat(unpacked.exitCode()).as(unpacked.out()).isZero();
    return place.resolve("v7p3r/bin/v7p3r");
  }

  @Test
  void theStartUpCacheStillFitsAfterUnpackingElsewhere() throws Exception {
    Path program = unpack("elsewhere");
    // A JVM that is told that it must use the cache does not start when it does not fit.
    Run run =
        run(
            Map.of("JAVA_TOOL_OPTIONS", "-XX:AOTMode=on"),
            "uci\nquit\n",
            List.of(program.toString()));
    assertThat(run.exitCode()).as(run.out()).isZero();
    assertThat(run.out()).contains("uciok");
  }

  @Test
  @Timeout(300)
  void anUnpackedImageLearnsOnceInTheBackground() throws Exception {
    Path program = unpack("learning");
    Path app = program.resolve("../../lib/app").normalize();
    Path cache = app.resolve("v7p3r.aot");
    FileTime packed = Files.getLastModifiedTime(cache);
    Run first = run(Map.of("V7P3R_AOT", "auto"), "uci\nquit\n", List.of(program.toString()));
    assertThat(first.out()).contains("uciok");
    while (Files.getLastModifiedTime(cache).equals(packed)
        || Files.exists(app.resolve("v7p3r.aot.lock"))) {
      LockSupport.parkNanos(50_000_000);
    }
    assertThat(app).isDirectoryNotContaining("glob:**.{new,config,lock}");
    FileTime learned = Files.getLastModifiedTime(cache);
    Run later =
        run(
            Map.of("JAVA_TOOL_OPTIONS", "-XX:AOTMode=on"),
            "uci\nquit\n",
            List.of(program.toString()));
    assertThat(later.exitCode()).as(later.out()).isZero();
    assertThat(run(Map.of("V7P3R_AOT", "make"), "", List.of(program.toString())).out()).isEmpty();
    assertThat(Files.getLastModifiedTime(cache)).as("learned once").isEqualTo(learned);
  }

  @Test
  void aSecondImageMadeElsewhereHasTheSameBytes() throws Exception {
    String before = System.getProperty("v7p3r.home", "");
    System.setProperty("v7p3r.home", Path.of("..").toAbsolutePath().normalize().toString());
    Path other = folder.resolve("another-and-longer-place");
    try {
      Cli made = Cli.run("package", "--image-only", "--out", other.toString());
      assertThat(made.exitCode()).as(made.err()).isZero();
    } finally {
      System.setProperty("v7p3r.home", before);
    }
    List<Path> files;
    try (var all = Files.walk(dist.resolve("v7p3r"))) {
      files = all.filter(Files::isRegularFile).toList();
    }
    assertThat(files).hasSizeGreaterThan(100);
    for (Path file : files) {
      Path twin = other.resolve(dist.relativize(file).toString());
      assertThat(Files.mismatch(file, twin)).as(file.toString()).isEqualTo(-1);
    }
  }

  @Test
  void manualCompletionsAndPagesComeAlong() throws Exception {
    Path shared = dist.resolve("v7p3r/share");
    assertThat(shared.resolve("man/man1/v7p3r.1")).content().startsWith(".TH V7P3R 1");
    assertThat(shared.resolve("bash-completion/completions/v7p3r"))
        .content()
        .contains("complete -F");
    assertThat(shared.resolve("zsh/vendor-completions/_v7p3r")).content().startsWith("#compdef");
    assertThat(shared.resolve("fish/vendor_completions.d/v7p3r.fish")).exists();
    assertThat(dist.resolve("docs/index.html")).content().contains("docs/guides/play.html");
    assertThat(only("-docs.tar.gz")).exists();
  }

  private Path only(String ending) throws IOException {
    try (var files = Files.list(dist)) {
      return files.filter(file -> file.toString().endsWith(ending)).findFirst().orElseThrow();
    }
  }

  @Test
  void theJarsRunByThemselves() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Run engine =
        run(
            Map.of(),
            "uci\nquit\n",
            List.of(java, "-jar", dist.resolve("v7p3r-engine.jar").toString()));
    assertThat(engine.out()).contains("uciok");
    String all = dist.resolve("v7p3r.jar").toString();
    assertThat(run(Map.of(), "uci\nquit\n", List.of(java, "-jar", all)).out()).contains("uciok");
    Run doctor = run(Map.of(), "", List.of(java, "-jar", all, "doctor"));
    assertThat(doctor.out()).containsPattern("ok +libraries").doesNotContain("WARNING");
  }

  @Test
  void everyFileHasItsChecksumAndEveryLibraryItsLicense() throws Exception {
    Run check =
        run(
            Map.of("PATH", "/usr/bin:/bin"),
            "",
            List.of("sh", "-c", "cd \"$0\" && sha256sum -c SHA256SUMS", dist.toString()));
    assertThat(check.exitCode()).as(check.out()).isZero();
    assertThat(check.out().lines())
        .contains("v7p3r.jar: OK", "v7p3r-engine.jar: OK", "RELEASE-NOTES.md: OK");
    assertThat(dist.resolve("v7p3r.cdx.json"))
        .content()
        .contains("\"name\":\"sqlite-jdbc\"")
        .doesNotContain("NOASSERTION");
  }
}
