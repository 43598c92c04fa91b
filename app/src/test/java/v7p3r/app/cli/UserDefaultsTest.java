package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class UserDefaultsTest {
  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("config");
  }

  private Cli run(Map<String, String> environment, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = Main.run(environment, new PrintWriter(out), new PrintWriter(err), args);
    return new Cli(exitCode, out.toString(), err.toString());
  }

  private Cli with(String text, String... args) throws IOException {
    Files.writeString(file, text);
    return run(Map.of(UserDefaults.VARIABLE, file.toString()), args);
  }

  @Test
  void anOptionThatIsNotNamedHasTheValueOfTheFile() throws IOException {
    Cli bench = with("# mine\n[bench]\ndepth = 2\nquiet = true\njson=true\n", "bench");
    assertThat(bench.exitCode()).as(bench.err()).isZero();
    assertThat(bench.out()).contains("\"depth\":2");
  }

  @Test
  void theCommandLineGoesFirstThenTheCommandThenAll() throws IOException {
    String text = "depth = 3\n[bench]\njson = true\n";
    assertThat(with(text, "bench").out()).contains("\"depth\":3");
    assertThat(with(text + "depth = 2\n", "bench").out()).contains("\"depth\":2");
    assertThat(with(text + "depth = 2\n", "bench", "--depth", "1").out()).contains("\"depth\":1");
  }

  @Test
  void aSwitchOfTheFileIsTurnedOffByNamingIt() throws IOException {
    assertThat(with("[bench]\ndepth=1\njson=true\n", "bench", "--json").out()).contains("Nodes: ");
  }

  @Test
  void helpShowsDefaultsAsTheyAre() throws IOException {
    assertThat(with("[play]\nname = Ada\n", "play", "--help").out()).contains("(default: Ada)");
  }

  @Test
  void anOptionOfAGroupHasItsDefaultToo() throws IOException {
    Cli game = with("[play]\ndepth = 0\n", "play", "--terminal");
    assertThat(game.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(game.err()).contains("--depth must be at least 1", file + ", line 2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [matsch]                    | line 1: [matsch]: there is no such command (did you mean match?)
          [match]\\nconcurency = 2     | line 2: --concurency: match has no such option (did you mean --concurrency?)
          [match]\\nconcurrency        | line 2: expected [COMMAND] or OPTION = VALUE, found 'concurrency'
          [bench]\\nquiet = yes        | line 2: --quiet: expected true or false, found 'yes'
          [bench]\\nhelp = true        | line 2: --help: can only be given on the command line
          [match]\\nengine = cmd=x     | line 2: --engine: can only be given on the command line
          [bench]\\ndepth=1\\n--depth=2 | line 3: --depth is set in line 2 already
          nodez = 1                   | line 1: no command has the option --nodez
          json = true                 | line 1: --json: is a switch of some commands and has a value in others
          [solve]\\nmaster = local[2] | line 2: --master: can only be given on the command line, where the start script looks
          master = local[2]           | line 1: --master: can only be given on the command line, where the start script looks
          help = true                 | line 1: --help: can only be given on the command line
          [uci]\\nall-options = true   | line 1: [uci]: the engine is set by the program that starts it
          """)
  void aMistakeIsToldWithFileLineAndOption(String text, String message) throws IOException {
    Cli wrong = with(text.replace("\\n", "\n"), "bench", "--depth", "1");
    assertThat(wrong.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(wrong.out()).isEmpty();
    assertThat(wrong.err()).startsWith("v7p3r: " + file + ", " + message);
  }

  @Test
  void theFileOfTheDocumentationIsRightForEveryCommand() throws IOException {
    Matcher block =
        Pattern.compile("(?s)```ini\n(.*?)```")
            .matcher(Files.readString(Path.of("../docs/config-file.md")));
    assertThat(block.find()).isTrue();
    Files.writeString(file, block.group(1));
    for (String command : Main.commandLine().getSubcommands().keySet()) {
      CommandLine line = Main.commandLine().setCaseInsensitiveEnumValuesAllowed(true);
      UserDefaults.read(file).apply(line);
      try {
        line.parseArgs(command);
      } catch (CommandLine.MissingParameterException e) {
        assertThat(e).as(command).hasMessageStartingWith("Missing required");
      }
    }
    Map<String, String> environment = Map.of(UserDefaults.VARIABLE, file.toString());
    assertThat(run(environment, "match", "--help").out())
        .contains("/home/me/chess/arena.db", "8+0.08");
    Cli learn = run(environment, "learn", "--help");
    assertThat(learn.exitCode()).as(learn.err()).isZero();
    assertThat(learn.out()).contains("--db").doesNotContain("/home/me/chess/arena.db");
  }

  @ParameterizedTest
  @CsvSource({"many, 'many'", "99, must be 1 to 64"})
  void aValueThatTheCommandRefusesIsTracedToItsLine(String value, String message)
      throws IOException {
    Cli wrong = with("\n[bench]\ndepth = " + value + "\n", "bench");
    assertThat(wrong.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(wrong.err())
        .contains(message.replace("'", ""), "--depth is set in " + file + ", line 3");
    assertThat(with("[bench]\ndepth = 1\n", "bench", "--depth", "99").err())
        .doesNotContain("is set in");
  }

  @Test
  void theFileIsFoundInTheUsualPlace() throws IOException {
    Path usual = folder.resolve(".config/v7p3r/config");
    Files.createDirectories(usual.getParent());
    Files.writeString(usual, "[bench]\ndepth = 1\njson = true\n");
    assertThat(run(Map.of("HOME", folder.toString()), "bench").out()).contains("\"depth\":1");
    assertThat(UserDefaults.place(Map.of("XDG_CONFIG_HOME", "/x", "HOME", "/y")))
        .isEqualTo(Path.of("/x/v7p3r/config"));
    Cli off =
        run(Map.of("HOME", folder.toString(), UserDefaults.VARIABLE, "off"), "bench", "--help");
    assertThat(off.out()).contains("(default: ");
  }

  @Test
  void aNamedFileThatIsNotThereIsWrongUsage() {
    Cli missing = run(Map.of(UserDefaults.VARIABLE, file.toString()), "bench");
    assertThat(missing.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(missing.err()).contains(file.toString(), "no such file");
  }
}
