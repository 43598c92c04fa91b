package v7p3r.lab.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.analysis.AnalysisPlan;
import v7p3r.arena.analysis.AnalysisRun;
import v7p3r.arena.analysis.AnalysisSummary;
import v7p3r.arena.analysis.Analyst;
import v7p3r.arena.analysis.Profile;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.StoppedException;
import v7p3r.lab.report.Report;
import v7p3r.tablebase.Tablebases;

class AnalysisReportTest {
  @TempDir Path folder;

  private static Analyst analyst(String name, int nodes) {
    EngineSpec engine =
        new EngineSpec(name, List.of("internal"), Optional.empty(), Map.of("MultiPV", "2"), false);
    return new Analyst(engine, SearchLimit.ofNodes(nodes), name);
  }

  private Report report(Optional<Analyst> reference) throws IOException, StoppedException {
    return report(reference, "");
  }

  private Report report(Optional<Analyst> reference, String tags)
      throws IOException, StoppedException {
    Path file = folder.resolve("games.pgn");
    Files.writeString(
        file,
        tags
            + "[White \"Anna\"]\n[Black \"B<ob\"]\n[TimeControl \"60\"]\n[Result \"0-1\"]\n\n"
            + "1. f3 {[%clk 0:00:59]} e5 {[%clk 0:00:58]} 2. g4 {[%clk 0:00:04]} Qh4# 0-1\n");
    AnalysisPlan plan =
        new AnalysisPlan(
            List.of(file),
            folder.resolve("out"),
            analyst("own", 200),
            reference,
            Profile.EN_CROISSANT,
            Optional.empty(),
            Tablebases.NONE,
            1);
    AnalysisSummary summary =
        new AnalysisRun(plan, Progress.silent(), new StopSignal()).run(_ -> {});
    return AnalysisReport.of(summary, plan);
  }

  @Test
  void namesPlayersProfileAndWhatWasLost() throws Exception {
    Report report = report(Optional.of(analyst("the judge", 400)));
    assertThat(report.toText())
        .contains("judged by the judge, 400 nodes; profile en-croissant", "Anna", "B<ob")
        .contains("Critical differences of score", "Theme ledger", "Time trouble")
        .contains("5 / 10 / 20 % of win chances lost");
    assertThat(report.toHtml())
        .contains("B&lt;ob", "win chances lost")
        .doesNotContain("https:", "<script", "<link");
    assertThat(report.toJson()).contains("\"title\" : \"Analysis of 1 game\"");
  }

  @Test
  void versionsAreToldWhereGamesNameThem() throws Exception {
    assertThat(report(Optional.empty()).toText()).doesNotContain("By version");
    assertThat(report(Optional.empty(), "[WhiteEngine \"Engine 1.2\"]\n").toText())
        .contains("By version", "Anna (Engine 1.2)");
  }

  @Test
  void saysThatNobodyElseJudged() throws Exception {
    assertThat(report(Optional.empty()).toText())
        .contains("There was no reference")
        .doesNotContain("Critical differences");
  }
}
