package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class WatchCommandTest {
  private static final String GAME =
      """
      [Event "Cup"]
      [Date "2026.03.01"]
      [Round "4"]
      [White "Ann"]
      [Black "Bob"]
      [Result "0-1"]

      1. f3 {[%clk 0:04:59]} 1... e5 {[%eval -0.35] [%clk 0:01:30] [%emt 0:00:02]} 2. g4 2... Qh4#
      {+M1/12 0.001s, n=4321} 0-1
      """;

  @TempDir Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("live.pgn"), text).toString();
  }

  @Test
  void onceShowsThePositionNow() throws IOException {
    Cli watch = Cli.run("watch", file(GAME), "--once", "--ascii");
    assertThat(watch.exitCode()).as(watch.err()).isZero();
    assertThat(watch.out())
        .isEqualTo(
            """
            Cup, round 4, 2026.03.01

              Black: Bob  0:01:30
              8  r n b . k b n r
              7  p p p p . p p p
              6  . . . . . . . .
              5  . . . . p . . .
              4  . . . . . . P q
              3  . . . . . P . .
              2  P P P P P . . P
              1  R N B Q K B N R
                 a b c d e f g h
              White: Ann  0:04:59

            Last move: 2... Qh4#
                       +M1/12 0.001s, n=4321
            Moves:     1. f3 e5 2. g4 Qh4#
            Result:    0-1
            """);
  }

  @Test
  void theEvaluationAndTheTimeOfAMoveAreShown() throws IOException {
    String unfinished = GAME.substring(0, GAME.indexOf(" 2. g4")).replace("0-1", "*");
    assertThat(Cli.run("watch", file(unfinished), "--once", "--black").out())
        .contains("Last move: 1... e5\n           eval -0.35  took 0:00:02\n")
        .contains("Result:    * (the game goes on)")
        .contains("h g f e d c b a");
  }

  @Test
  void watchingEndsWithTheGame() throws IOException {
    Cli watch = Cli.run("watch", file(GAME), "--until-end", "--interval", "1");
    assertThat(watch.exitCode()).isZero();
    assertThat(watch.out()).contains("Result:    0-1");
    assertThat(watch.err()).contains("watching ");
  }

  @Test
  void onceFailsWithoutAGame() throws IOException {
    String empty = file("");
    Cli watch = Cli.run("watch", empty, "--once");
    assertThat(watch.exitCode()).isEqualTo(Main.FAILED);
    assertThat(watch.err()).contains(empty + ": expected a game, found none");
  }

  @Test
  void onceNeedsAFile() {
    Path missing = folder.resolve("missing.pgn");
    Cli watch = Cli.run("watch", missing.toString(), "--once");
    assertThat(watch.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(watch.err()).contains(missing + ": no such file");
  }

  @Test
  void aFileThatIsNotThereYetIsWaitedFor() {
    Path missing = folder.resolve("missing.pgn");
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    PrintWriter writesTheGameWhenToldThatItIsMissing =
        new PrintWriter(err) {
          @Override
          public void println(String line) {
            super.println(line);
            try {
              Files.writeString(missing, GAME);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          }
        };
    String[] words = {"watch", missing.toString(), "--until-end", "--interval", "1"};
    Main.run(new PrintWriter(out), writesTheGameWhenToldThatItIsMissing, words);
    assertThat(err.toString()).contains(missing + " is not there yet, waiting");
    assertThat(out.toString()).contains("Result:    0-1");
  }

  @Test
  void aGameFromAnyPositionIsDrawn() throws IOException {
    String text = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 40\"]\n[SetUp \"1\"]\n\n40... Kd7 *\n";
    assertThat(Cli.run("watch", file(text), "--once", "--ascii").out())
        .contains("Last move: 40... Kd7", "A game", "7  . . . k . . . .");
  }
}
