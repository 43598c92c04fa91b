package v7p3r.arena.work;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Is shown how far long work has come, and told what there is to say. */
public interface Progress {
  /** A sentence of its own. */
  void say(String text);

  /** The address of a page elsewhere that shows more of the work, while it runs. */
  default void linkTo(String page) {}

  /** How a piece of work stands, after each of its units; for the shower to pass over or show. */
  void show(Stage stage);

  /** How a piece of work stood when it ended, done or not. */
  void ended(Stage stage);

  /**
   * A piece of work at one moment.
   *
   * @param done units that are done, those of earlier runs included
   * @param seconds since it began in this run
   * @param rate units a second in this run, 0 as long as nothing is known
   * @param secondsLeft nothing as long as no unit was done in this run
   * @param note a few words, such as the loss; may be empty
   */
  record Stage(
      String label,
      long done,
      long total,
      double seconds,
      double rate,
      Optional<Double> secondsLeft,
      String note) {
    /** From 0 to 1. */
    public double share() {
      return total == 0 ? 1 : Math.min(1, (double) done / total);
    }

    public boolean isComplete() {
      return done >= total;
    }
  }

  /** Says nothing. */
  static Progress silent() {
    return to(text -> {});
  }

  /** Hands on what is said, and a line at the end of each piece of work. */
  static Progress to(Consumer<String> lines) {
    return new Progress() {
      @Override
      public void say(String text) {
        lines.accept(text);
      }

      @Override
      public void show(Stage stage) {}

      @Override
      public void ended(Stage stage) {
        lines.accept("%s %d/%d".formatted(stage.label(), stage.done(), stage.total()));
      }
    };
  }

  /** Begins a piece of work with a known end. */
  default Bar start(String label, long total) {
    return new Bar(this, label, total, System::nanoTime);
  }

  /** Counts one piece of work. Any thread may advance it. */
  final class Bar implements AutoCloseable {
    private static final double NANOS_A_SECOND = 1e9;

    private final Progress progress;
    private final String label;
    private final long total;
    private final LongSupplier nanoTime;
    private final long start;
    private long first;
    private long done;
    private String note = "";

    Bar(Progress progress, String label, long total, LongSupplier nanoTime) {
      this.progress = progress;
      this.label = label;
      this.total = total;
      this.nanoTime = nanoTime;
      this.start = nanoTime.getAsLong();
    }

    /** Work that was done in an earlier run: it does not count for the speed. */
    public synchronized void alreadyDone(long count) {
      first += count;
      done += count;
    }

    public synchronized void add(long count) {
      done += count;
      progress.show(stage());
    }

    /** A few words behind the numbers, such as the loss. */
    public synchronized void note(String text) {
      note = text;
    }

    private Stage stage() {
      double seconds = (nanoTime.getAsLong() - start) / NANOS_A_SECOND;
      long now = done - first;
      double rate = seconds > 0 ? now / seconds : 0;
      Optional<Double> left =
          now > 0 ? Optional.of(seconds * Math.max(0, total - done) / now) : Optional.empty();
      return new Stage(label, done, total, seconds, rate, left, note);
    }

    @Override
    public synchronized void close() {
      progress.ended(stage());
    }
  }
}
