package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TuneCommandTest {
  @TempDir private Path folder;

  @Test
  void makesASetTunesOnItAndMeasuresTheResult() throws IOException {
    Path set = folder.resolve("set.tsv.zst");
    Cli made = Cli.run("tuning-set", "--labelled", labelled().toString(), "--out", set.toString());
    assertThat(made.err()).contains("labelled.tsv: 640 positions");
    assertThat(made.exitCode()).isZero();
    assertThat(made.out()).contains("640 from 640 games", "Set: " + set);

    Path out = folder.resolve("weights.txt");
    Cli tuned =
        Cli.run("tune", set.toString(), "--out", out.toString(), "--epochs", "2", "--threads", "2");
    assertThat(tuned.exitCode()).isZero();
    assertThat(tuned.out()).contains("validation loss", "correlation", "Weights: " + out);
    assertThat(Files.readString(out))
        .contains("./v7p3r tune " + set, "# commit", "PIECE_VALUE 0 ", "DRIVE_KING 0 150 150");

    Cli measured = Cli.run("tune", set.toString(), "--measure", out.toString());
    assertThat(measured.exitCode()).isZero();
    assertThat(measured.out()).contains("validation loss").doesNotContain("Weights:");
  }

  @Test
  void brokenInputIsToldWithFileAndLine() throws IOException {
    Path broken = Files.writeString(folder.resolve("b.tsv"), "fen\tgame\tresult\nx\ty\t2\n");
    Cli set =
        Cli.run(
            "tuning-set", "--labelled", broken.toString(), "--out", folder.resolve("o").toString());
    assertThat(set.exitCode()).isEqualTo(Main.FAILED);
    assertThat(set.err()).contains("b.tsv, line 2: expected a result of 1, 0.5 or 0, found '2'");
    Cli tune = Cli.run("tune", broken.toString());
    assertThat(tune.exitCode()).isEqualTo(Main.FAILED);
    assertThat(tune.err()).contains("b.tsv, line 2: expected a result");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tune",
        "tune no-such-set.tsv",
        "tune pom.xml --score-share 2",
        "tune pom.xml --epochs 0",
        "tune pom.xml --freeze NO_SUCH_WEIGHT",
        "tune pom.xml --start no-such-list.txt",
        "tuning-set",
        "tuning-set --out x.tsv",
        "tuning-set --out x.tsv --data no-such-folder",
        "tuning-set --out x.tsv --games a.pgn --per-game 0"
      })
  void wrongUsageIsExplainedOnStandardError(String line) {
    Cli wrong = Cli.run(line.split(" "));
    assertThat(wrong.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(wrong.out()).isEmpty();
    assertThat(wrong.err()).isNotBlank();
  }

  /** Two kings and a pawn on many squares, each position a game of its own. */
  private Path labelled() throws IOException {
    StringBuilder text = new StringBuilder("fen\tgame\tresult\tscore\tbest\n");
    int number = 0;
    for (int pawn = 0; pawn < 40; pawn++) { // on the ranks 2 to 6
      for (int king = 0; king < 8; king++) {
        for (String side : new String[] {"w", "b"}) {
          int rank = pawn / 8;
          String above = "8/".repeat(5 - rank);
          String below = rank == 0 ? "" : "/8".repeat(rank);
          text.append(row(king, 'k')).append('/').append(above).append(row(pawn % 8, 'P'));
          text.append(below).append("/4K3 ").append(side).append(" - - 0 1\tg").append(number++);
          text.append(pawn % 3 == 0 ? "\t1\t" : "\t0.5\t").append(40 + 30 * rank).append("\t\n");
        }
      }
    }
    return Files.writeString(folder.resolve("labelled.tsv"), text);
  }

  private static String row(int file, char man) {
    return (file > 0 ? "" + file : "") + man + (file < 7 ? "" + (7 - file) : "");
  }
}
