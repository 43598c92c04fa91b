package v7p3r.lab.work;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Locale;

/**
 * How far long work has come, on standard error: one line that redraws itself on a terminal, a
 * plain line now and then elsewhere, so that log files stay readable.
 */
public final class Progress {
  private static final long REDRAW_NANOS = 200_000_000L;
  private static final long LOG_NANOS = 30_000_000_000L;
  private static final int BAR_CELLS = 24;

  private final PrintWriter err;
  private final boolean live;

  private Progress(PrintWriter err, boolean live) {
    this.err = err;
    this.live = live;
  }

  /** Redraws a line when standard error is likely a terminal. */
  public static Progress on(PrintWriter err) {
    Console console = System.console();
    return new Progress(err, console != null && console.isTerminal());
  }

  /** Says nothing. */
  public static Progress silent() {
    return new Progress(new PrintWriter(PrintWriter.nullWriter()), false);
  }

  /** Plain lines only, as in a log file. */
  static Progress plain(PrintWriter err) {
    return new Progress(err, false);
  }

  /** A sentence of its own. */
  public void say(String text) {
    err.println(text);
    err.flush();
  }

  public Bar start(String label, long total) {
    return new Bar(label, total);
  }

  /** One piece of work with a known end. Any thread may advance it. */
  public final class Bar implements AutoCloseable {
    private final String label;
    private final long total;
    private final long start = System.nanoTime();
    private long shown = start;
    private long first;
    private long done;
    private String note = "";

    private Bar(String label, long total) {
      this.label = label;
      this.total = total;
    }

    /** Work that was done in an earlier run: it does not count for the speed. */
    public synchronized void alreadyDone(long count) {
      first += count;
      done += count;
    }

    public synchronized void add(long count) {
      done += count;
      long now = System.nanoTime();
      if (now - shown >= (live ? REDRAW_NANOS : LOG_NANOS)) {
        shown = now;
        show(now);
      }
    }

    /** A few words behind the numbers, such as the loss. */
    public synchronized void note(String text) {
      note = text;
    }

    private void show(long now) {
      String line = line(now);
      err.print(live ? "\r" + line + "\u001b[K" : line + System.lineSeparator());
      err.flush();
    }

    private String line(long now) {
      double seconds = (now - start) / 1e9;
      double share = total == 0 ? 1 : Math.min(1, (double) done / total);
      double left = done > first ? seconds * (total - done) / (done - first) : 0;
      int cells = (int) (share * BAR_CELLS);
      String bar = live ? " [" + "#".repeat(cells) + ".".repeat(BAR_CELLS - cells) + "]" : "";
      return String.format(
          Locale.ROOT,
          "%s%s %d/%d %.0f %%, %s%s%s%s",
          label,
          bar,
          Math.min(done, total),
          total,
          100 * share,
          clock(seconds),
          rate(seconds),
          done < total ? ", " + clock(left) + " left" : "",
          note.isEmpty() ? "" : ", " + note);
    }

    private String rate(double seconds) {
      double each = seconds > 0 ? (done - first) / seconds : 0;
      return String.format(Locale.ROOT, each < 10 ? ", %.2f/s" : ", %.0f/s", each);
    }

    private static String clock(double seconds) {
      long whole = Math.round(seconds);
      return whole >= 3600
          ? String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
          : String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60);
    }

    @Override
    public synchronized void close() {
      show(System.nanoTime());
      if (live) {
        err.println();
        err.flush();
      }
    }
  }
}
