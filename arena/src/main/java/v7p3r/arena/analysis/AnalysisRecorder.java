package v7p3r.arena.analysis;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import v7p3r.arena.record.AnalyzedGame;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.StoredAnalysis;

/** Keeps reviewed games in the metrics database, in the place of an earlier review of them. */
public final class AnalysisRecorder implements AnalysisRun.Recorder {
  private final MetricsDatabase database;
  private final long analysis;

  public AnalysisRecorder(MetricsDatabase database, AnalysisPlan plan, Instant now)
      throws IOException {
    this.database = database;
    this.analysis =
        database.beginAnalysis(
            new StoredAnalysis(
                plan.out().toAbsolutePath().normalize().toString(),
                now,
                plan.own().settings(),
                plan.judge().settings(),
                plan.profile().key(),
                WinChances.LICHESS.slope()));
  }

  @Override
  public void take(ReviewedGame game) throws IOException {
    database.addAnalyzed(
        analysis,
        new AnalyzedGame(
            game.number(),
            game.event(),
            game.date(),
            game.round(),
            game.result(),
            game.opening(),
            side(game.white()),
            side(game.black()),
            game.moves().stream().map(AnalysisRecorder::move).toList()));
  }

  /** All games are there. */
  public void finish(AnalysisSummary summary, Instant now) throws IOException {
    List<AnalyzedGame.Theme> themes =
        summary.ledger().stream()
            .map(
                entry ->
                    new AnalyzedGame.Theme(
                        entry.theme(), entry.positions(), entry.right(), entry.gain()))
            .toList();
    database.finishAnalysis(analysis, summary.fittedSlope(), themes, now);
  }

  private static AnalyzedGame.Side side(ReviewedSide side) {
    return new AnalyzedGame.Side(
        side.name(),
        side.version(),
        side.accuracy(),
        side.centipawnLoss(),
        side.regretMillis(),
        side.spentMillis());
  }

  private static AnalyzedGame.Move move(ReviewedMove move) {
    Quality quality = move.quality();
    return new AnalyzedGame.Move(
        move.ply(),
        move.side(),
        move.part().ordinal(),
        move.uci(),
        quality.judgement().ordinal(),
        quality.accuracy(),
        quality.loss(),
        quality.lost(),
        move.rank(),
        move.agreement().isPresent(),
        move.before().own().stream().mapToInt(own -> WinChances.bounded(own.score())).findAny(),
        WinChances.bounded(move.before().judge().score()),
        move.pes(),
        move.time().spentMillis(),
        move.time().leftMillis());
  }
}
