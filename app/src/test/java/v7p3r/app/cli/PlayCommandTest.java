package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {
  @TempDir private Path folder;

  /** Plays with the lines as standard input and saves to a file of its own. */
  private Cli play(String lines, String... options) {
    String database = folder.resolve("arena.db").toString();
    List<String> args =
        new ArrayList<>(List.of("play", "--pgn", pgn().toString(), "--db", database, "--ascii"));
    args.addAll(List.of(options));
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
    try {
      return Cli.run(args.toArray(String[]::new));
    } finally {
      System.setIn(before);
    }
  }

  private Path pgn() {
    return folder.resolve("game.pgn");
  }

  @Test
  void aScriptedGameIsPlayedAndSaved() throws IOException {
    Cli game = play("e4\nd4\nNf3\nquit\n", "--depth", "2", "--name", "Ann");
    assertThat(game.exitCode()).isZero();
    assertThat(game.err()).isEmpty();
    assertThat(game.out())
        .contains("You play White", "1... ", "2... ", "3... ", "Saved to " + pgn());
    assertThat(Files.readString(pgn())).contains("[White \"Ann\"]", "1. e4 ", "3. Nf3 ");
  }

  @Test
  void aMateEndsTheGame() throws IOException {
    Cli game =
        play("Rd8\n", "--fen", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "--opponent", "SIMPLE");
    assertThat(game.out()).contains("Checkmate: White wins, 1-0.");
    assertThat(Files.readString(pgn())).contains("1. Rd8# 1-0");
  }

  @Test
  void theEndOfTheInputSavesTheGame() throws IOException {
    play("e4", "--movetime", "10", "--color", "white");
    assertThat(Files.readString(pgn())).contains("1. e4 ");
  }

  @Test
  void theOpponentCanBeWeakened() throws IOException {
    Cli game = play("e4\nresign\nquit\n", "--elo", "1200", "--nodes", "500");
    assertThat(game.out()).contains("Elo 1200, which looks at 500 positions a move", "plays 1... ");
    assertThat(Files.readString(pgn())).contains("Elo 1200\"]", "[Result \"0-1\"]");
    Cli stats = Cli.run("stats", "opponents", "--db", folder.resolve("arena.db").toString());
    assertThat(stats.out()).containsPattern("Human +V7P3R \\w+ Elo 1200 +1 +0 +0 +1 ");
  }

  @Test
  void theColorCanBeLeftToChance() {
    Cli one = play("quit\n", "--color", "random", "--seed", "1", "--nodes", "100");
    Cli same = play("quit\n", "--color", "random", "--seed", "1", "--nodes", "100");
    assertThat(one.out()).isEqualTo(same.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--fen nonsense",
        "--color green",
        "--opponent kasparov",
        "--depth 0",
        "--movetime x",
        "--movetime 0",
        "--nodes -5",
        "--seed -1",
        "--elo 1",
        "--elo strong",
        "--elo 1500 --opponent random",
        "--depth 3 --movetime 100",
        "--what"
      })
  void wrongUsageIsExplainedOnStandardError(String options) {
    Cli game = play("", options.split(" "));
    assertThat(game.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(game.out()).isEmpty();
    assertThat(game.err()).contains("Try 'v7p3r play --help'.");
  }
}
