package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalTest {
  private static final String ESCAPE = "\u001b";

  @Test
  void colorsAreForTerminalsOfPeopleWhoWantThem() {
    Terminal watched = new Terminal(80);
    assertThat(watched.isColored(Map.of())).isTrue();
    assertThat(watched.isColored(Map.of("NO_COLOR", ""))).isTrue();
    assertThat(watched.isColored(Map.of("NO_COLOR", "1"))).isFalse();
    assertThat(watched.isColored(Map.of("TERM", "dumb"))).isFalse();
    assertThat(Terminal.NONE.isColored(Map.of())).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"help", "help match", "eval", "doctor", "watch game.pgn --once"})
  void aFileOrAnotherProgramGetsNoColors(String words, @TempDir Path folder) throws Exception {
    Path game = Files.writeString(folder.resolve("game.pgn"), "[Result \"*\"]\n\n1. e4 e5 *\n");
    Cli run = Cli.run(words.replace("game.pgn", game.toString()).split(" "));
    assertThat(run.out()).isNotEmpty().doesNotContain(ESCAPE);
  }

  @Test
  void theBoardIsColoredOnATerminalAndPlainWithNoColor(@TempDir Path folder) throws Exception {
    Path game = Files.writeString(folder.resolve("game.pgn"), "[Result \"*\"]\n\n1. e4 e5 *\n");
    assertThat(onATerminal("", game)).contains("e4", ESCAPE + "[");
    assertThat(onATerminal("1", game)).contains("e4").doesNotContain(ESCAPE + "[4");
  }

  /** Runs it where script(1) makes it believe that somebody watches. */
  private static String onATerminal(String noColor, Path game) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String command =
        "'%s' -XX:TieredStopAtLevel=1 -cp '%s' %s watch '%s' --once"
            .formatted(java, System.getProperty("java.class.path"), Main.class.getName(), game);
    ProcessBuilder builder =
        new ProcessBuilder("script", "-qec", command, "/dev/null").redirectErrorStream(true);
    builder.environment().put("NO_COLOR", noColor);
    builder.environment().put("TERM", "xterm");
    Process process = builder.start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    return out;
  }
}
