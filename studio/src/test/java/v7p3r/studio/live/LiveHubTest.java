package v7p3r.studio.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.json.JsonMapper;

@Timeout(60)
class LiveHubTest {
  private final LiveHub hub = new LiveHub(JsonMapper.builder().build(), 2);

  /** A page that reads, once it is let. */
  private static final class Page implements PageSocket {
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final Set<Thread> senders = ConcurrentHashMap.newKeySet();
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
      if (text.contains("\"thought\"")) {
        senders.add(Thread.currentThread());
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
    while (!quick.heard.toString().contains("\"data\":2000")) {
      Thread.sleep(1);
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
    long start = System.nanoTime();
    for (int i = 0; thoughts(page) <= Pace.MOST_A_SECOND; i++) {
      hub.publish(new LiveEvent("t/x", "thought", i));
      Thread.sleep(1);
    }
    assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(1_000_000_000L);
  }

  private static long thoughts(Page page) {
    return page.heard.stream().filter(text -> text.contains("\"thought\"")).count();
  }

  /** So that pages cost a search next to nothing, however many there are. */
  @Test
  void whatTwentyPagesHearIsMadeOnceAndNotByTheThreadThatHasTheNews() throws InterruptedException {
    int count = 20;
    try (LiveHub many = new LiveHub(JsonMapper.builder().build(), count)) {
      many.register("t", topic -> Optional.of(List.of(new LiveEvent(topic, "state", 0))));
      List<Page> pages = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        Page page = new Page(true);
        pages.add(page);
        many.subscribe(many.open(page).orElseThrow(), "t/x");
      }
      List<Thread> makers = new CopyOnWriteArrayList<>();
      for (int i = 1; i <= 10_000; i++) {
        int found = i;
        many.publish(
            "t/x",
            "thought",
            () -> {
              makers.add(Thread.currentThread());
              return found;
            });
      }
      while (!pages.stream().allMatch(page -> page.heard.toString().contains("\"data\":10000"))) {
        Thread.sleep(1);
      }
      assertThat(makers).doesNotContain(Thread.currentThread());
      assertThat(Set.copyOf(makers)).hasSize(1);
      for (Page page : pages) {
        assertThat(page.senders).doesNotContain(Thread.currentThread());
        assertThat(thoughts(page)).isLessThanOrEqualTo(makers.size());
      }
      assertThat(makers.size()).as("of 10,000 news").isLessThan(1_000);
    }
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

  @Test
  void aPageThatIsGoneIsNotCountedAmongThoseWhoListen() {
    LivePage page = hub.open(new Page(true)).orElseThrow();
    assertThat(hub.subscribe(page, "t/1")).isTrue();
    assertThat(hub.watchers("t/1")).isOne();
    hub.close(page);
    assertThat(hub.watchers("t/1")).isZero();
    assertThat(hub.subscribe(page, "t/2")).isFalse();
    hub.close(page);
    assertThat(hub.watchers("t/1")).isZero();
    assertThat(hub.watchers("t/2")).isZero();
  }

  @Test
  void whoBeginsToListenIsToldHowItStandsOnceHeListens() throws InterruptedException {
    hub.register(
        "w",
        new TopicSource() {
          private int watching;

          @Override
          public Optional<List<LiveEvent>> now(String topic) {
            return Optional.of(List.of(new LiveEvent(topic, "state", watching)));
          }

          @Override
          public void watchedBy(String topic, int pages) {
            watching = pages;
          }
        });
    Page page = new Page(true);
    assertThat(hub.subscribe(hub.open(page).orElseThrow(), "w/1")).isTrue();
    while (page.heard.isEmpty()) {
      Thread.sleep(1);
    }
    assertThat(page.heard).singleElement().asString().contains("\"data\":1");
  }
}
