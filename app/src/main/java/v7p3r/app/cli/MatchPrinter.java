package v7p3r.app.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.match.MatchListener;
import v7p3r.arena.match.MatchReport;
import v7p3r.arena.match.MatchText;
import v7p3r.arena.match.Overhead;

/** Tells how a match goes: one line that changes in a terminal, else a line now and then. */
final class MatchPrinter implements MatchListener {
  private static final String CLEAR_LINE = "\r\u001b[K";
  private static final int BAR_WIDTH = 16;
  private static final int SMALL_BAR_WIDTH = 4;

  private final PrintWriter err;
  private final Terminal terminal;
  private final int interval;
  private final InstantSource time;
  private Instant begin;
  private int playedBefore;
  private final Overhead overhead = new Overhead();

  MatchPrinter(PrintWriter err, Terminal terminal, int interval, InstantSource time) {
    this.err = err;
    this.terminal = terminal;
    this.interval = interval;
    this.time = time;
    this.begin = time.instant();
  }

  @Override
  public void begun(MatchReport report) {
    begin = time.instant();
    playedBefore = report.played();
    if (report.played() > 0) {
      line("going on after " + report.played() + " games");
    }
  }

  @Override
  public void remarked(String engine, String remark) {
    line(engine + " says: " + remark);
  }

  @Override
  public void gameFinished(int number, GameRecord game, MatchReport report) {
    overhead.add(game);
    line(MatchText.game(number, game, report));
    if (terminal.isPresent()) {
      err.print(CLEAR_LINE + fitting(report, terminal.columns() - 1));
      err.flush();
    } else if (report.played() % interval == 0) {
      err.println(MatchText.progress(report) + "  " + left(report));
    }
  }

  /** As much as there is room for: all, or the numbers alone, which need 80 columns. */
  private String fitting(MatchReport report, int columns) {
    String line = bar(report, BAR_WIDTH) + " " + left(report) + "  " + MatchText.progress(report);
    if (line.length() > columns) {
      line = bar(report, SMALL_BAR_WIDTH) + " " + MatchText.brief(report) + " " + timeLeft(report);
    }
    return line.substring(0, Math.min(line.length(), columns));
  }

  private static String bar(MatchReport report, int width) {
    int done = width * report.played() / report.planned();
    return "[" + "#".repeat(done) + ".".repeat(width - done) + "]";
  }

  private String left(MatchReport report) {
    return "%d games, %s left".formatted(report.planned() - report.played(), timeLeft(report));
  }

  private String timeLeft(MatchReport report) {
    double millis = Duration.between(begin, time.instant()).toMillis();
    int played = Math.max(1, report.played() - playedBefore);
    long seconds = Math.round(millis / played * (report.planned() - report.played()) / 1000);
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
  }

  /** Something to say between the progress lines. */
  void line(String text) {
    err.println(terminal.isPresent() ? CLEAR_LINE + text : text);
  }

  /** What the games of this run cost beside thinking. */
  Overhead overhead() {
    return overhead;
  }

  void finished() {
    if (terminal.isPresent()) {
      err.print(CLEAR_LINE);
      err.flush();
    }
  }
}
