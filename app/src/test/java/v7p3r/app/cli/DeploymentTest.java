package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import v7p3r.app.lichess.config.BotConfig;
import v7p3r.app.lichess.config.BotConfigFile;

/** What is in deploy/ fits the program and does what it says. */
class DeploymentTest {
  private static final Path DEPLOY = Path.of("..", "deploy").toAbsolutePath().normalize();
  private static final Pattern CALL =
      Pattern.compile("(?:v7p3r\"?|cli\\.Main) (lichess|stats|package)((?:[^\\n\\\\]|\\\\\\n)*)");
  private static final Pattern FLAG = Pattern.compile("(?<=\\s)--[a-z-]+");
  private static final Pattern COPY = Pattern.compile("(?m)^COPY (--from=build )?(\\S.*) (\\S+)$");
  private static final Pattern START =
      Pattern.compile("(?m)^(?:HEALTHCHECK .*CMD|ENTRYPOINT) \\[\"([^\"]+)\"");

  @TempDir private Path folder;

  private record Run(int exitCode, String out) {}

  private Run run(Map<String, String> environment, String... words) throws Exception {
    ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.environment().putAll(environment);
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out);
  }

  private static List<Path> files(String ending) throws IOException {
    try (Stream<Path> files = Files.list(DEPLOY)) {
      return files.filter(file -> file.toString().endsWith(ending)).toList();
    }
  }

  /** A process group of its own that waits for a line, once it has begun. */
  private static Process waiting(String name) throws IOException {
    Process process =
        new ProcessBuilder("setsid", "sh", "-c", "echo ready; read -r line; :", name).start();
    assertThat(process.inputReader().readLine()).isEqualTo("ready");
    return process;
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void theClusterForTrialsEndsOnlyItsOwnProcesses() throws Exception {
    Process other = waiting("other");
    Process worker = waiting("org.apache.spark.deploy.worker.Worker");
    try {
      Files.writeString(folder.resolve("master.pid"), other.pid() + "\n");
      Files.writeString(folder.resolve("worker-1.pid"), worker.pid() + "\n");
      Map<String, String> place = Map.of("SPARK_TRIAL", folder.toString());
      String script = DEPLOY.resolve("spark-trial.sh").toString();
      assertThat(run(place, script, "status").out())
          .isEqualTo("master: ended\nworker-1: process " + worker.pid() + "\n");
      Run stop = run(place, script, "stop");
      assertThat(stop.exitCode()).as(stop.out()).isZero();
      assertThat(worker.waitFor(30, TimeUnit.SECONDS)).as("the worker has ended").isTrue();
      assertThat(worker.exitValue()).isEqualTo(128 + 15);
      assertThat(folder).isEmptyDirectory();
      other.outputWriter().append("go on\n").close();
      assertThat(other.waitFor()).as("the other one, which ends by itself").isZero();
    } finally {
      other.destroy();
      worker.destroy();
    }
  }

  @Test
  void everyScriptCanBeReadByAShell() throws Exception {
    assertThat(files(".sh")).hasSizeGreaterThanOrEqualTo(4);
    for (Path script : files(".sh")) {
      assertThat(Files.isExecutable(script)).as(script.toString()).isTrue();
      Run run = run(Map.of(), "sh", "-n", script.toString());
      assertThat(run.exitCode()).as(run.out()).isZero();
    }
  }

  @Test
  void everyFlagThatIsUsedIsOneOfTheCommand() throws Exception {
    int flags = 0;
    try (Stream<Path> files = Files.list(DEPLOY)) {
      for (Path file : files.toList()) {
        Matcher call = CALL.matcher(Files.readString(file));
        while (call.find()) {
          CommandLine command = Main.commandLine().getSubcommands().get(call.group(1));
          for (String flag : FLAG.matcher(call.group(2)).results().map(m -> m.group()).toList()) {
            assertThat(command.getCommandSpec().optionsMap()).as(file + "").containsKey(flag);
            flags++;
          }
        }
      }
    }
    assertThat(flags).isGreaterThanOrEqualTo(5);
  }

  @Test
  void systemdUnderstandsTheUnits() throws Exception {
    assumeThat(Path.of("/usr/bin/systemd-analyze")).exists();
    Path program = Files.writeString(folder.resolve("v7p3r"), "#!/bin/sh\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    List<String> words = new ArrayList<>(List.of("systemd-analyze", "verify"));
    for (String ending : List.of(".service", ".timer")) {
      for (Path unit : files(ending)) {
        String text =
            Files.readString(unit).replaceAll("/opt/v7p3r/current\\S*/\\S+", program.toString());
        Path copy = Files.writeString(folder.resolve(unit.getFileName().toString()), text);
        words.add(copy.toString());
      }
    }
    Run run = run(Map.of(), words.toArray(String[]::new));
    assertThat(run.out()).doesNotContain("Unknown").doesNotContain("Failed to parse");
    assertThat(run.exitCode()).as(run.out()).isZero();
  }

  @Test
  void systemdWaitsLongerThanGamesAreDrained() throws Exception {
    Path file = Files.writeString(folder.resolve("lichess.json"), BotConfigFile.example());
    BotConfig config = BotConfigFile.read(file);
    String unit = Files.readString(DEPLOY.resolve("v7p3r-bot.service"));
    Matcher seconds = Pattern.compile("TimeoutStopSec=(\\d+)").matcher(unit);
    assertThat(seconds.find()).isTrue();
    assertThat(Integer.parseInt(seconds.group(1))).isGreaterThan(config.drainSeconds() + 30);
    assertThat(Files.readString(DEPLOY.resolve("Dockerfile")))
        .contains("--stop-timeout " + seconds.group(1));
  }

  @Test
  void healthIsBadWhenTheFileIsOldMissingOrSaysSo() throws Exception {
    String script = DEPLOY.resolve("healthcheck.sh").toString();
    assertThat(run(Map.of(), script, folder.toString()).exitCode()).isEqualTo(1);
    Path health = Files.writeString(folder.resolve("health"), "ok, games running 1\n");
    assertThat(run(Map.of(), script, folder.toString()))
        .isEqualTo(new Run(0, "ok, games running 1\n"));
    Files.writeString(health, "lost, games running 1\n");
    assertThat(run(Map.of(), script, folder.toString()).exitCode()).isEqualTo(1);
    Files.writeString(health, "ok, games running 1\n");
    Instant old = Instant.now().minus(Duration.ofMinutes(10));
    Files.setLastModifiedTime(health, FileTime.from(old));
    assertThat(run(Map.of(), script, folder.toString()).exitCode()).isEqualTo(1);
  }

  /** Nobody builds a container here: so each path in its file is looked up. */
  @Test
  void whatTheContainerOfTheBotCopiesAndStartsIsThere() throws Exception {
    String file = Files.readString(DEPLOY.resolve("Dockerfile"));
    Path root = DEPLOY.getParent();
    List<String> copied = new ArrayList<>();
    Matcher copy = COPY.matcher(file);
    while (copy.find()) {
      boolean built = copy.group(1) != null;
      for (String word : copy.group(2).split(" ")) {
        String source = built ? word.replaceFirst("^/opt/v7p3r/", "") : word;
        if (source.startsWith("app/target/")) {
          assertThat(source).isIn("app/target/lib", "app/target/v7p3r-app.jar");
          assertThat(Files.readString(root.resolve("app/pom.xml")))
              .contains("<outputDirectory>${project.build.directory}/lib<")
              .contains("<artifactId>v7p3r-app<");
          assertThat(Files.readString(root.resolve("pom.xml")))
              .contains("<finalName>${project.artifactId}<");
        } else {
          assertThat(root.resolve(source)).exists();
        }
        String name = Path.of(source).getFileName().toString();
        copied.add(copy.group(3).endsWith("/") ? copy.group(3) + name : copy.group(3));
      }
    }
    Matcher start = START.matcher(file);
    List<String> started = start.results().map(found -> found.group(1)).toList();
    assertThat(started).hasSize(2);
    assertThat(copied).containsAll(started);
    for (String program : started) {
      assertThat(DEPLOY.resolve(Path.of(program).getFileName())).isExecutable();
    }
  }

  @Test
  void theContainerWritesAConfigurationOnceAndThenBecomesTheBot() throws Exception {
    Path java = folder.resolve("java");
    Files.writeString(
        java,
        """
        #!/bin/sh
        echo "$$ $*" >> "$V7P3R_DATA/calls"
        for word; do
          if [ "$word" = --init ]; then touch "$V7P3R_DATA/lichess.json"; fi
        done
        """);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Path data = Files.createDirectories(folder.resolve("data"));
    List<Long> shells = new ArrayList<>();
    for (int start = 0; start < 2; start++) {
      ProcessBuilder builder =
          new ProcessBuilder(DEPLOY.resolve("container-start.sh").toString()).inheritIO();
      builder.environment().put("PATH", folder + ":" + System.getenv("PATH"));
      builder.environment().put("V7P3R_HOME", "/home");
      builder.environment().put("V7P3R_DATA", data.toString());
      Process process = builder.start();
      shells.add(process.pid());
      assertThat(process.waitFor()).isZero();
    }
    List<String> calls = Files.readAllLines(data.resolve("calls"));
    String bot = "v7p3r.app.cli.Main lichess --config " + data.resolve("lichess.json");
    assertThat(calls).hasSize(3);
    assertThat(calls.get(0)).endsWith(bot + " --init");
    // The bot has the number of the shell, so it is the one that hears SIGTERM.
    assertThat(calls.get(1)).startsWith(shells.get(0) + " ").endsWith(bot);
    assertThat(calls.get(2)).startsWith(shells.get(1) + " ").endsWith(bot);
    assertThat(calls.get(2)).contains("-cp /home/app/target/v7p3r-app.jar:/home/app/target/lib/*");
  }

  @Test
  void oneCommandGoesBackToTheReleaseBefore() throws Exception {
    Path repository = Files.createDirectories(folder.resolve("repository"));
    git(repository, "init", "-q");
    String first = release(repository, "one");
    String second = release(repository, "two");
    assertThat(first).isNotEqualTo(second);
    assertThat(started()).isEqualTo("two");
    Run back = deploy("rollback");
    assertThat(back.exitCode()).as(back.out()).isZero();
    assertThat(started()).isEqualTo("one");
    assertThat(deploy("list").out()).contains("* " + first).contains("  " + second);
    assertThat(Files.readAllLines(folder.resolve("restarts"))).hasSize(3);
    deploy("rollback");
    assertThat(started()).isEqualTo("two");
  }

  @Test
  void aReleaseThatCannotBeBuiltChangesNothing() throws Exception {
    Path repository = Files.createDirectories(folder.resolve("repository"));
    git(repository, "init", "-q");
    release(repository, "one");
    program(repository, "exit 1");
    Run failed = deploy("install", repository.toString());
    assertThat(failed.exitCode()).isNotZero();
    assertThat(failed.out()).contains("the current one stays");
    assertThat(started()).isEqualTo("one");
  }

  /** Commits a program that says a word, installs it, and gives the name of the release. */
  private String release(Path repository, String word) throws Exception {
    program(repository, "echo " + word);
    Run installed = deploy("install", repository.toString());
    assertThat(installed.exitCode()).as(installed.out()).isZero();
    return installed.out().strip().replaceFirst("(?s).*current is ", "");
  }

  private void program(Path repository, String command) throws Exception {
    Path program = Files.writeString(repository.resolve("v7p3r"), "#!/bin/sh\n" + command + "\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    git(repository, "add", "v7p3r");
    git(repository, "-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qm", command);
  }

  private void git(Path repository, String... words) throws Exception {
    List<String> command = new ArrayList<>(List.of("git", "-C", repository.toString()));
    command.addAll(List.of(words));
    Run run = run(Map.of(), command.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.out()).isZero();
  }

  private Run deploy(String... words) throws Exception {
    List<String> command = new ArrayList<>(List.of(DEPLOY.resolve("release.sh").toString()));
    command.addAll(List.of(words));
    Path note = folder.resolve("note");
    Files.writeString(note, "#!/bin/sh\necho restart >> " + folder.resolve("restarts") + "\n");
    assertThat(note.toFile().setExecutable(true)).isTrue();
    return run(
        Map.of("V7P3R_ROOT", folder.resolve("root").toString(), "V7P3R_RESTART", note.toString()),
        command.toArray(String[]::new));
  }

  private String started() throws Exception {
    return run(Map.of(), folder.resolve("root/current/v7p3r").toString()).out().strip();
  }
}
