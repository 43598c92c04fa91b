package v7p3r.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.StoppedException;
import v7p3r.notation.Fen;
import v7p3r.notation.GameTree;
import v7p3r.notation.PgnReader;
import v7p3r.tablebase.Tablebases;

/** Games are searched once, judged, annotated and kept, however often the work is broken off. */
@Timeout(120)
class AnalysisRunTest {
  private static final List<String> RESULTS = List.of(AnalysisRun.PGN, AnalysisRun.GAMES);

  @TempDir Path folder;

  private static Path scored() throws URISyntaxException {
    return Path.of(AnalysisRunTest.class.getResource("/analysis/scored.pgn").toURI());
  }

  private static Analyst analyst(String name, int nodes, String lines) {
    EngineSpec engine =
        new EngineSpec(
            name,
            List.of("internal"),
            Optional.empty(),
            Map.of("Hash", "1", "MultiPV", lines),
            false);
    return new Analyst(engine, SearchLimit.ofNodes(nodes), name);
  }

  private AnalysisPlan plan(String out, int threads, Path... files) {
    return new AnalysisPlan(
        List.of(files),
        folder.resolve(out),
        analyst("own", 200, "1"),
        Optional.of(analyst("reference", 400, "3")),
        Profile.LICHESS,
        Optional.empty(),
        Tablebases.NONE,
        threads);
  }

  private static AnalysisSummary run(AnalysisPlan plan) throws IOException, StoppedException {
    return new AnalysisRun(plan, Progress.silent(), new StopSignal()).run(_ -> {});
  }

