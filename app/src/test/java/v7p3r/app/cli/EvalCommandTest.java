package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EvalCommandTest {
  private static final String ROOK_UP = "6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1";

  @Test
  void explainsTheStartPosition() {
    Cli eval = Cli.run("eval");
    assertThat(eval.exitCode()).isZero();
    assertThat(eval.err()).isEmpty();
    assertThat(eval.out())
        .startsWith("Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
        .contains("\nmaterial ", "phase 24 of 24", "side to move (White)")
        .contains("\nmaterial                men counted at their worth")
        .doesNotContain("\ncounterplay ");
  }

  @Test
  void showsThemesWithoutAWordWhenAskedFor() {
    assertThat(Cli.run("eval", "--all").out()).contains("\nmaterial ", "\ncounterplay ");
  }

  @Test
  void takesAFenInOneWordOrSeveral() {
    Cli quoted = Cli.run("eval", ROOK_UP);
    assertThat(quoted.out()).contains("Fen: " + ROOK_UP, "\nback-rank ");
    String[] words = ("eval " + ROOK_UP).split(" ");
    assertThat(Cli.run(words)).isEqualTo(quoted);
  }

  @Test
  void leavesThemesOut() {
    Cli eval = Cli.run("eval", "--design", "--themes", "material", ROOK_UP);
    assertThat(eval.out()).contains("switched off: piece-squares", "score +500 for White, -500");
    assertThat(Cli.run("eval", "--themes", "off=king", ROOK_UP).out())
        .contains("\nmobility ", "switched off: castling")
        .doesNotContain("\nback-rank ");
  }

  @Test
  void showsSquaresWhenAskedFor() {
    assertThat(Cli.run("eval", "--squares", "4k3/8/8/8/8/8/P6P/4K3 w - - 0 1").out())
        .contains("\nisolated-pawns           White: a2 h2; Black: none");
    assertThat(Cli.run("eval", ROOK_UP).out()).doesNotContain("White: ");
  }

  @Test
  void printsJson() {
    assertThat(Cli.run("eval", "--json", ROOK_UP).out())
        .startsWith("{\n  \"fen\": \"" + ROOK_UP + "\"")
        .endsWith("]\n}" + System.lineSeparator());
  }

  @Test
  void wrongInputIsWrongUsage() {
    Cli fen = Cli.run("eval", "not a fen");
    assertThat(fen.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(fen.out()).isEmpty();
    assertThat(fen.err()).contains("FEN", "--help");
    Cli themes = Cli.run("eval", "--themes", "off=mobilty");
    assertThat(themes.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(themes.err()).contains("the nearest is 'mobility'");
  }
}
