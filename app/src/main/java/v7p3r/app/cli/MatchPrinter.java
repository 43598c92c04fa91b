package v7p3r.app.cli;

import java.io.PrintWriter;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.match.MatchListener;
import v7p3r.arena.match.MatchReport;
import v7p3r.arena.match.MatchText;

/** Tells how a match goes: one line that changes in a terminal, else a line now and then. */
final class MatchPrinter implements MatchListener {
  private static final String CLEAR_LINE = "\r\u001b[K";

  private final PrintWriter err;
  private final boolean terminal;
  private final int interval;

  MatchPrinter(PrintWriter err, boolean terminal, int interval) {
    this.err = err;
    this.terminal = terminal;
    this.interval = interval;
  }

  @Override
  public void begun(MatchReport report) {
    if (report.played() > 0) {
      err.println("going on after " + report.played() + " games");
    }
  }

  @Override
  public void gameFinished(int number, GameRecord game, MatchReport report) {
    game.incident()
        .ifPresent(
            incident ->
                line(
                    "game %d, %s - %s: %s (%s %s)"
                        .formatted(
                            number,
                            game.white().name(),
                            game.black().name(),
                            game.ending().words(),
                            incident.player(),
                            incident.words())));
    if (terminal) {
      err.print(CLEAR_LINE + MatchText.progress(report));
      err.flush();
    } else if (report.played() % interval == 0) {
      err.println(MatchText.progress(report));
    }
  }

  /** Something to say between the progress lines. */
  void line(String text) {
    err.println(terminal ? CLEAR_LINE + text : text);
  }

  void finished() {
    if (terminal) {
      err.print(CLEAR_LINE);
      err.flush();
    }
  }
}