  private String results(String out) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String name : RESULTS) {
      text.append(Files.readString(folder.resolve(out).resolve(name)));
    }
    return text.toString();
  }

  @Test
  void theAnnotatedGamesHaveTheMovesOfTheGames() throws Exception {
    run(plan("out", 2, scored()));
    List<GameTree> before;
    List<GameTree> after;
    try (PgnReader first = PgnReader.open(scored(), _ -> {});
        PgnReader second =
            PgnReader.open(folder.resolve("out").resolve(AnalysisRun.PGN), _ -> {})) {
      before = first.trees().toList();
      after = second.trees().toList();
    }
    assertThat(after).hasSameSizeAs(before).hasSize(3);
    for (int i = 0; i < before.size(); i++) {
      assertThat(after.get(i).game().moves()).isEqualTo(before.get(i).game().moves());
      assertThat(after.get(i).result()).isEqualTo(before.get(i).result());
      assertThat(after.get(i).tags().value("WhiteACPL")).isPresent();
    }
    // 2. g4 allows mate in one: a sign, a sentence, a better line.
    var blunder = after.get(2).mainLine().get(2);
    assertThat(blunder.nags()).containsExactly(4);
    assertThat(blunder.commentary().text()).startsWith("Blunder: mate in 1 is now forced. Best ");
    assertThat(blunder.parent().orElseThrow().children()).hasSize(2);
  }

  @Test
  void whatWasKilledGoesOnToTheSameBytesForAnyNumberOfThreads() throws Exception {
    AnalysisSummary whole = run(plan("whole", 1, scored()));
    List<String> lines = Files.readAllLines(folder.resolve("whole/findings-0001.jsonl"));
    Path killed = Files.createDirectories(folder.resolve("killed"));
    String torn = lines.get(0) + "\n" + lines.get(1) + "\n" + lines.get(2).substring(0, 99);
    Files.writeString(killed.resolve("findings-0001.jsonl"), torn);
    AnalysisSummary resumed = run(plan("killed", 2, scored()));
    assertThat(results("killed").equals(results("whole"))).isTrue();
    assertThat(Files.readAllLines(killed.resolve("findings-0001.jsonl"))).isEqualTo(lines);
    assertThat(PlainJson.write(resumed)).isEqualTo(PlainJson.write(whole));
  }

  @Test
  void itTellsHowMuchOfTheSearchWasThinking() throws Exception {
    AnalysisRun first =
        new AnalysisRun(plan("out", 2, scored()), Progress.silent(), new StopSignal());
    assertThat(first.engineTime()).isEmpty();
    first.run(_ -> {});
    EngineTime time = first.engineTime().orElseThrow();
    assertThat(time.threads()).isEqualTo(2);
    assertThat(time.share()).isStrictlyBetween(0.0, 1.0);
    assertThat(time.shareOf(2 * time.searchNanos())).isEqualTo(time.share() / 2);
    AnalysisRun again =
        new AnalysisRun(plan("out", 2, scored()), Progress.silent(), new StopSignal());
    again.run(_ -> {});
    assertThat(again.engineTime()).as("nothing left to search").isEmpty();
  }

  @Test
  void whereAgreementCountsItIsToldByHowMuchASideIsBetter() throws Exception {
    Path even =
        Files.writeString(
            folder.resolve("even.pgn"),
            """
            [FEN "r1bq1rk1/pp3ppp/2n1pn2/3p4/3P4/2N1PN2/PP3PPP/R1BQ1RK1 w - - 0 30"]

            30. a3 a6 31. h3 h6 32. Rb1 Rb8 33. Bd2 Bd7 *
            """);
    AnalysisSummary summary = run(plan("out", 1, even));
    assertThat(summary.all().counted()).isBetween(1L, 8L);
    List<GroupRow> rows =
        summary.groups().stream().filter(row -> row.dimension() == Dimension.BALANCE).toList();
    assertThat(rows).extracting(GroupRow::group).isSubsetOf("within 2 pawns", "2 to 5 pawns");
    assertThat(rows.stream().mapToLong(row -> row.numbers().moves()).sum())
        .isEqualTo(summary.all().counted());
  }

  @Test
  void whatIsToldToStopSaysSo() throws Exception {
    StopSignal stop = new StopSignal();
    stop.finish();
    AnalysisPlan plan = plan("stopped", 2, scored());
    assertThatThrownBy(() -> new AnalysisRun(plan, Progress.silent(), stop).run(_ -> {}))
        .isInstanceOf(StoppedException.class);
  }

  @Test
  void aPositionThatAGameBeforeHasIsNotSearchedAgain() throws Exception {
    run(plan("out", 1, scored()));
    List<GameFindings> found = new ArrayList<>();
    FindingsStore store =
        new FindingsStore(folder.resolve("out"), plan("out", 1, scored()).settings());
    for (int i = 0; i < store.size(); i++) {
      found.add(store.get(i));
    }
    assertThat(found.get(0).findings()).first().extracting(Finding::ply).isEqualTo(0);
    assertThat(found.get(1).findings()).first().extracting(Finding::ply).isEqualTo(1);
    assertThat(found.get(2).findings()).first().extracting(Finding::ply).isEqualTo(1);
  }

  @Test
  void withMoreFilesOnlyNewGamesAreSearchedAndNoneCountsTwice() throws Exception {
    run(plan("out", 1, scored()));
    String journal = Files.readString(folder.resolve("out/findings-0001.jsonl"));
    Path more = folder.resolve("more.pgn");
    Files.writeString(
        more, Files.readString(scored()) + "\n[Event \"new\"]\n\n1. c4 c5 2. Nf3 *\n");
    AnalysisRun run =
        new AnalysisRun(plan("out", 1, scored(), more), Progress.silent(), new StopSignal());
    assertThat(run.run(_ -> {}).games()).isEqualTo(4);
    assertThat(run.leftOut()).isEqualTo(3);
    assertThat(Files.readString(folder.resolve("out/findings-0001.jsonl"))).startsWith(journal);
  }

  @Test
  void otherSettingsAndOtherGamesAreRefused() throws Exception {
    run(plan("out", 1, scored()));
    AnalysisPlan plan = plan("out", 1, scored());
    AnalysisPlan other =
        new AnalysisPlan(
            plan.files(),
            plan.out(),
            analyst("own", 300, "1"),
            plan.reference(),
            plan.profile(),
            plan.gauge(),
            plan.tables(),
            1);
    assertThatThrownBy(() -> run(other)).hasMessageContaining("begun with other settings");
    Path changed = folder.resolve("changed.pgn");
    Files.writeString(changed, "[Event \"x\"]\n\n1. c4 c5 *\n");
    assertThatThrownBy(() -> run(plan("out", 1, changed)))
        .hasMessageContaining("another one than when it was analyzed");
  }

  @Test
  void reviewedGamesAreKeptInTheDatabaseOnce() throws Exception {
    Path file = folder.resolve("games.db");
    AnalysisPlan plan = plan("out", 1, scored());
    for (int i = 0; i < 2; i++) {
      try (MetricsDatabase database = MetricsDatabase.open(file)) {
        AnalysisRecorder recorder = new AnalysisRecorder(database, plan, Instant.EPOCH);
        AnalysisRun run = new AnalysisRun(plan, Progress.silent(), new StopSignal());
        recorder.finish(run.run(recorder), Instant.EPOCH);
      }
    }
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement();
        var row =
            statement.executeQuery(
                "SELECT (SELECT count(*) FROM analysis WHERE finished IS NOT NULL),"
                    + " (SELECT count(*) FROM analyzed_game),"
                    + " (SELECT count(*) FROM analyzed_move),"
                    + " (SELECT count(*) FROM analysis_theme WHERE positions > 0) > 0")) {
      assertThat(List.of(row.getInt(1), row.getInt(2), row.getInt(3), row.getInt(4)))
          .containsExactly(1, 3, 7 + 22 + 4, 1);
    }
  }

  @Test
  void theUnitIsAFunctionOfPlainData() throws Exception {
    AnalysisTask task =
        new AnalysisTask(
            1,
            Fen.START,
            false,
            List.of("f2f3", "e7e5", "g2g4", "d8h4"),
            List.of(0, 3, 4),
            Optional.empty(),
            Optional.of(analyst("reference", 300, "2")));
    AnalysisTask read = PlainJson.read(PlainJson.write(task), AnalysisTask.class);
    assertThat(read).isEqualTo(task);
    try (var players = new Players()) {
      var nanos = new AtomicLong();
      GameFindings found =
          new AnalysisUnit(players, new StopSignal(), nanos).analyze(task).orElseThrow();
      assertThat(PlainJson.read(PlainJson.write(found), GameFindings.class)).isEqualTo(found);
      assertThat(found.findings()).extracting(Finding::ply).containsExactly(0, 3, 4);
      Assessment mate = found.findings().get(1).judge();
      assertThat(mate.score()).isEqualTo(Score.mateIn(-1));
      assertThat(mate.choices()).hasSize(2).first().extracting(Choice::move).isEqualTo("d8h4");
      assertThat(found.findings().get(2).judge().hasNoMove()).isTrue();
      assertThat(nanos.get()).isPositive();
    }
  }
}
