package v7p3r.lab.tune.set;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.work.Progress;
import v7p3r.board.Position;
import v7p3r.notation.Fen;

class SetRecipeTest {
  private static final String GAMES =
      """
      [White "A"]
      [Black "B"]
      [Result "1-0"]

      1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8
      10. d4 Nbd7 11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 1-0

      [White "C"]
      [Black "D"]
      [Result "1/2-1/2"]

      1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. cxd5 exd5 5. Bg5 Be7 6. e3 h6 7. Bh4 O-O 8. Bd3 b6 1/2-1/2
      """;

  @TempDir private Path folder;

  @Test
  void takesNoCapturesNoChecksAndNoMoreThanWantedFromAGame() throws IOException {
    SetSummary summary = make(plan(List.of(), List.of(file("g.pgn", GAMES)), 5, Optional.empty()));
    List<LabelledPosition> samples = samples();
    assertThat(summary.positions()).isEqualTo(samples.size());
    assertThat(samples).hasSizeBetween(6, 10).allSatisfy(SetRecipeTest::isQuiet);
    assertThat(samples.stream().filter(sample -> sample.game().equals("g#1"))).hasSizeBetween(3, 5);
    assertThat(samples.stream().map(LabelledPosition::fen)).doesNotHaveDuplicates();
    assertThat(samples)
        .allSatisfy(
            sample -> assertThat(sample.result()).isEqualTo(sample.game().equals("g#1") ? 1 : 0.5));
  }

  private static void isQuiet(LabelledPosition sample) {
    Position position = Fen.parse(sample.fen());
    assertThat(position.inCheck()).isFalse();
    assertThat(position.gamePly()).isGreaterThanOrEqualTo(8);
  }

  @Test
  void givesTheGamesOfOtherFilesTheNamesOfThePgnFile() throws IOException {
    // The second position is not in the game, but the id says that it belongs to the same.
    String labelled =
        "fen\tgame\tresult\tscore_cp\tbest_move\n"
            + "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 3 5"
            + "\tx7\t1\t-20\tf8e7\n"
            + "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/P4N2/1PPP1PPP/RNBQ1RK1 b kq - 3 5"
            + "\tx7p\t\t10\tf8e7\n"
            + "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\ty1\t0.5\t30\te2e4\n";
    make(
        plan(List.of(file("l.tsv", labelled)), List.of(file("g.pgn", GAMES)), 3, Optional.empty()));
    List<LabelledPosition> fromFile =
        samples().stream().filter(sample -> sample.source().equals("l")).toList();
    assertThat(fromFile).hasSize(3);
    assertThat(fromFile.stream().filter(sample -> sample.fen().contains("RNBQ1RK1")))
        .allSatisfy(sample -> assertThat(sample.game()).isEqualTo("g#1"));
    assertThat(fromFile.stream().filter(sample -> sample.fen().startsWith("4k3")))
        .allSatisfy(sample -> assertThat(sample.game()).isEqualTo("y1"));
  }

  @Test
  void keepsEachPositionOnceWhateverTheOrderOfTheFiles() throws IOException {
    Path games = file("g.pgn", GAMES);
    Path copy = file("copy.pgn", GAMES);
    make(plan(List.of(), List.of(games), 10, Optional.empty()));
    List<String> once = samples().stream().map(LabelledPosition::fen).toList();
    make(plan(List.of(), List.of(games, copy), 10, Optional.empty()));
    assertThat(samples().stream().map(LabelledPosition::fen)).isEqualTo(once);
  }

  @Test
  void leavesOutWhatIsNotQuiet() throws IOException {
    String epd =
        "4k3/8/8/8/8/8/4r3/4K3 w - - c9 \"0-1\"; id \"in check\";\n"
            + "4k3/8/8/3q4/4P3/8/8/4K3 w - - c9 \"1-0\"; id \"a queen hangs\";\n"
            + "7k/5Q2/8/8/8/8/8/K7 b - - c9 \"1/2-1/2\"; id \"stalemate\";\n"
            + "4k3/8/8/8/8/8/4P3/4K3 w - - c9 \"1-0\"; wv 30.5; id \"decided\";\n"
            + "4k3/8/8/8/8/8/3PP3/4K3 w - - c9 \"1-0\"; wv 2.5;\n";
    SetSummary summary = make(plan(List.of(file("l.epd", epd)), List.of(), 10, Optional.empty()));
    assertThat(samples()).hasSize(1);
    assertThat(summary.toString())
        .contains("in check", "a capture wins material", "stalemate", "decided");
  }

  @Test
  void oneResultOnlyIsRefused() throws IOException {
    Path epd =
        file(
            "l.epd",
            "4k3/8/8/8/8/8/4P3/4K3 w - - c9 \"1-0\";\n4k3/8/8/8/8/8/3PP3/4K3 w - - c9 \"1-0\";\n");
    assertThatThrownBy(() -> make(plan(List.of(epd), List.of(), 10, Optional.empty())))
        .isInstanceOf(SetException.class)
        .hasMessageContaining("nothing but the result 1.0 in all 2 positions");
  }

