package v7p3r.studio.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class LiveHubTest {
  private final LiveHub hub = new LiveHub(JsonMapper.builder().build(), 2);

  /** A page that reads, once it is let. */
  private static final class Page implements PageSocket {
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final CountDownLatch reads;

    Page(boolean readsAtOnce) {
      reads = new CountDownLatch(readsAtOnce ? 0 : 1);
    }

    @Override
    public void send(String text) {
      try {
        reads.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      heard.add(text);
    }

    @Override
    public void close(int code, String reason) {}

    @Override
    public void terminate() {
      reads.countDown();
    }
  }

  @BeforeEach
  void register() {
    hub.register("t", topic -> Optional.of(List.of(new LiveEvent(topic, "state", 0))));
  }

  @AfterEach
  void close() {
    hub.close();
  }

  @Test
  void whoReadsSlowlyMissesOldNewsAndHoldsUpNobody() throws InterruptedException {
    Page slow = new Page(false);
    Page quick = new Page(true);
    LivePage slowPage = hub.open(slow).orElseThrow();
    LivePage quickPage = hub.open(quick).orElseThrow();
    for (int i = 0; i < 30; i++) {
      hub.subscribe(slowPage, "t/" + i);
    }
    hub.subscribe(quickPage, "t/0");
    for (int i = 1; i <= 2_000; i++) {
      hub.publish(new LiveEvent("t/0", "state", i));
      hub.publish(new LiveEvent("t/" + i % 30, "event", "e" + i, i));
    }
    for (int i = 0; i < 100 && !quick.heard.toString().contains("\"data\":2000"); i++) {
      Thread.sleep(50);
    }
    assertThat(quick.heard)
        .anyMatch(text -> text.contains("\"state\"") && text.contains("\"data\":2000"));
    assertThat(slowPage.waitingCount()).isLessThanOrEqualTo(256);
    slow.reads.countDown();
  }

  @Test
  void oneSlotIsToldAtMostTenTimesASecond() throws InterruptedException {
    Page page = new Page(true);
    hub.subscribe(hub.open(page).orElseThrow(), "t/x");
    long end = System.nanoTime() + 1_000_000_000;
    int published = 0;
    while (System.nanoTime() < end) {
      hub.publish(new LiveEvent("t/x", "thought", published++));
      Thread.sleep(1);
    }
    assertThat(page.heard.size()).isBetween(2, 13);
  }

  @Test
  void tooManyPagesAreRefusedAndUnknownTopicsToo() {
    LivePage page = hub.open(new Page(true)).orElseThrow();
    hub.open(new Page(true)).orElseThrow();
    assertThat(hub.open(new Page(true))).isEmpty();
    assertThat(hub.subscribe(page, "none/1")).isFalse();
    for (int i = 0; i < LivePage.MOST_TOPICS; i++) {
      assertThat(hub.subscribe(page, "t/" + i)).isTrue();
    }
    assertThat(hub.subscribe(page, "t/more")).isFalse();
    assertThat(hub.watchers("t/1")).isOne();
    hub.close(page);
    assertThat(hub.watchers("t/1")).isZero();
  }
}
