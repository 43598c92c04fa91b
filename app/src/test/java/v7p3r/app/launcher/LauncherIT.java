package v7p3r.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.app.launcher.Sandbox.Result;

/** The launcher script, in a project and on a machine that only pretend (see {@link Sandbox}). */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherIT {
  private static final int UNAVAILABLE = 69;
  private static final int BUILD_FAILED = 70;

  private Sandbox sandbox;

  @BeforeEach
  void setUp(@TempDir Path folder) throws IOException {
    sandbox = new Sandbox(folder.toRealPath());
  }

  @Nested
  class Java {
    @BeforeEach
    void setUp() {
      sandbox.maven();
    }

    @Test
    void isFoundInTheUsualPlaces() throws Exception {
      sandbox.java("seventeen", "17.0.15");
      sandbox.java("twentyfive", "25.0.3");
      Result result = sandbox.run();
      assertThat(result.java()).isEqualTo("twentyfive");
      assertThat(result.exitCode()).isZero();
    }

    @Test
    void isTheTestedVersionEvenBesideANewerOne() throws Exception {
      sandbox.java("twentysix", "26.0.1");
      sandbox.java("twentyfive", "25");
      sandbox.java("twentyseven", "27-ea");
      assertThat(sandbox.run().java()).isEqualTo("twentyfive");
    }

    @Test
    void isTheNewestWhenTheTestedVersionIsMissing() throws Exception {
      sandbox.java("twentysix", "26.0.1");
      sandbox.java("twentyseven", "27-ea");
      sandbox.java("eight", "1.8.0_402");
      assertThat(sandbox.run().java()).isEqualTo("twentyseven");
    }

    @Test
    void isTheOneOfJavaHomeWhenThatFits() throws Exception {
      sandbox.java("found", "25");
      Path home = sandbox.java("home", "25.0.1");
      assertThat(sandbox.with("JAVA_HOME", home.toString()).run().java()).isEqualTo("home");
    }

    @Test
    void isSearchedElsewhereWhenJavaHomeIsTooOld() throws Exception {
      Path home = sandbox.java("old", "21.0.2");
      sandbox.java("found", "25");
      assertThat(sandbox.with("JAVA_HOME", home.toString()).run().java()).isEqualTo("found");
    }

    @Test
    void isAskedForItsVersionWhenNoFileTellsIt() throws Exception {
      Path home = sandbox.java("nameless", "25.0.2");
      Files.delete(home.resolve("release"));
      assertThat(sandbox.run().java()).isEqualTo("nameless");
    }

    @Test
    void missingIsToldWithHowToInstallIt() throws Exception {
      sandbox.java("seventeen", "17.0.15");
      Result result = sandbox.run();
      assertThat(result.exitCode()).isEqualTo(UNAVAILABLE);
      assertThat(result.err()).contains("needs Java 25", "adoptium.net", "V7P3R_JAVA_HOME");
      assertThat(result.out()).isEmpty();
      assertThat(sandbox.builds()).isZero();
    }

    @Test
    void chosenByHandMustFit() throws Exception {
      sandbox.java("twentyfive", "25");
      Path old = sandbox.java("seventeen", "17");
      Result result = sandbox.with("V7P3R_JAVA_HOME", old.toString()).run();
      assertThat(result.exitCode()).isEqualTo(UNAVAILABLE);
      assertThat(result.err()).contains(old.toString(), "no Java 25");
    }

    @Test
    void getsOptionsFromTheEnvironmentAfterItsOwn() throws Exception {
      sandbox.java("twentyfive", "25");
      Result result = sandbox.with("V7P3R_JAVA_OPTS", "-Xmx3g -Dmany=*").run();
      assertThat(result.arguments())
          .containsSubsequence("-XX:+UseSerialGC", "-Xmx3g", "-Dmany=*", "-cp");
    }

    @Test
    void theEngineGetsMostOfTheMemoryAndACommandLess() throws Exception {
      sandbox.java("twentyfive", "25");
      assertThat(sandbox.run().arguments()).contains("-XX:MaxRAMPercentage=75");
      assertThat(sandbox.run("match").arguments()).contains("-XX:MaxRAMPercentage=40");
    }

    @Test
    void hasTheCollectorThatTheUserNames() throws Exception {
      sandbox.java("twentyfive", "25");
      assertThat(sandbox.with("V7P3R_JAVA_OPTS", "-ea -XX:+UseG1GC -Xmx3g").run().arguments())
          .contains("-XX:+UseG1GC", "-Xmx3g")
          .doesNotContain("-XX:+UseSerialGC");
      assertThat(sandbox.with("V7P3R_JAVA_OPTS", "-XX:+UseNUMA").run().arguments())
          .contains("-XX:+UseNUMA", "-XX:+UseSerialGC");
    }
  }

  @Nested
  class Commands {
    @BeforeEach
    void setUp() {
      sandbox.maven();
      sandbox.java("twentyfive", "25");
    }

    @Test
    void noneStartsTheEngineWithNothingButItsJar() throws Exception {
      assertThat(sandbox.run().arguments())
          .endsWith("-cp", sandbox.project + "/engine/target/v7p3r-engine.jar", "v7p3r.uci.Uci");
    }

    @Test
    void uciStartsTheEngineToo() throws Exception {
      assertThat(sandbox.run("uci").arguments()).endsWith("v7p3r.uci.Uci");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-h", "--help", "-V", "--version"})
    void theHelpOfUciComesFromTheApplicationLikeAllHelp(String option) throws Exception {
      assertThat(sandbox.run("uci", option).arguments())
          .endsWith("v7p3r.app.cli.Main", "uci", option);
    }

    @Test
    void wordsBehindUciGoToTheEngine() throws Exception {
      assertThat(sandbox.run("uci", "--tunables", "go", "depth", "4").arguments())
          .endsWith("v7p3r.uci.Uci", "--tunables", "go", "depth", "4");
    }

    @Test
    void othersGoToTheApplicationWithTheirArgumentsUntouched() throws Exception {
      assertThat(sandbox.run("perft", "3", "8/8 w - -", "*", "").arguments())
          .endsWith("v7p3r.app.cli.Main", "perft", "3", "8/8 w - -", "*", "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"train", "learn"})
    void trainingAloneGetsTheLibrariesOfTraining(String command) throws Exception {
      String libraries = sandbox.project + "/train/target/lib/*";
      assertThat(sandbox.run(command, "--data", "d").arguments())
          .endsWith("v7p3r.app.cli.Main", command, "--data", "d")
          .anyMatch(argument -> argument.endsWith(":" + libraries));
      assertThat(sandbox.run("perft", "3").arguments())
          .noneMatch(argument -> argument.contains(libraries));
    }

    @ParameterizedTest
    @ValueSource(strings = {"profile", "dataset", "replay", "evaluate-model", "train", "learn"})
    void thoseThatReadOrWriteParquetGetItsLibrary(String command) throws Exception {
      Result result = sandbox.run(command, "x");
      assertThat(result.arguments())
          .endsWith("v7p3r.app.cli.Main", command, "x")
          .anyMatch(argument -> argument.contains(":" + parquetLibrary()));
      assertThat(result.err()).containsPattern("large librar(y|ies) \\(\\d+ MB.*loaded once");
    }

    @ParameterizedTest
    @ValueSource(strings = {"stats", "match", "tune", "help"})
    void othersNeitherBuildNorLoadLargeLibraries(String command) throws Exception {
      Result result = sandbox.run(command);
      assertThat(result.arguments())
          .endsWith("v7p3r.app.cli.Main", command)
          .noneMatch(argument -> argument.contains(parquetLibrary()));
      assertThat(result.err()).doesNotContain("large");
      assertThat(Files.readString(sandbox.folder.resolve("mvn-calls")))
          .contains("-pl app -am")
          .doesNotContain("parquet", "train");
    }

    @Test
    void playGetsTheStudioUnlessItIsForTheTerminal() throws Exception {
      String libraries = sandbox.project + "/studio/target/lib/*";
      assertThat(sandbox.run("play").arguments())
          .endsWith("v7p3r.app.cli.Main", "play")
          .anyMatch(argument -> argument.endsWith(":" + libraries));
      assertThat(sandbox.run("play", "--terminal").arguments())
          .endsWith("play", "--terminal")
          .noneMatch(argument -> argument.contains(libraries));
    }

    @ParameterizedTest
    @CsvSource({
      "solve, --master local[2]",
      "solve, --master=local[2]",
      "suite, --master local[2]",
    })
    void workForAClusterGetsSparkAndListensOnThisMachineAlone(String command, String words)
        throws Exception {
      String libraries = sandbox.project + "/cluster/target/spark/jars/*";
      Result result = sandbox.run((command + " x.epd " + words).split(" "));
      assertThat(result.arguments())
          .anyMatch(argument -> argument.endsWith(":" + libraries))
          .contains("--add-opens=java.base/sun.nio.ch=ALL-UNNAMED");
      assertThat(sandbox.run(command, "x.epd").arguments())
          .noneMatch(
              argument -> argument.contains(libraries) || argument.startsWith("--add-opens"));
      assertThat(sandbox.run(("stats " + words).split(" ")).arguments())
          .as("a command that does not know the option")
          .noneMatch(argument -> argument.contains(libraries));
    }

    @Test
    void profilesForAClusterHaveParquetToo() throws Exception {
      assertThat(sandbox.run("profile", "--master", "spark://master:7077").arguments())
          .anyMatch(
              argument ->
                  argument.contains(":" + parquetLibrary())
                      && argument.endsWith("/cluster/target/spark/jars/*"));
    }

    @Test
    void aSparkOfTheUsersOwnIsTakenInstead() throws Exception {
      assertThat(
              sandbox
                  .with("SPARK_HOME", "/opt/spark")
                  .run("match", "--master", "k8s://https://host:6443")
                  .arguments())
          .anyMatch(argument -> argument.endsWith(":/opt/spark/jars/*"));
    }

    private String parquetLibrary() {
      return sandbox.project + "/parquet/target/lib/*";
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"train --help", "learn --help", "profile -h", "dataset describe --help"})
    void helpForThemDoesNotBuildThem(String line) throws Exception {
      String[] words = line.split(" ");
      assertThat(sandbox.run(words).arguments()).endsWith(words);
      assertThat(sandbox.project.resolve("train/target")).doesNotExist();
      assertThat(sandbox.project.resolve("parquet/target")).doesNotExist();
    }

    @Test
    void workThroughSymbolicLinksFromAnywhere() throws Exception {
      Path elsewhere = Files.createDirectories(sandbox.folder.resolve("else where"));
      Files.createSymbolicLink(elsewhere.resolve("absolute"), sandbox.project.resolve("v7p3r"));
      Files.createSymbolicLink(elsewhere.resolve("relative"), Path.of("../a project/v7p3r"));
      Files.createSymbolicLink(elsewhere.resolve("twice"), Path.of("relative"));
      for (String link : new String[] {"absolute", "relative", "twice"}) {
        Result result = sandbox.runFrom(sandbox.folder, "else where/" + link, "uci");
        assertThat(result.arguments())
            .as(link + result.err())
            .contains(sandbox.project + "/engine/target/v7p3r-engine.jar");
      }
    }

    @Test
    void workWhenFoundOnThePath() throws Exception {
      Files.createSymbolicLink(
          sandbox.folder.resolve("tools/chess"), sandbox.project.resolve("v7p3r"));
      assertThat(sandbox.runFrom(sandbox.folder, "sh", "-c", "chess uci").arguments())
          .endsWith("v7p3r.uci.Uci");
    }
  }

  @Nested
  class Build {
    @BeforeEach
    void setUp() {
      sandbox.java("twentyfive", "25");
    }

    @Test
    void happensOnceAndIsSilentOnStandardOutput() throws Exception {
      sandbox.maven();
      Result first = sandbox.run();
      Result second = sandbox.run();
      assertThat(first.out()).startsWith("java=").doesNotContain("chatter").isEqualTo(second.out());
      assertThat(first.err()).contains("building", "chatter");
      assertThat(second.err()).isEmpty();
      assertThat(sandbox.builds()).isOne();
    }

    @Test
    void happensAgainWhenASourceChanged() throws Exception {
      sandbox.maven().run();
      sandbox.change("engine/src/main/java/A.java");
      sandbox.run();
      assertThat(sandbox.builds()).isEqualTo(2);
    }

    @Test
    void happensAgainWhenASourceWasRemoved() throws Exception {
      sandbox.maven().run();
      Files.delete(sandbox.project.resolve("engine/src/main/java/A.java"));
      sandbox.change("engine/src/main/java");
      sandbox.run();
      assertThat(sandbox.builds()).isEqualTo(2);
    }

    @Test
    void doesNotHappenForSourcesThatTheCommandDoesNotNeed() throws Exception {
      sandbox.maven().run();
      sandbox.change("app/src/main/java/A.java");
      sandbox.run("uci");
      assertThat(sandbox.builds()).isOne();
      sandbox.run("perft");
      assertThat(sandbox.builds()).isEqualTo(2);
    }

    @Test
    void thatFailsIsAnErrorWithNothingOnStandardOutput() throws Exception {
      Result result = sandbox.maven("echo 'cannot find symbol'; exit 1").run();
      assertThat(result.exitCode()).isEqualTo(BUILD_FAILED);
      assertThat(result.err()).contains("cannot find symbol", "the build failed");
      assertThat(result.out()).isEmpty();
    }

    @Test
    void colorsNothing() throws Exception {
      Result result =
          sandbox.maven("printf '\\033[0m\\033[31;1mred\\033[0m\\n\\033[0m'; exit 1").run();
      assertThat(result.err()).contains("chatter\nred\nv7p3r: the build failed");
    }

    @Test
    void happensOnceWhenSeveralStartTogether() throws Exception {
      sandbox.maven("sleep 0.4; mkdir -p engine/target; echo jar > engine/target/v7p3r-engine.jar");
      assertThat(sandbox.runTogether(4)).allMatch(result -> result.exitCode() == 0);
      assertThat(sandbox.builds()).isOne();
    }

    @Test
    void happensOnceWhenSeveralStartTogetherOnASystemWithoutFlock() throws Exception {
      sandbox
          .without("flock")
          .maven("sleep 0.4; mkdir -p engine/target; echo jar > engine/target/v7p3r-engine.jar");
      assertThat(sandbox.runTogether(3)).allMatch(result -> result.exitCode() == 0);
      assertThat(sandbox.builds()).isOne();
    }

    @ParameterizedTest
    @ValueSource(strings = {"nothing", "flock"})
    void canBeOrdered(String missing) throws Exception {
      sandbox.without(missing).maven().run();
      assertThat(sandbox.with("V7P3R_BUILD", "always").run().exitCode()).isZero();
      assertThat(sandbox.builds()).isEqualTo(2);
    }

    /** As where Maven finds a jar up to date although a source was touched. */
    @Test
    void doesNotHappenAgainForAModuleThatWasBuiltAlong() throws Exception {
      sandbox.maven(
          """
          for module in engine app parquet; do
            mkdir -p $module/target
            touch -t 202001010000 $module/target/v7p3r-$module.jar
          done
          """);
      sandbox.run("profile", "x");
      sandbox.run("perft");
      sandbox.run("uci");
      assertThat(sandbox.builds()).isOne();
    }

    @Test
    void needsMavenOnlyTheFirstTime() throws Exception {
      Result first = sandbox.run();
      assertThat(first.exitCode()).isEqualTo(UNAVAILABLE);
      assertThat(first.err()).contains("needs Maven");
      sandbox.maven().run();
      sandbox.without("mvn").change("engine/src/main/java/A.java");
      Result later = sandbox.run();
      assertThat(later.exitCode()).isZero();
      assertThat(later.err()).contains("running the previous build");
    }

    @Test
    void canBeForbidden() throws Exception {
      sandbox.maven().with("V7P3R_BUILD", "never");
      assertThat(sandbox.run().exitCode()).isEqualTo(BUILD_FAILED);
      assertThat(sandbox.builds()).isZero();
    }
  }

  /** With the real script, the real Java and what Maven has just packaged. */
  @ParameterizedTest
  @ValueSource(strings = {"", "-XX:+UseG1GC", "-XX:+UseSerialGC"})
  void startsTheRealApplication(String options) throws Exception {
    ProcessBuilder builder = new ProcessBuilder("../v7p3r", "--version").redirectErrorStream(true);
    builder.environment().put("V7P3R_BUILD", "never");
    builder.environment().put("V7P3R_JAVA_OPTS", options);
    builder.environment().put("V7P3R_JAVA_HOME", System.getProperty("java.home"));
    Process launcher = builder.start();
    assertThat(new String(launcher.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .startsWith("V7P3R ")
        .hasLineCount(1);
    assertThat(launcher.waitFor()).isZero();
  }
}
