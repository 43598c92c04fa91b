package v7p3r.arena.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class AudienceTest {
  private final Audience<Consumer<String>> audience = new Audience<>();

  private void tell(String news) {
    audience.tell(listener -> listener.accept(news));
  }

  @Test
  void aLosslessListenerHearsEverythingAtOnceAndInOrder() {
    List<String> heard = new ArrayList<>();
    audience.add(heard::add);
    for (int i = 0; i < 1000; i++) {
      tell("news " + i);
      assertThat(heard).hasSize(i + 1);
    }
    assertThat(heard.getLast()).isEqualTo("news 999");
  }

  @Test
  void theFailureOfALosslessListenerIsThatOfTheWork() {
    audience.add(
        news -> {
          throw new IllegalStateException("the disk is full");
        });
    assertThatThrownBy(() -> tell("x")).hasMessage("the disk is full");
  }

  @Test
  void aSlowLiveListenerLosesTheOldestAndHearsTheNewest() throws InterruptedException {
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    List<String> heard = new CopyOnWriteArrayList<>();
    LiveListener<Consumer<String>> live =
        audience.addLive(
            news -> {
              heard.add(news);
              busy.countDown();
              await(release);
            },
            4);
    tell("first");
    busy.await();
    for (int i = 1; i <= 100; i++) {
      tell("news " + i);
    }
    assertThat(live.lost()).isEqualTo(96);
    release.countDown();
    live.close();
    assertThat(heard).containsExactly("first", "news 97", "news 98", "news 99", "news 100");
  }

  @Test
  void newsOfTheSameNameReplacesWhatWaits() throws InterruptedException {
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    List<String> heard = new CopyOnWriteArrayList<>();
    LiveListener<Consumer<String>> live =
        audience.addLive(
            news -> {
              heard.add(news);
              busy.countDown();
              await(release);
            },
            4);
    tell("first");
    busy.await();
    tell("game 1 ended");
    for (int i = 1; i <= 100; i++) {
      String depth = "depth " + i;
      audience.tellState("thoughts", listener -> listener.accept(depth));
    }
    release.countDown();
    live.close();
    assertThat(heard).containsExactly("first", "game 1 ended", "depth 100");
    assertThat(live.lost()).isZero();
  }

  @Test
  void aLiveListenerThatThrowsIsToldOnAndHurtsNobody() {
    List<String> heard = new CopyOnWriteArrayList<>();
    LiveListener<Consumer<String>> live =
        audience.addLive(
            news -> {
              heard.add(news);
              throw new IllegalStateException("broken");
            });
    tell("one");
    tell("two");
    live.close();
    assertThat(heard).containsExactly("one", "two");
    assertThat(live.failures()).isEqualTo(2);
    tell("three");
    assertThat(heard).as("gone").hasSize(2);
    assertThat(audience.isEmpty()).isTrue();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
