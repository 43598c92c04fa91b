package v7p3r.lab.validate;

import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.Match;
import v7p3r.arena.match.MatchListener;
import v7p3r.arena.match.MatchPlan;
import v7p3r.arena.match.MatchReport;
import v7p3r.arena.match.OpeningSuite;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.work.StopSignal;

/** A match of DESC against another arm; one that was stopped goes on. */
final class StrengthMatch {
  /** How it went, with a picture of it. */
  record Outcome(Arm opponent, MatchReport report, Chart picture) {
    Estimate estimate() {
      return report.first().estimate();
    }
  }

  private final MetricsDatabase database;
  private final TimeControl control;
  private final int games;
  private final OpeningSuite openings;
  private final int concurrency;
  private final MatchListener listener;
  private final StopSignal stop;

  StrengthMatch(
      MetricsDatabase database,
      TimeControl control,
      int games,
      OpeningSuite openings,
      int concurrency,
      MatchListener listener,
      StopSignal stop) {
    this.database = database;
    this.control = control;
    this.games = games;
    this.openings = openings;
    this.concurrency = concurrency;
    this.listener = listener;
    this.stop = stop;
  }

  Outcome play(Arm opponent, Map<Arm, Map<String, String>> options) throws IOException {
    String name = Arm.DESC.label() + "-" + opponent.label();
    Optional<MetricsDatabase.StoredMatch> begun = database.match(name);
    Match match =
        begun.isPresent()
            ? Match.resume(
                begun.get(), database, Optional.empty(), listener, stop, InstantSource.system())
            : Match.begin(
                plan(name, opponent, options),
                database,
                Optional.empty(),
                listener,
                stop,
                InstantSource.system());
    MatchReport report = match.run();
    return new Outcome(opponent, report, match.history().chart());
  }

  private MatchPlan plan(String name, Arm opponent, Map<Arm, Map<String, String>> options) {
    return new MatchPlan(
        name,
        MatchPlan.Format.ROUND_ROBIN,
        List.of(entrant(Arm.DESC, options), entrant(opponent, options)),
        (games + 1) / 2,
        openings,
        GameRules.USUAL,
        Optional.empty(),
        concurrency);
  }

  private Entrant entrant(Arm arm, Map<Arm, Map<String, String>> options) {
    return new Entrant(Arm.player(arm.label(), options.get(arm)), Allowance.of(control));
  }
}