  @Test
  void aFileWithoutGamesIsNamed() throws IOException {
    Path pgn = file("no.pgn", "\n");
    assertThatThrownBy(() -> make(plan(List.of(), List.of(pgn), 10, Optional.empty())))
        .isInstanceOf(SetException.class)
        .hasMessageContaining("no.pgn: expected games, found none");
  }

  @Test
  void aPositionThatIsNoneIsNamedWithItsLine() throws IOException {
    Path tsv = file("l.tsv", "fen\tgame\tresult\n4k3/8/8/8/8/8/8/8 w - - 0 1\tg\t1\n");
    assertThatThrownBy(() -> make(plan(List.of(tsv), List.of(), 10, Optional.empty())))
        .isInstanceOf(SetException.class)
        .hasMessageContaining("l.tsv, line 2: FEN");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void asksTheEngineOnceForEachPositionEvenOverSeveralRuns() throws IOException {
    Path log = folder.resolve("asked.log");
    Path engine = fakeEngine(log);
    SetPlan plan =
        plan(List.of(), List.of(file("g.pgn", GAMES)), 4, Optional.of(engine.toString()));
    make(plan);
    List<LabelledPosition> scored = samples();
    long asked = Files.readString(log).lines().count();
    assertThat(asked).isEqualTo(scored.size());
    assertThat(scored)
        .allSatisfy(
            sample -> {
              boolean black = sample.fen().contains(" b ");
              assertThat(sample.score()).isEqualTo(black ? -33 : 33);
              assertThat(sample.best()).isEqualTo("a2a3");
              assertThat(sample.source()).isEqualTo("g+scored");
            });

    Path journal = folder.resolve("set.tsv.scores");
    String lines = Files.readString(journal);
    Files.writeString(journal, lines.substring(0, lines.length() - 9)); // killed while writing
    make(plan);
    assertThat(samples()).isEqualTo(scored);
    assertThat(Files.readString(log).lines().count()).isEqualTo(asked + 1);

    make(plan(List.of(), plan.games(), 4, Optional.empty())); // scores stay without the engine
    assertThat(samples()).isEqualTo(scored);
  }

  /** A run of the version before was killed when it had scored 100 of its 112 positions. */
  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void scoresOfTheVersionBeforeAreGoneOnWith() throws IOException {
    Path games = copy("before.pgn.xz", "g.pgn.xz");
    Path scores = copy("before.scores", "set.tsv.scores");
    assertThat(Files.readAllLines(scores)).contains("15bbdeed27664d3 -1032 h3g4 .");
    Path log = folder.resolve("asked.log");
    Optional<String> engine = Optional.of(fakeEngine(log).toString());
    make(plan(List.of(), List.of(games), 10, engine));
    assertThat(Files.readString(log).lines()).hasSize(12).doesNotHaveDuplicates();
    assertThat(samples()).extracting(LabelledPosition::score).contains(-1032, 1228, 33, -33);
    make(plan(List.of(), List.of(games), 10, engine));
    assertThat(Files.readString(log).lines()).as("nothing twice").hasSize(12);
  }

  private Path copy(String resource, String name) throws IOException {
    Path file = folder.resolve(name);
    try (InputStream stored = SetRecipeTest.class.getResourceAsStream(resource)) {
      Files.copy(stored, file);
    }
    return file;
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void anEngineThatEndsIsAnErrorThatNamesIt() throws IOException {
    Path engine = script("#!/bin/sh\necho uciok\nread line\n");
    SetPlan plan =
        plan(List.of(), List.of(file("g.pgn", GAMES)), 4, Optional.of(engine.toString()));
    assertThatThrownBy(() -> make(plan))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(engine + ": the engine that scores failed");
  }

  /** Says +33 for the side to move and writes down each question. */
  private Path fakeEngine(Path log) throws IOException {
    return script(
        """
        #!/bin/sh
        while read word rest; do
          case $word in
            uci) echo uciok ;;
            isready) echo readyok ;;
            position) echo "$rest" >>'LOG' ;;
            go)
              echo "info depth 1 score cp 12 nodes 10 pv a2a3"
              echo "info depth 2 score cp 90 lowerbound nodes 20 pv a2a3"
              echo "info depth 2 score cp 33 nodes 30 pv a2a3"
              echo "bestmove a2a3" ;;
            quit) exit 0 ;;
          esac
        done
        """
            .replace("LOG", log.toString()));
  }

  private Path script(String text) throws IOException {
    Path file = file("engine.sh", text);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private SetPlan plan(
      List<Path> labelled, List<Path> games, int perGame, Optional<String> scorer) {
    return new SetPlan(labelled, games, folder.resolve("set.tsv"), perGame, 8, scorer, 100, 2);
  }

  private static SetSummary make(SetPlan plan) throws IOException {
    return new SetRecipe(plan, Progress.silent()).run();
  }

  private List<LabelledPosition> samples() throws IOException {
    List<LabelledPosition> samples = new ArrayList<>();
    try (SetRows rows = SetRows.open(folder.resolve("set.tsv"))) {
      for (Optional<LabelledPosition> next = rows.next(); next.isPresent(); next = rows.next()) {
        samples.add(next.get());
      }
    }
    return samples;
  }
}
