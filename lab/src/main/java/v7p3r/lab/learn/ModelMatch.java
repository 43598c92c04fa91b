package v7p3r.lab.learn;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.Match;
import v7p3r.arena.match.MatchListener;
import v7p3r.arena.match.MatchPlan;
import v7p3r.arena.match.MatchReport;
import v7p3r.arena.match.OpeningSuite;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.work.StopSignal;
import v7p3r.lab.validate.SeededOpenings;

/** The sequential test of a new model against the old one; one that was stopped goes on. */
final class ModelMatch {
  private static final String NAME = "new-old";

  private final LearningPlan plan;
  private final MatchListener listener;
  private final StopSignal stop;

  ModelMatch(LearningPlan plan, MatchListener listener, StopSignal stop) {
    this.plan = plan;
    this.listener = listener;
    this.stop = stop;
  }

  MatchReport play(Path candidate) throws IOException {
    try (MetricsDatabase database = MetricsDatabase.open(plan.out().resolve("games.db"))) {
      Optional<MetricsDatabase.StoredMatch> begun = database.match(NAME);
      InstantSource time = InstantSource.system();
      Match match =
          begun.isPresent()
              ? Match.resume(begun.get(), database, Optional.empty(), listener, stop, time)
              : Match.begin(matchPlan(candidate), database, Optional.empty(), listener, stop, time);
      return match.run();
    }
  }

  private MatchPlan matchPlan(Path candidate) throws IOException {
    return new MatchPlan(
        NAME,
        MatchPlan.Format.ROUND_ROBIN,
        List.of(entrant("new", candidate), entrant("old", plan.model())),
        (plan.exam().games() + 1) / 2,
        openings(),
        GameRules.USUAL,
        Optional.of(plan.exam().sprt()),
        plan.exam().concurrency());
  }

  private Entrant entrant(String name, Path model) {
    EngineSpec player = plan.exam().player().apply(model);
    return new Entrant(
        new EngineSpec(name, player.command(), player.folder(), player.options(), player.restart()),
        Allowance.of(plan.exam().control()));
  }

  private OpeningSuite openings() throws IOException {
    if (plan.exam().openings().isPresent()) {
      return plan.exam().openings().get();
    }
    Path file = plan.out().resolve("openings.epd");
    SeededOpenings.write(file, Math.min(1000, (plan.exam().games() + 1) / 2), plan.seed());
    return new OpeningSuite(
        Optional.of(file.toAbsolutePath().normalize().toString()),
        OpeningSuite.Order.SEQUENTIAL,
        plan.seed(),
        0,
        Integer.MAX_VALUE);
  }
}
