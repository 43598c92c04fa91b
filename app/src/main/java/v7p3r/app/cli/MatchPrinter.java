package v7p3r.app.cli;

import java.util.Optional;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.match.MatchListener;
import v7p3r.arena.match.MatchReport;
import v7p3r.arena.match.MatchText;
import v7p3r.arena.match.Overhead;
import v7p3r.arena.work.Progress;

/** Tells the games of matches, and how these stand, to who shows the progress of the work. */
final class MatchPrinter implements MatchListener, AutoCloseable {
  /** Windows narrower than this have no room for all numbers. */
  private static final int ROOMY_COLUMNS = 170;

  private final Progress progress;
  private final boolean isNarrow;
  private final Overhead overhead = new Overhead();
  private Optional<Progress.Bar> games = Optional.empty();

  MatchPrinter(Progress progress, Terminal terminal) {
    this.progress = progress;
    this.isNarrow = terminal.isPresent() && terminal.columns() < ROOMY_COLUMNS;
  }

  @Override
  public void begun(MatchReport report) {
    close();
    Progress.Bar begun = progress.start("games", report.planned());
    begun.alreadyDone(report.played());
    games = Optional.of(begun);
    if (report.played() > 0) {
      progress.say("going on after " + report.played() + " games");
    }
  }

  @Override
  public void remarked(String engine, String remark) {
    progress.say(engine + " says: " + remark);
  }

  @Override
  public void gameFinished(int number, GameRecord game, MatchReport report) {
    overhead.add(game);
    progress.say(MatchText.game(number, game, report));
    Progress.Bar bar = games.orElseThrow();
    bar.note(isNarrow ? MatchText.brief(report) : MatchText.progress(report));
    bar.add(1);
  }

  /** What the games of this run cost beside thinking. */
  Overhead overhead() {
    return overhead;
  }

  @Override
  public void close() {
    games.ifPresent(Progress.Bar::close);
    games = Optional.empty();
  }
}
