package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The commands as programs: their own process, its signals and its files. */
@Timeout(120)
class PlayCommandIT {
  @TempDir private Path folder;

  private Process start(String... args) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Dstdout.encoding=UTF-8"));
    command.addAll(List.of("-cp", absoluteClassPath(), Main.class.getName()));
    command.addAll(List.of(args));
    return new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
  }

  private static String absoluteClassPath() {
    String separator = System.getProperty("path.separator");
    List<String> entries = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(separator)) {
      entries.add(Path.of(entry).toAbsolutePath().toString());
    }
    return String.join(separator, entries);
  }

  private static PrintStream input(Process process) {
    return new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
  }

  @Test
  void aGameThatIsKilledIsInTheGamesFolder() throws Exception {
    Process process = start("play", "--depth", "1");
    PrintStream in = input(process);
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    in.println("e4");
    String line = out.readLine();
    while (!line.contains("plays 1... ")) {
      line = out.readLine();
    }
    in.println("h4"); // legal whatever the engine answered
    while (!line.contains("plays 2... ")) {
      line = out.readLine();
    }
    process.toHandle().destroy();
    String rest = out.lines().reduce("", (all, next) -> all + next + "\n");
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(rest).contains("Saved to games");
    try (Stream<Path> games = Files.list(folder.resolve("games"))) {
      assertThat(Files.readString(games.findFirst().orElseThrow())).contains("1. e4 ", "2. h4 ");
    }
  }

  @Test
  void symbolsAreDrawnWhereTheyCanBeShownAndLettersElsewhere() throws Exception {
    Process process = start("play", "--depth", "1");
    input(process).println("quit");
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(out).contains("♔").doesNotContain("\u001b[");
    Process ascii = start("play", "--depth", "1", "--ascii");
    input(ascii).println("quit");
    assertThat(new String(ascii.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .contains("R N B Q K B N R");
  }

  @Test
  void theUciCommandIsTheEngine() throws Exception {
    Process process = start("uci");
    input(process).println("uci\nisready\nquit");
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(out).startsWith("id name V7P3R").contains("uciok\nreadyok\n");
    assertThat(process.waitFor()).isZero();
    Process single = start("uci", "go", "depth", "2");
    assertThat(new String(single.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .contains("info depth 2 ", "bestmove ");
  }
}
