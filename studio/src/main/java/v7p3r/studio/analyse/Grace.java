package v7p3r.studio.analyse;

import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor.DiscardPolicy;
import java.util.concurrent.TimeUnit;

/** The time that engines go on for after the last page has left. */
interface Grace extends AutoCloseable {
  /** Runs something once the time is over; never after it was closed. */
  void afterwards(Runnable rest);

  @Override
  void close();

  static Grace of(Duration time) {
    ScheduledThreadPoolExecutor timer =
        new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("end of analyses").factory(), new DiscardPolicy());
    return new Grace() {
      @Override
      public void afterwards(Runnable rest) {
        timer.schedule(rest, time.toMillis(), TimeUnit.MILLISECONDS);
      }

      @Override
      public void close() {
        timer.shutdownNow();
      }
    };
  }
}
