package v7p3r.arena.suite;

import java.io.IOException;
import java.util.Optional;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.UnitKind;
import v7p3r.arena.work.UnitOrder;
import v7p3r.arena.work.UnitResult;
import v7p3r.arena.work.WorkPlace;

/** Problems that are solved elsewhere. */
public final class ProblemKind implements UnitKind {
  private static final String NAME = "problem";

  @Override
  public String name() {
    return NAME;
  }

  /** Has a problem tried; nothing if it came to that no more. */
  static Optional<Attempt> attempt(WorkPlace place, ProblemTask task, StopSignal stop)
      throws IOException {
    String settings = PlainJson.write(task.engine());
    String unit = task.problem().name() + " " + task.problem().fen();
    return place
        .perform(UnitOrder.of(NAME, unit, settings, 0, PlainJson.write(task)), stop)
        .map(text -> PlainJson.read(text, Attempt.class));
  }

  @Override
  public Doer doer(String settings) {
    StopSignal stop = new StopSignal();
    Players players = new Players();
    ProblemUnit unit = new ProblemUnit(players, stop);
    return new Doer() {
      @Override
      public UnitResult perform(String task) throws IOException {
        Attempt attempt =
            unit.attempt(PlainJson.read(task, ProblemTask.class))
                .orElseThrow(() -> new IOException("the search was cut short"));
        return new UnitResult(
            PlainJson.write(attempt), attempt.isSolved() ? "solved" : "not solved");
      }

      @Override
      public void close() {
        players.close();
      }
    };
  }
}
