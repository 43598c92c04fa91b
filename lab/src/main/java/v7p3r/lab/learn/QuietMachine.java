package v7p3r.lab.learn;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;

/**
 * The machine is quiet as long as other processes keep less than a part of one core busy. One look
 * that says otherwise may be chance, so several in a row are wanted.
 */
public final class QuietMachine implements Quiet {
  private static final int LOOKS = 3;

  private final DoubleSupplier busyCores;
  private final double most;
  private final Duration pause;

  /**
   * A machine to look at.
   *
   * @param busyCores how many cores other processes keep busy since the last question
   * @param most that is still quiet
   * @param pause between two looks while a match is played
   */
  public QuietMachine(DoubleSupplier busyCores, double most, Duration pause) {
    this.busyCores = busyCores;
    this.most = most;
    this.pause = pause;
  }

  @Override
  public boolean holds() {
    return busyCores.getAsDouble() <= most;
  }

  @Override
  public Guard guard(Runnable whenBroken) {
    ScheduledExecutorService timer =
        Executors.newSingleThreadScheduledExecutor(
            work -> Thread.ofPlatform().daemon().name("quiet").unstarted(work));
    Looks looks = new Looks(whenBroken);
    timer.scheduleWithFixedDelay(
        () -> looks.look(holds()), pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
    return timer::shutdownNow;
  }

  /** Counts looks, and tells once. */
  static final class Looks {
    private final Runnable whenBroken;
    private int busy;

    Looks(Runnable whenBroken) {
      this.whenBroken = whenBroken;
    }

    void look(boolean isQuiet) {
      busy = isQuiet ? 0 : busy + 1;
      if (busy == LOOKS) {
        whenBroken.run();
      }
    }
  }
}
