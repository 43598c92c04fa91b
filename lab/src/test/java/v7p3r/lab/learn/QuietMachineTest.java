package v7p3r.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class QuietMachineTest {
  @Test
  void isQuietUpToTheLimit() {
    double[] busy = {0.2};
    Quiet machine = new QuietMachine(() -> busy[0], 0.25, Duration.ofHours(1));
    assertThat(machine.holds()).isTrue();
    busy[0] = 0.26;
    assertThat(machine.holds()).isFalse();
  }

  @Test
  void onlyThreeBusyLooksInARowCount() {
    AtomicInteger told = new AtomicInteger();
    QuietMachine.Looks looks = new QuietMachine.Looks(told::incrementAndGet);
    for (boolean isQuiet : new boolean[] {false, false, true, false, false}) {
      looks.look(isQuiet);
    }
    assertThat(told).hasValue(0);
    looks.look(false);
    assertThat(told).hasValue(1);
    looks.look(false);
    assertThat(told).as("told once").hasValue(1);
  }

  @Test
  void aGuardLooksByItself() throws InterruptedException {
    CountDownLatch broken = new CountDownLatch(1);
    Quiet machine = new QuietMachine(() -> 2, 0.25, Duration.ofMillis(1));
    try (var _ = machine.guard(broken::countDown)) {
      assertThat(broken.await(1, TimeUnit.MINUTES)).isTrue();
    }
  }
}
