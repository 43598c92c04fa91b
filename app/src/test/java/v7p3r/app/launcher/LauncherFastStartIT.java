package v7p3r.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.app.launcher.Sandbox.Result;

/** The cache for a fast start: which start has it, and that none waits for it. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherFastStartIT {
  private static final String OPTION = "-XX:AOTCache=";
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private Sandbox sandbox;
  private Path work;
  private Path permission;

  @BeforeEach
  void setUp(@TempDir Path folder) throws IOException {
    sandbox = new Sandbox(folder.toRealPath()).maven().with("V7P3R_AOT", "auto");
    work = sandbox.project.resolve(".v7p3r");
    permission = sandbox.folder.resolve("permission");
  }

  /** Nothing may be written any more when the folder is removed. */
  @AfterEach
  void letTheBackgroundEnd() throws Exception {
    Files.writeString(permission, "");
    await(() -> ProcessHandle.allProcesses().noneMatch(this::isOfTheSandbox));
  }

  private boolean isOfTheSandbox(ProcessHandle process) {
    return process.info().commandLine().orElse("").contains(sandbox.folder.toString());
  }

  private interface Condition {
    boolean holds() throws IOException;
  }

  private static void await(Condition condition) throws Exception {
    Instant end = Instant.now().plus(PATIENCE);
    while (!condition.holds()) {
      assertThat(Instant.now()).as("it happens in time").isBefore(end);
      Thread.sleep(20);
    }
  }

  private List<Path> files(String part) throws IOException {
    if (!Files.exists(work)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(work)) {
      return files.filter(file -> file.getFileName().toString().contains(part)).toList();
    }
  }

  private Optional<Path> cache() throws IOException {
    return files(".aot").stream().filter(file -> file.toString().endsWith(".aot")).findFirst();
  }

  private String option() throws IOException {
    return OPTION + cache().orElseThrow();
  }

  /** Makes the cache and waits for it. */
  private Result prepare() throws Exception {
    Result result = sandbox.with("V7P3R_AOT", "make").run();
    sandbox.with("V7P3R_AOT", "auto");
    assertThat(result.exitCode()).isZero();
    return result;
  }

  private static void assertStartedWithout(Result result) {
    assertThat(result.exitCode()).isZero();
    assertThat(result.arguments()).isNotEmpty().noneMatch(word -> word.startsWith(OPTION));
  }

  /** A Java that makes the cache as soon as it is told to. */
  private static String patiently(Path permission) {
    return """
    echo unfinished > "${argument#*=}"
    until [ -e '%s' ]; do sleep 0.05; done
    echo cache > "${argument#*=}"
    """
        .formatted(permission);
  }

  @Test
  void isMadeOnceInTheBackgroundAndUsedFromThenOn() throws Exception {
    sandbox.java("twentyfive", "25");
    Result first = sandbox.run();
    assertStartedWithout(first);
    assertThat(first.err()).contains("in the background");
    await(() -> cache().isPresent());
    Result second = sandbox.run();
    assertThat(second.arguments()).contains(option());
    assertThat(second.err()).isEmpty();
    assertThat(sandbox.preparations()).isOne();
  }

  /** Neither its end nor that of its streams, which a GUI may read to their end. */
  @Test
  void keepsNoStartWaiting() throws Exception {
    sandbox.java("twentyfive", "25", patiently(permission));
    for (int i = 0; i < 2; i++) {
      Result result = sandbox.runFrom(sandbox.project, "sh", "-c", "./v7p3r 2>&1 | cat");
      assertStartedWithout(result);
    }
    assertThat(cache()).isEmpty();
    Files.writeString(permission, "");
    await(() -> cache().isPresent());
    assertThat(sandbox.run().arguments()).contains(option());
  }

  @ParameterizedTest
  @ValueSource(strings = {"nothing", "flock"})
  void isMadeByOneAtATime(String missing) throws Exception {
    sandbox.without(missing).java("twentyfive", "25", patiently(permission));
    assertThat(sandbox.runTogether(3)).allSatisfy(result -> assertStartedWithout(result));
    await(() -> !files(".aot.").isEmpty());
    assertThat(files(".aot.")).hasSize(1);
    Files.writeString(permission, "");
    await(() -> cache().isPresent());
    // Whoever waited finds the work done.
    prepare();
    assertThat(sandbox.preparations()).isOne();
  }

  /** As when a GUI kills the engine with all that belongs to it. */
  @RepeatedTest(5)
  @EnabledOnOs(OS.LINUX)
  void isMadeEvenIfTheEngineAndItsGroupAreKilled() throws Exception {
    sandbox.java("twentyfive", "25", patiently(permission));
    Result result = sandbox.runFrom(sandbox.project, "setsid", "sh", "-c", "./v7p3r; kill -KILL 0");
    assertThat(result.exitCode()).isEqualTo(128 + 9);
    Files.writeString(permission, "");
    await(() -> cache().isPresent());
  }

  @Test
  void isMadeOnRequestWithoutStartingTheEngine() throws Exception {
    sandbox.java("twentyfive", "25");
    assertThat(prepare().out()).isEmpty();
    assertThat(sandbox.run().arguments()).contains(option());
    prepare();
    assertThat(sandbox.preparations()).isOne();
  }

  /** The JVM refuses it otherwise. */
  @Test
  void isMadeWithTheOptionsOfTheEngine() throws Exception {
    sandbox.java("twentyfive", "25");
    prepare();
    List<String> start = sandbox.run().arguments();
    String options = String.join(" ", start.subList(0, start.indexOf(option())));
    assertThat(sandbox.preparationCalls().getFirst())
        .startsWith(options + " -XX:AOTCacheOutput=")
        .endsWith("/engine/target/v7p3r-engine.jar v7p3r.uci.FastStart");
  }

  /** As in a copied folder: the JVM would take the old classes, whatever the jar has. */
  @Test
  void ofAnotherJarIsNotUsedHoweverNewItIs() throws Exception {
    sandbox.java("twentyfive", "25", patiently(permission));
    Files.writeString(permission, "");
    prepare();
    Path first = cache().orElseThrow();
    Files.delete(permission);
    jar("another");
    Files.setLastModifiedTime(first, FileTime.from(Instant.now().plusSeconds(60)));
    assertStartedWithout(sandbox.run());
    Files.writeString(permission, "");
    await(() -> cache().isPresent() && !Files.exists(first));
    assertThat(sandbox.run().arguments()).contains(option());
    assertThat(sandbox.preparations()).isEqualTo(2);
  }

  /** Other builds of the JVM refuse it. */
  @ParameterizedTest
  @ValueSource(ints = {-60, 60})
  void isMadeAgainWhenTheJarWasTouched(int seconds) throws Exception {
    sandbox.java("twentyfive", "25");
    prepare();
    Files.setLastModifiedTime(
        cache().orElseThrow(), FileTime.from(Instant.now().plusSeconds(seconds)));
    prepare();
    assertThat(sandbox.run().arguments()).contains(option());
    assertThat(sandbox.preparations()).isEqualTo(2);
  }

  @Test
  void leavesNothingOfOlderJarsOrBrokenAttemptsBehind() throws Exception {
    sandbox.java("twentyfive", "25");
    prepare();
    Path first = cache().orElseThrow();
    Path broken = Files.writeString(Path.of(first + ".4711"), "half");
    jar("another");
    prepare();
    assertThat(first).doesNotExist();
    assertThat(broken).doesNotExist();
    assertThat(cache()).isPresent();
  }

  @Test
  void isLeftOutWhereJarsCannotBeToldApart() throws Exception {
    sandbox.java("twentyfive", "25");
    assertStartedWithout(sandbox.without("cksum").run());
    assertThat(sandbox.preparations()).isZero();
  }

  private void jar(String text) throws IOException {
    Path jar = sandbox.project.resolve("engine/target/v7p3r-engine.jar");
    FileTime time = Files.getLastModifiedTime(jar);
    Files.writeString(jar, text);
    Files.setLastModifiedTime(jar, time);
  }

  @Test
  void isLeftOutForGoodWhenItCannotBeMade() throws Exception {
    sandbox.java("twentyfive", "25", "echo junk > \"${argument#*=}\"; exit 1");
    prepare();
    Result result = sandbox.run();
    assertStartedWithout(result);
    assertThat(result.err()).isEmpty();
    assertThat(sandbox.preparations()).isOne();
  }

  /** Killed, or given up for taking too long: that says nothing about the next time. */
  @ParameterizedTest
  @ValueSource(strings = {"kill -KILL $$", "exit 75"})
  void isTriedAgainWhenItWasBrokenOff(String end) throws Exception {
    sandbox.java("twentyfive", "25", "echo half > \"${argument#*=}\"; " + end);
    prepare();
    assertThat(files(".aot")).isEmpty();
    prepare();
    assertThat(sandbox.preparations()).isEqualTo(2);
  }

  @Test
  void isThrownAwayWhenTheJarWasBuiltAnewMeanwhile() throws Exception {
    Path jar = sandbox.project.resolve("engine/target/v7p3r-engine.jar");
    sandbox.java("twentyfive", "25", "echo cache > \"${argument#*=}\"; echo new > '" + jar + "'");
    prepare();
    assertThat(files(".aot")).isEmpty();
  }

  @Test
  void belongsToOneJava() throws Exception {
    Path home = sandbox.java("twentyfive", "25");
    Files.writeString(
        home.resolve("release"),
        "JAVA_RUNTIME_VERSION=\"25.0.9+1-LTS\"\nJAVA_VERSION=\"25.0.9\"\n");
    prepare();
    assertThat(sandbox.run().arguments())
        .contains(option())
        .anyMatch(argument -> argument.contains("/.v7p3r/engine-25.0.9+1-LTS-"));
  }

  @Test
  void isNotForAnotherCollector() throws Exception {
    sandbox.java("twentyfive", "25");
    assertStartedWithout(sandbox.with("V7P3R_JAVA_OPTS", "-XX:+UseZGC").run());
    assertThat(sandbox.preparations()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "make", "off"})
  void isNotForTheApplication(String wish) throws Exception {
    sandbox.java("twentyfive", "25");
    assertStartedWithout(sandbox.with("V7P3R_AOT", wish).run("perft"));
    assertThat(sandbox.preparations()).isZero();
  }

  @Test
  void canBeSwitchedOff() throws Exception {
    sandbox.java("twentyfive", "25");
    assertStartedWithout(sandbox.with("V7P3R_AOT", "off").run());
    assertThat(sandbox.preparations()).isZero();
  }

  /** With the real engine: a GUI gives up an engine that does not answer within ten seconds. */
  @Test
  void theRealEngineAnswersBeforeItIsMade() throws Exception {
    sandbox.realJava(patiently(permission));
    Path jar = sandbox.project.resolve("engine/target/v7p3r-engine.jar");
    Files.createDirectories(jar.getParent());
    Files.copy(Path.of("../engine/target/v7p3r-engine.jar"), jar);
    Result result =
        sandbox
            .with("V7P3R_BUILD", "never")
            .runFrom(sandbox.project, "sh", "-c", "printf 'uci\\nisready\\nquit\\n' | ./v7p3r");
    assertThat(result.out()).contains("uciok\n").endsWith("readyok\n");
    assertThat(result.exitCode()).isZero();
    await(() -> !files(".aot.").isEmpty());
    assertThat(cache()).isEmpty();
  }
}
