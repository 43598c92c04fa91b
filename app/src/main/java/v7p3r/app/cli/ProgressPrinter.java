package v7p3r.app.cli;

import java.io.PrintWriter;
import java.util.Locale;
import v7p3r.arena.work.Progress;

/**
 * Shows on standard error how far long work has come: one line that redraws itself on a terminal, a
 * plain line now and then elsewhere, so that log files stay readable.
 */
final class ProgressPrinter implements Progress {
  private static final long REDRAW_NANOS = 200_000_000L;
  private static final long LOG_NANOS = 30_000_000_000L;
  private static final int BAR_CELLS = 24;
  private static final String CLEAR_LINE = "\r\u001b[K";

  private final PrintWriter err;
  private final boolean live;
  private long shown = System.nanoTime();
  private boolean drawn;

  ProgressPrinter(PrintWriter err, Terminal terminal) {
    this.err = err;
    this.live = terminal.isPresent();
  }

  /** Redraws a line when somebody watches. */
  static ProgressPrinter on(PrintWriter err) {
    return new ProgressPrinter(err, Terminal.current());
  }

  @Override
  public synchronized void say(String text) {
    err.println(drawn ? CLEAR_LINE + text : text);
    drawn = false;
    err.flush();
  }

  @Override
  public synchronized void show(Stage stage) {
    long now = System.nanoTime();
    if (now - shown >= (live ? REDRAW_NANOS : LOG_NANOS)) {
      shown = now;
      print(stage);
    }
  }

  @Override
  public synchronized void ended(Stage stage) {
    print(stage);
    if (live) {
      err.println();
      err.flush();
    }
    drawn = false;
  }

  private void print(Stage stage) {
    err.print(live ? "\r" + line(stage) + "\u001b[K" : line(stage) + System.lineSeparator());
    drawn = live;
    err.flush();
  }

  private String line(Stage stage) {
    int cells = (int) (stage.share() * BAR_CELLS);
    String bar = live ? " [" + "#".repeat(cells) + ".".repeat(BAR_CELLS - cells) + "]" : "";
    return String.format(
        Locale.ROOT,
        "%s%s %d/%d %.0f %%, %s%s%s%s",
        stage.label(),
        bar,
        Math.min(stage.done(), stage.total()),
        stage.total(),
        100 * stage.share(),
        clock(stage.seconds()),
        String.format(Locale.ROOT, stage.rate() < 10 ? ", %.2f/s" : ", %.0f/s", stage.rate()),
        stage.isDone()
            ? ""
            : stage.secondsLeft().map(left -> ", " + clock(left) + " left").orElse(""),
        stage.note().isEmpty() ? "" : ", " + stage.note());
  }

  static String clock(double seconds) {
    long whole = Math.round(seconds);
    return whole >= 3600
        ? String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
        : String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60);
  }
}
