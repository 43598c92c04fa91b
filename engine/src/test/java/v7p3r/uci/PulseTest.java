package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is said while a job is silent, and that nothing is said after its last words. */
@Timeout(60)
class PulseTest {
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final AtomicInteger gone = new AtomicInteger();
  private final UciPrinter out = new UciPrinter(written, gone::incrementAndGet);
  private final Worker worker = new Worker();
  private final Pulse pulse = new Pulse(out, worker);

  /** Goes on until it is told to stop. */
  private static final class Silent implements Job {
    private final CountDownLatch stop = new CountDownLatch(1);
    private volatile boolean answered;

    @Override
    public void run() {
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
      return answered;
    }

    @Override
    public boolean isEnding() {
      return answered;
    }
  }

  private String written() {
    return written.toString(StandardCharsets.UTF_8);
  }

  @Test
  void anyJobThatIsSilentGivesASignOfLife() throws InterruptedException {
    pulse.begin();
    worker.start(new Silent());
    while (written().isEmpty()) {
      Thread.sleep(20);
    }
    worker.stopAndWait();
    assertThat(written()).startsWith("info string working for ");
  }

  /** The job is still the worker's when it says its last words. */
  @Test
  void nothingIsSaidAfterTheAnswer() {
    Silent job = new Silent();
    worker.start(job);
    assertThat(pulse.sign()).isNotEmpty();
    job.answered = true;
    out.printAfterSilence(0, pulse::sign);
    assertThat(written()).isEmpty();
    worker.stopAndWait();
  }

  @Test
  void theTimeIsThatOfTheJobUnderWay() throws InterruptedException {
    pulse.begin();
    Thread.sleep(300);
    long begun = System.nanoTime();
    pulse.begin();
    worker.start(new Silent());
    String told = pulse.sign().replaceAll("[^0-9]", "");
    long millis = (System.nanoTime() - begun) / 1_000_000;
    worker.stopAndWait();
    assertThat(Long.parseLong(told)).isLessThanOrEqualTo(millis);
  }

  @Test
  void aSignIsOnlyGivenAfterASilence() {
    out.print("readyok");
    out.printAfterSilence(Long.MAX_VALUE, () -> "info time 1");
    assertThat(written()).isEqualTo("readyok\n");
    out.printAfterSilence(0, () -> "info time 1");
    assertThat(written()).isEqualTo("readyok\ninfo time 1\n");
    assertThat(gone).hasValue(0);
  }
}
