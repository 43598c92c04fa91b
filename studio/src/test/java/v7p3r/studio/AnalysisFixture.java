package v7p3r.studio;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import v7p3r.arena.analysis.AnalysisPlan;
import v7p3r.arena.analysis.AnalysisRecorder;
import v7p3r.arena.analysis.AnalysisRun;
import v7p3r.arena.analysis.AnalysisSummary;
import v7p3r.arena.analysis.Analyst;
import v7p3r.arena.analysis.Profile;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.Ending;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.game.Termination;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Thought;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.StoppedException;
import v7p3r.board.Position;
import v7p3r.lab.analysis.AnalysisReport;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.notation.UciMove;
import v7p3r.tablebase.Tablebases;

/** Real analyses of small games, and the database of a bot that has met somebody. */
final class AnalysisFixture {
  /** In which Ann leaves a queen to Ben. */
  static final String QUEEN_LOST =
      "[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"0-1\"]\n\n"
          + "1. e4 e5 2. Qh5 Nc6 3. Qxf7+ Kxf7 4. Bc4+ Ke8 5. Nf3 Nf6 0-1\n";

  static final String FOOLS_MATE =
      "\n[White \"Ben\"]\n[Black \"Ann\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

  private AnalysisFixture() {}

  private static Analyst analyst(String name, int nodes) {
    EngineSpec engine =
        new EngineSpec(
            name,
            List.of("internal"),
            Optional.empty(),
            Map.of("Hash", "1", "MultiPV", "2"),
            false);
    return new Analyst(engine, SearchLimit.ofNodes(nodes), name);
  }

  /** Analyzes games as the command does, into a folder and a database. */
  static void analyze(String pgn, Path out, Path database) throws IOException {
    Files.createDirectories(out);
    Path games = out.resolve("games.pgn");
    Files.writeString(games, pgn);
    AnalysisPlan plan =
        new AnalysisPlan(
            List.of(games),
            out,
            analyst("V7P3R", 300),
            Optional.of(analyst("the judge", 2000)),
            Profile.LICHESS,
            Optional.empty(),
            Tablebases.NONE,
            1);
    try (MetricsDatabase open = MetricsDatabase.open(database)) {
      AnalysisRecorder recorder = new AnalysisRecorder(open, plan, Instant.now());
      AnalysisSummary summary =
          new AnalysisRun(plan, Progress.silent(), new StopSignal()).run(recorder);
      recorder.finish(summary, Instant.now());
      Files.writeString(out.resolve("summary.json"), PlainJson.write(summary));
      Files.writeString(out.resolve("report.json"), AnalysisReport.of(summary, plan).toJson());
    } catch (StoppedException e) {
      throw new IOException(e);
    }
  }

  /** Five games that V7P3R won against Rival, who lost a pawn with every move. */
  static void bot(Path database) throws IOException {
    bot(database, "lichess");
  }

  /** The same under another name. */
  static void bot(Path database, String name) throws IOException {
    try (MetricsDatabase open = MetricsDatabase.open(database)) {
      var match = open.addMatch(name, "{}", Instant.EPOCH);
      for (int number = 1; number <= 5; number++) {
        open.addGame(match, number, won(), "");
      }
    }
  }

  private static GameRecord won() {
    String[] moves = {"e2e4", "a7a6", "d2d4", "b7b5", "g1f3", "g7g5", "c1g5", "f7f6", "g5h4"};
    Position position = new Position();
    List<PlayedMove> played = new ArrayList<>();
    for (int i = 0; i < moves.length; i++) {
      int move = UciMove.parse(position, moves[i]);
      position.make(move);
      Thought thought = i % 2 == 0 ? thought(50 * i) : Thought.NONE;
      played.add(
          new PlayedMove(move, moves[i], false, thought, 1_500_000, OptionalLong.of(60_000)));
    }
    Allowance allowance = Allowance.of(SearchLimit.ofNodes(500));
    return new GameRecord(
        new GameRecord.Side("V7P3R", "V7P3R 1.0", allowance),
        new GameRecord.Side("Rival", "Rival", allowance),
        new Opening("", Fen.START, List.of()),
        played,
        new Ending(GameResult.WHITE_WINS, Termination.RESIGNATION, "Black resigns"),
        Optional.empty(),
        Instant.EPOCH,
        Duration.ofSeconds(20));
  }

  private static Thought thought(int centipawns) {
    return new Thought(
        Optional.of(Score.centipawns(centipawns)),
        OptionalInt.of(10),
        OptionalInt.of(12),
        OptionalLong.of(1000),
        OptionalLong.of(100_000),
        OptionalLong.of(10),
        List.of(),
        List.of("desc pes 0.45 mode Standard"));
  }
}
