package v7p3r.arena.analysis;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.UnitKind;
import v7p3r.arena.work.UnitOrder;
import v7p3r.arena.work.UnitResult;
import v7p3r.arena.work.WorkPlace;

/** Games that are analyzed elsewhere. */
public final class AnalysisKind implements UnitKind {
  private static final String NAME = "analysis";

  @Override
  public String name() {
    return NAME;
  }

  /** Has a game analyzed; nothing if it came to that no more. */
  static Optional<GameFindings> analyze(
      WorkPlace place, AnalysisTask task, String settings, StopSignal stop) throws IOException {
    UnitOrder order =
        UnitOrder.of(NAME, task.number() + " " + task.digest(), settings, 0, PlainJson.write(task));
    return place.perform(order, stop).map(text -> PlainJson.read(text, GameFindings.class));
  }

  @Override
  public Doer doer(String settings) {
    StopSignal stop = new StopSignal();
    Players players = new Players();
    AnalysisUnit unit = new AnalysisUnit(players, stop, new AtomicLong());
    return new Doer() {
      @Override
      public UnitResult perform(String task) throws IOException {
        GameFindings found =
            unit.analyze(PlainJson.read(task, AnalysisTask.class))
                .orElseThrow(() -> new IOException("the analysis was cut short"));
        return new UnitResult(PlainJson.write(found), outcome(found));
      }

      @Override
      public void close() {
        players.close();
      }
    };
  }

  /** Whether V7P3R finds the move of the reference in most positions. */
  private static String outcome(GameFindings found) {
    int both = 0;
    int same = 0;
    for (Finding finding : found.findings()) {
      if (finding.own().isPresent() && finding.reference().isPresent()) {
        both++;
        same += firstMove(finding.own().get()).equals(firstMove(finding.reference().get())) ? 1 : 0;
      }
    }
    return both == 0 ? "not compared" : 2 * same >= both ? "agrees mostly" : "agrees seldom";
  }

  private static Optional<String> firstMove(Assessment assessment) {
    return assessment.line().stream().findFirst();
  }
}
