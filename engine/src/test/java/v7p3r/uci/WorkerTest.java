package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class WorkerTest {
  private final Worker worker = new Worker();
  private final List<Thread> threads = Collections.synchronizedList(new ArrayList<>());

  /** Ends when it is stopped, or fails at once. */
  private final class Work implements Job {
    private final CountDownLatch stop = new CountDownLatch(1);
    private final boolean fails;

    Work(boolean fails) {
      this.fails = fails;
    }

    @Override
    public void run() {
      threads.add(Thread.currentThread());
      if (fails) {
        Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> {});
        throw new IllegalStateException("a test");
      }
      try {
        stop.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void stop() {
      stop.countDown();
    }

    @Override
    public void ponderHit() {}

    @Override
    public boolean endsByItself() {
      return false;
    }

    @Override
    public boolean hasAnswered() {
      return stop.getCount() == 0;
    }

    @Override
    public boolean isEnding() {
      return stop.getCount() == 0;
    }
  }

  @Test
  void allJobsRunOnOneThread() {
    for (int i = 0; i < 5; i++) {
      worker.start(new Work(false));
      assertThat(worker.isBusy()).isTrue();
    }
    worker.stopAndWait();
    assertThat(worker.isBusy()).isFalse();
    assertThat(threads).isNotEmpty().containsOnly(threads.getFirst());
  }

  @Test
  void aJobThatFailsDoesNotKeepTheNextFromRunning() {
    worker.start(new Work(true));
    worker.finish();
    worker.start(new Work(false));
    assertThat(worker.isBusy()).isTrue();
    worker.stopAndWait();
    assertThat(threads).hasSize(2).doesNotHaveDuplicates();
  }

  @Test
  void aThreadThatWaitsKeepsNothingOfItsLastJob() {
    Work work = new Work(false);
    WeakReference<Work> kept = new WeakReference<>(work);
    worker.start(work);
    work = new Work(true);
    worker.stopAndWait();
    for (int i = 0; i < 20 && kept.get() != null; i++) {
      System.gc();
    }
    assertThat(kept.get()).isNull();
    assertThat(work.isEnding()).isFalse();
  }
}
