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

  private Path set(String... rows) throws IOException {
    String header = "fen\tgame\tresult\tscore\tbest\tsource\n";
    return Files.writeString(folder.resolve("set.tsv"), header + String.join("\n", rows));
  }

  @Test
  void addsTheWorthFromPositionsWithResultsOrScores() throws IOException {
    Path set =
        set(
            "4k3/p7/8/8/8/8/P7/3QK3 w - - 0 1\ta\t1\t900\t\ttest",
            "3qk3/p7/8/8/8/8/P7/4K3 w - - 0 1\tb\t0\t\t\ttest",
            "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1\tc\t\t0\t\ttest");
    Cli themes = quick("--positions", set.toString(), "--format", "csv");
    assertThat(themes.exitCode()).as(themes.err()).isZero();
    assertThat(themes.out().lines().findFirst().orElseThrow()).endsWith(",mean_centipawns,worth");
    String material = themes.out().lines().skip(1).findFirst().orElseThrow();
    assertThat(Double.parseDouble(material.substring(material.lastIndexOf(',') + 1)))
        .isGreaterThan(0.01);
    assertThat(quick("--positions", set.toString()).out()).contains("Worth: what the mean");
    assertThat(quick("--positions", set.toString(), "--sample", "1").exitCode()).isZero();
  }

  @Test
  void aBrokenSetIsRefusedWithItsLine() throws IOException {
    Path set = set("4k3/8/8/8/8/8/8/3QK3 w - - 0 1\ta\t1\t900\t\ttest", "nonsense");
    Cli themes = quick("--positions", set.toString());
    assertThat(themes.exitCode()).isEqualTo(Main.FAILED);
    assertThat(themes.err()).contains("set.tsv", "line 3");
  }

  @Test
  void wrongInputIsWrongUsage() throws IOException {
    assertThat(quick("--count", "0").exitCode()).isEqualTo(Main.WRONG_USAGE);
    Path empty = Files.createFile(folder.resolve("empty.pgn"));
    Cli none = quick("--pgn", empty.toString());
    assertThat(none.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(none.err()).contains("found none in");
    Path nowhere = folder.resolve("nowhere.tsv");
    Cli unreadable = quick("--positions", nowhere.toString());
    assertThat(unreadable.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(unreadable.err()).contains("--positions: cannot read " + nowhere);
    Cli missing = quick("--pgn", folder.resolve("missing.pgn").toString());
    assertThat(missing.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(missing.err()).contains("missing.pgn");
  }
}
