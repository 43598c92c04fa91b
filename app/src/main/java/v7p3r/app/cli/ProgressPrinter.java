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
  private static final int SMALL_BAR_CELLS = 4;
  private static final String CLEAR_LINE = "\r\u001b[K";

  private final PrintWriter err;
  private final Terminal terminal;
  private final int interval;
  private long shown = System.nanoTime();

  /** The line that stands on the terminal and is to be redrawn; empty if none does. */
  private String drawn = "";

  /** What the last line of a file said. */
  private String logged = "";

  /**
   * Shows on a terminal, or in a file.
   *
   * @param interval units between two lines in a file; with 0 the time decides
   */
  ProgressPrinter(PrintWriter err, Terminal terminal, int interval) {
    this.err = err;
    this.terminal = terminal;
    this.interval = interval;
  }

  /** Redraws a line when somebody watches. */
  static ProgressPrinter on(PrintWriter err) {
    return new ProgressPrinter(err, Terminal.current(), 0);
  }

  /** Where nobody watches it writes a line each time this number of units is done, at least one. */
  static ProgressPrinter on(PrintWriter err, int interval) {
    return new ProgressPrinter(err, Terminal.current(), Math.max(1, interval));
  }

  @Override
  public synchronized void say(String text) {
    err.println(drawn.isEmpty() ? text : CLEAR_LINE + text);
    err.print(drawn);
    err.flush();
  }

  @Override
  public synchronized void show(Stage stage) {
    long now = System.nanoTime();
    if (isDue(stage, now)) {
      shown = now;
      print(stage);
    }
  }

  private boolean isDue(Stage stage, long now) {
    if (terminal.isPresent()) {
      return drawn.isEmpty() || now - shown >= REDRAW_NANOS;
    }
    return interval > 0 ? stage.done() % interval == 0 : now - shown >= LOG_NANOS;
  }

  @Override
  public synchronized void ended(Stage stage) {
    print(stage);
    if (terminal.isPresent()) {
      err.println();
      err.flush();
    }
    drawn = "";
  }

  private void print(Stage stage) {
    if (terminal.isPresent()) {
      drawn = fitting(stage);
      err.print(CLEAR_LINE + drawn);
    } else {
      printOnce(stage);
    }
    err.flush();
  }

  /** A file need not be told at the end what its last line says. */
  private void printOnce(Stage stage) {
    String state = "%s %d %s".formatted(stage.label(), stage.done(), stage.note());
    if (!state.equals(logged)) {
      err.println(line(stage, ""));
      logged = state;
    }
  }

  /** As much as there is room for: all, or what matters most. */
  private String fitting(Stage stage) {
    int columns = terminal.columns() - 1;
    String line = line(stage, " " + bar(stage, BAR_CELLS));
    if (line.length() > columns) {
      line =
          String.format(
              Locale.ROOT,
              "%s %d/%d%s%s",
              bar(stage, SMALL_BAR_CELLS),
              Math.min(stage.done(), stage.total()),
              stage.total(),
              left(stage),
              stage.note().isEmpty() ? "" : ", " + stage.note());
    }
    return line.substring(0, Math.min(line.length(), columns));
  }

  private static String bar(Stage stage, int cells) {
    int done = (int) (stage.share() * cells);
    return "[" + "#".repeat(done) + ".".repeat(cells - done) + "]";
  }

  private static String left(Stage stage) {
    return stage.isComplete()
        ? ""
        : stage.secondsLeft().map(left -> ", " + clock(left) + " left").orElse("");
  }

  private static String line(Stage stage, String bar) {
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
        left(stage),
        stage.note().isEmpty() ? "" : ", " + stage.note());
  }

  static String clock(double seconds) {
    long whole = Math.round(seconds);
    return whole >= 3600
        ? String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
        : String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60);
  }
}
