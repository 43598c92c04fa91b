package v7p3r.arena.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class WorkersTest {
  private final StopSignal stop = new StopSignal();

  @Test
  void resultsComeBackByNumberForAnyNumberOfThreads() {
    for (int threads = 1; threads <= 4; threads++) {
      try (Workers workers = new Workers("test", threads)) {
        assertThat(workers.map(50, i -> i * i)).hasSize(50).startsWith(0, 1, 4).endsWith(2401);
      }
    }
  }

  @Test
  void aStreamOfUnitsKeepsItsOrder() throws IOException {
    AtomicInteger next = new AtomicInteger();
    List<Integer> results = new ArrayList<>();
    try (Workers workers = new Workers("test", 3)) {
      workers.<Integer>inOrder(
          stop,
          () -> unit(next.getAndIncrement(), 40),
          result -> {
            results.add(result);
            return result < 30;
          });
    }
    assertThat(results).hasSize(31).isSorted().startsWith(0).endsWith(30);
  }

  private static Optional<Callable<Integer>> unit(int number, int count) {
    return number == count
        ? Optional.empty()
        : Optional.of(
            () -> {
              Thread.sleep(number % 3);
              return number;
            });
  }

  @Test
  void aStopFinishesTheUnitsThatRunAndBeginsNoOther() throws IOException {
    AtomicInteger begun = new AtomicInteger();
    List<Integer> results = new ArrayList<>();
    CountDownLatch bothRun = new CountDownLatch(2);
    try (Workers workers = new Workers("test", 2)) {
      workers.<Integer>inOrder(
          stop,
          () ->
              Optional.of(
                  () -> {
                    int number = begun.incrementAndGet();
                    bothRun.countDown();
                    bothRun.await();
                    stop.finish();
                    return number;
                  }),
          results::add);
    }
    assertThat(begun).hasValue(2);
    assertThat(results).hasSize(2);
  }

  @Test
  void abandoningDoesNotWaitForUnitsThatHang() throws IOException {
    CountDownLatch never = new CountDownLatch(1);
    List<Integer> results = new ArrayList<>();
    try (Workers workers = new Workers("test", 2)) {
      workers.<Integer>inOrder(
          stop,
          () ->
              Optional.of(
                  () -> {
                    stop.abandon();
                    never.await();
                    return 1;
                  }),
          results::add);
    }
    assertThat(results).isEmpty();
  }

  @Test
  void theFailureOfOneWorkerStopsTheOthersAndIsTold() {
    AtomicInteger others = new AtomicInteger();
    assertThatThrownBy(
            () ->
                Workers.run(
                    "test",
                    2,
                    stop,
                    () -> {
                      if (others.incrementAndGet() == 1) {
                        throw new IOException("no space left");
                      }
                      while (!stop.isStopping()) {
                        Thread.onSpinWait();
                      }
                    }))
        .isInstanceOf(IOException.class)
        .hasMessage("no space left");
    assertThat(others).hasValue(2);
    assertThat(stop.isAbandoning()).isFalse();
  }

  @Test
  void whoeverInterruptsTheWaitAbandonsTheWork() {
    Thread.currentThread().interrupt();
    try {
      Workers.run(
          "test",
          1,
          stop,
          () -> {
            while (!stop.isAbandoning()) {
              Thread.onSpinWait();
            }
          });
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    assertThat(Thread.interrupted()).isTrue();
    assertThat(stop.isAbandoning()).isTrue();
  }

  @Test
  void whatIsToBeDoneWhenAbandonedIsDoneLateToo() {
    AtomicInteger done = new AtomicInteger();
    try (var _ = stop.whenAbandoned(done::incrementAndGet)) {
      stop.abandon();
    }
    stop.abandon();
    assertThat(done).as("taken back").hasValue(1);
    try (var _ = stop.whenAbandoned(done::incrementAndGet)) {
      assertThat(done).as("late").hasValue(2);
    }
  }
}
