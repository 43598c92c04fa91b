package v7p3r.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import v7p3r.app.cli.Program;

/** What can be checked of v7p3r.cmd without Windows: that it says what the script v7p3r says. */
class WindowsScriptTest {
  private String windows;
  private String powerShell;
  private String unix;

  @BeforeEach
  void read() throws IOException {
    windows = Files.readString(Path.of("../v7p3r.cmd"));
    powerShell = Files.readString(Path.of("../v7p3r.ps1"));
    unix = Files.readString(Path.of("../v7p3r"));
  }

  private static Set<String> heavyInUnix(String script, String module) {
    Matcher list = Pattern.compile("HEAVY_COMMANDS=\"([^\"]+)\"").matcher(script);
    assertThat(list.find()).isTrue();
    Set<String> commands = new TreeSet<>();
    for (String pair : list.group(1).split(" ")) {
      if (pair.endsWith(":" + module)) {
        commands.add(pair.substring(0, pair.indexOf(':')));
      }
    }
    return commands;
  }

  @Test
  void theSameCommandsNeedTheSameModules() {
    for (String module : List.of("parquet", "train", "studio")) {
      Matcher list =
          Pattern.compile("for %%C in \\(([^)]+)\\) do .* set \"target=" + module + "\"")
              .matcher(windows);
      assertThat(list.find()).as(module).isTrue();
      assertThat(new TreeSet<>(List.of(list.group(1).split(" "))))
          .isEqualTo(heavyInUnix(unix, module));
    }
  }

  @Test
  void powerShellKnowsTheSameCommands() {
    for (String module : List.of("parquet", "train", "studio")) {
      Matcher list =
          Pattern.compile("\\{ \\$_ -in ([^}]+) \\} \\{ '" + module + "' \\}").matcher(powerShell);
      assertThat(list.find()).as(module).isTrue();
      assertThat(new TreeSet<>(List.of(list.group(1).replace("'", "").split(", "))))
          .isEqualTo(heavyInUnix(unix, module));
    }
    assertThat(powerShell).contains(" " + Program.class.getName() + " @args");
  }

  @Test
  void bracketsAndQuotesOfPowerShellAreClosed() {
    String code = powerShell.replaceAll("(?m)^#.*$", "");
    for (String pair : List.of("()", "{}", "[]")) {
      assertThat(code.chars().filter(c -> c == pair.charAt(0)).count())
          .as(pair)
          .isEqualTo(code.chars().filter(c -> c == pair.charAt(1)).count());
    }
    assertThat(code.lines())
        .allMatch(line -> line.chars().filter(c -> c == '\'').count() % 2 == 0)
        .allMatch(
            line ->
                line.replace("'^JAVA_VERSION=\"25'", "").chars().filter(c -> c == '"').count() % 2
                    == 0);
  }

  @Test
  void jvmOptionsAreThoseOfTheScript() {
    for (String option :
        List.of(
            "-XX:+UseSerialGC",
            "-Xss2m",
            "-XX:-UsePerfData",
            "-XX:+DisplayVMOutputToStderr",
            "-Xlog:disable -Xlog:all=warning:stderr",
            "--enable-native-access=ALL-UNNAMED")) {
      assertThat(unix).contains(option);
      assertThat(windows).contains(option);
      for (String word : option.split(" ")) {
        assertThat(powerShell).contains("'" + word + "'");
      }
    }
  }

  @Test
  void itStartsAClassThatIsThere() {
    assertThat(windows).contains("set \"main=" + Program.class.getName() + "\"");
  }

  @Test
  void everyJumpHasItsLabelAndEveryVariableItsPercentSigns() {
    Matcher jump = Pattern.compile("(?:goto|call :)\\s*([a-z]+)").matcher(windows);
    int jumps = 0;
    while (jump.find()) {
      if (!jump.group().startsWith("call mvn")) {
        assertThat(windows.lines()).contains(":" + jump.group(1));
        jumps++;
      }
    }
    assertThat(jumps).isGreaterThanOrEqualTo(3);
    assertThat(windows.lines())
        .allSatisfy(
            line ->
                assertThat(line.replace("%~", "%").replaceAll("%%[CJ]|%%~J|%\\*|%[0-2]|%dp0", ""))
                    .satisfies(
                        rest ->
                            assertThat(rest.chars().filter(c -> c == '%').count() % 2).isZero()));
  }
}
