package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.eval.Theme;

class ThemesCommandTest {
  private static final String[] QUICK = {"themes", "--count", "20", "--rounds", "1"};

  @TempDir private Path folder;

  private static Cli quick(String... more) {
    String[] words = java.util.Arrays.copyOf(QUICK, QUICK.length + more.length);
    System.arraycopy(more, 0, words, QUICK.length, more.length);
    return Cli.run(words);
  }

  @Test
  void printsARowForEveryTheme() {
    Cli themes = quick();
    assertThat(themes.exitCode()).isZero();
    assertThat(themes.out())
        .startsWith("theme")
        .contains("20 positions. Whole evaluation:", "million a second");
    for (Theme theme : Theme.values()) {
      assertThat(themes.out()).contains("\n" + theme.key() + " ");
    }
  }

  @Test
  void writesCsvAndJsonAndMarkdown() {
    assertThat(quick("--format", "csv").out().lines())
        .hasSize(1 + Theme.values().length)
        .allSatisfy(line -> assertThat(line.split(",")).hasSize(8));
    assertThat(quick("--format", "json").out())
        .startsWith("{\n  \"positions\": 20,")
        .contains("{\"theme\": \"mobility\", \"subject\": \"piece\"")
        .endsWith("]\n}" + System.lineSeparator());
    assertThat(quick("--format", "markdown").out()).startsWith("| theme | ns |");
  }

  @Test
  void takesPositionsFromGames() throws IOException {
    Path games = folder.resolve("games.pgn");
    Files.writeString(
        games,
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O *\n");
    assertThat(quick("--pgn", games.toString()).out()).contains("1 positions.");
  }

  @Test
  void wrongInputIsWrongUsage() throws IOException {
    assertThat(quick("--count", "0").exitCode()).isEqualTo(Main.WRONG_USAGE);
    Path empty = Files.createFile(folder.resolve("empty.pgn"));
    Cli none = quick("--pgn", empty.toString());
    assertThat(none.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(none.err()).contains("found none in");
    Cli missing = quick("--pgn", folder.resolve("missing.pgn").toString());
    assertThat(missing.exitCode()).isEqualTo(Main.FAILED);
    assertThat(missing.err()).contains("missing.pgn");
  }
}
