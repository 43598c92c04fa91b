package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.app.cli.SparkCli.run;
import static v7p3r.app.cli.SparkCli.runOnSpark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.record.MetricsDatabase;

/** Each command gives the same bytes with a real Spark as without one. */
class MasterCommandsTest {
  private static final String GAMES =
      """
      [White "a"]
      [Black "b"]
      [Result "1-0"]

      1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8
      10. d4 Nbd7 1-0

      [White "c"]
      [Black "d"]
      [Result "0-1"]

      1. d4 Nf6 2. c4 e6 3. Nf3 d5 4. Nc3 Be7 5. Bf4 O-O 6. e3 c5 7. dxc5 Bxc5 8. Qc2 Nc6 9. a3 Qa5
      10. Nd2 Rd8 0-1

      [White "e"]
      [Black "f"]
      [Result "1/2-1/2"]

      1. c4 e5 2. g3 Nf6 3. Bg2 d5 4. cxd5 Nxd5 5. Nc3 Nb6 6. Nf3 Nc6 7. O-O Be7 8. d3 O-O 9. Be3 Be6
      10. Rc1 f6 1/2-1/2

      """;

  private static final String PROBLEMS =
      """
      6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; id "one";
      7k/8/8/8/8/8/R7/1R4K1 w - - dm 2; id "two";
      3r2k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd7; id "wrong";
      """;

  @TempDir private Path folder;

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private String text(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private String games() throws IOException {
    return Files.writeString(folder.resolve("games.pgn"), GAMES).toString();
  }

  private String[] profile(String out, String positions) {
    return new String[] {
      "profile",
      "--tablebase-positions",
      "60",
      "--wide",
      "0",
      "--deep",
      positions,
      "--n-ref",
      "1000",
      "--seed",
      "5",
      "--out",
      path(out)
    };
  }

  @Test
  void profiledRowsAreTheSameAlsoWhenTheWorkGoesOnElsewhere() throws IOException {
    run(profile("here", "24"));
    String told = runOnSpark(profile("there", "10"));
    assertThat(told).containsPattern("Spark: 2 at a time, its page is http://127\\.0\\.0\\.1:\\d+");
    assertThat(told).doesNotContain("WARN", "ERROR", "slf4j", "SLF4J");
    runOnSpark(profile("there", "24"));
    assertThat(text("there/deep.csv")).isEqualTo(text("here/deep.csv"));
    assertThat(text("there/iterations.csv")).isEqualTo(text("here/iterations.csv"));
    assertThat(text("here/deep.csv").lines().count()).isGreaterThan(24 * 7);
  }

  @Test
  void analyzedGamesAreTheSame() throws IOException {
    String games = games();
    String[] here = {
      "analyse",
      games,
      "--reference",
      "none",
      "--nodes",
      "300",
      "--out",
      path("here"),
      "--db",
      path("here.db")
    };
    String[] there = {
      "analyse",
      games,
      "--reference",
      "none",
      "--nodes",
      "300",
      "--out",
      path("there"),
      "--db",
      path("there.db")
    };
    run(here);
    runOnSpark(there);
    assertThat(text("there/analysis.pgn")).isEqualTo(text("here/analysis.pgn"));
    assertThat(text("there/games.jsonl")).isEqualTo(text("here/games.jsonl"));
  }

  @Test
  void problemsAreSolvedTheSameWay() throws IOException {
    String problems = Files.writeString(folder.resolve("three.epd"), PROBLEMS).toString();
    run("solve", problems, "--nodes", "5000", "--failed", path("here.epd"));
    String told = runOnSpark("solve", problems, "--nodes", "5000", "--failed", path("there.epd"));
    assertThat(text("there.epd")).isEqualTo(text("here.epd")).contains("wrong");
    assertThat(told).containsPattern("three.epd +V7P3R +2 +3 +66.7 %");
  }

  @Test
  void scoresOfTuningSetsAreTheSame() throws IOException {
    String games = games();
    run(
        "tuning-set",
        "--games",
        games,
        "--stockfish",
        "internal",
        "--nodes",
        "300",
        "--out",
        path("here.tsv"));
    runOnSpark(
        "tuning-set",
        "--games",
        games,
        "--stockfish",
        "internal",
        "--nodes",
        "300",
        "--out",
        path("there.tsv"));
    assertThat(text("there.tsv")).isEqualTo(text("here.tsv"));
    assertThat(text("there.tsv").lines().count()).isGreaterThan(5);
  }

  @Test
  void gamesOfAMatchAreTheSameAndPairsAreWhole() throws IOException {
    run(match("here.db"));
    String told = runOnSpark(match("there.db"));
    assertThat(played("there.db")).isEqualTo(played("here.db")).hasSize(8);
    assertThat(told).contains("executor driver on 127.0.0.1: 4");
  }

  private String[] match(String database) {
    return new String[] {
      "match",
      "--engine",
      "cmd=internal",
      "name=A",
      "option.Hash=1",
      "--engine",
      "cmd=internal:simple",
      "name=B",
      "--nodes",
      "300",
      "--games",
      "8",
      "--seed",
      "9",
      "--order",
      "random",
      "--max-moves",
      "30",
      "--concurrency",
      "2",
      "--name",
      "m",
      "--db",
      path(database)
    };
  }

  private List<String> played(String database) throws IOException {
    try (MetricsDatabase records = MetricsDatabase.open(folder.resolve(database))) {
      return records.games(records.match("m").orElseThrow()).stream()
          .map(game -> game.number() + " " + game.result() + " " + game.played())
          .sorted()
          .toList();
    }
  }

  @Test
  void numbersTunedByGamesAreTheSameWithOneIterationAtATime() throws IOException {
    run(spsa("here.jsonl"));
    runOnSpark(spsa("there.jsonl"));
    assertThat(text("there.jsonl")).isEqualTo(text("here.jsonl"));
    assertThat(text("there.jsonl").lines().count()).isEqualTo(4);
  }

  private String[] spsa(String journal) {
    return new String[] {
      "spsa", "--parameter", "NullBase", "--parameter", "RazorMargin", "--nodes", "200", "--pairs",
      "2", "--iterations", "3", "--concurrency", "1", "--max-moves", "20", "--engine",
      "cmd=internal", "option.Hash=1", "--journal", path(journal)
    };
  }
}
