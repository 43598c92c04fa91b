package v7p3r.studio.analyse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import v7p3r.studio.config.StudioConfig;
import v7p3r.studio.http.Field;
import v7p3r.studio.http.Json;
import v7p3r.studio.http.Shape;
import v7p3r.studio.live.LiveHub;
import v7p3r.studio.live.LivePage;
import v7p3r.studio.live.PageSocket;

/** When engines of an analysis stop by themselves and when they go on, on a clock of the test. */
@Timeout(60)
class AnalysisRestTest {
  private static final String OWN = "V7P3R";
  private static final String SCHOLARS_MATE = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0";
  private static final int BEFORE_THE_MATE = 6;
  private static final int MATE = 7;

  private final LiveHub hub = new LiveHub(Json.MAPPER, 4);
  private final Clock clock = new Clock();
  private final Analyses analyses = new Analyses(StudioConfig.usual(), hub, clock);
  private final Page page = new Page();
  private final LivePage open = hub.open(page).orElseThrow();
  private Analysis analysis;

  /** Grace that is over when the test says so. */
  private static final class Clock implements Grace {
    private List<Runnable> waiting = new ArrayList<>();

    @Override
    public void afterwards(Runnable rest) {
      waiting.add(rest);
    }

    /** What waits ends, but not what begins to wait by it. */
    void pass() {
      List<Runnable> over = waiting;
      waiting = new ArrayList<>();
      over.forEach(Runnable::run);
    }

    @Override
    public void close() {}
  }

  /** Keeps what it is told. */
  private static final class Page implements PageSocket {
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    @Override
    public void send(String text) {
      heard.add(text);
    }

    void awaitLine() throws InterruptedException {
      String text = heard.take();
      while (!text.contains("\"thought\"") || text.contains("\"lines\":[]")) {
        text = heard.take();
      }
    }

    @Override
    public void close(int code, String reason) {}

    @Override
    public void terminate() {}
  }

  @BeforeEach
  void begin() throws IOException {
    analysis =
        analyses.create(
            Shape.of(Field.text("pgn", 200, "a game"))
                .read(Json.MAPPER.valueToTree(Map.of("pgn", SCHOLARS_MATE))));
    hub.subscribe(open, analysis.topic());
    analysis.set(OWN, true, 1, List.of(), Map.of());
  }

  @AfterEach
  void end() {
    analyses.close();
    hub.close();
  }

  private void leave() {
    hub.unsubscribe(open, analysis.topic());
  }

  private void comeBack() {
    page.heard.clear();
    assertThat(hub.subscribe(open, analysis.topic())).isTrue();
  }

  private AnalysisState.EngineState engine() {
    return analysis.state().engines().getFirst();
  }

  @Test
  void enginesStopAfterTheGraceTimeWhenNoPageIsLeft() {
    leave();
    assertThat(engine().running()).isTrue();
    clock.pass();
    assertThat(engine().running()).isFalse();
    assertThat(analyses.isSearching()).isFalse();
  }

  @Test
  void enginesGoOnWhenAPageIsBack() throws InterruptedException {
    leave();
    clock.pass();
    comeBack();
    assertThat(engine().running()).isTrue();
    page.awaitLine();
  }

  @Test
  void enginesGoOnWhenAPageIsBackThatWasCutOff() throws InterruptedException {
    hub.close(open);
    clock.pass();
    assertThat(engine().running()).isFalse();
    Page again = new Page();
    assertThat(hub.subscribe(hub.open(again).orElseThrow(), analysis.topic())).isTrue();
    assertThat(engine().running()).isTrue();
    again.awaitLine();
  }

  @Test
  void anEngineThatWasSwitchedOffStaysOff() {
    analysis.set(OWN, false, 1, List.of(), Map.of());
    leave();
    clock.pass();
    comeBack();
    analysis.goTo(1);
    assertThat(engine().on()).isFalse();
    assertThat(engine().running()).isFalse();
  }

  @Test
  void graceBeginsAnewWithEveryLeaving() {
    leave();
    Runnable first = clock.waiting.removeFirst();
    comeBack();
    leave();
    first.run();
    assertThat(engine().running()).isTrue();
    clock.pass();
    assertThat(engine().running()).isFalse();
  }

  @Test
  void whoIsThereAtTheEndOfTheGraceTimeKeepsItSearching() {
    leave();
    comeBack();
    clock.pass();
    assertThat(engine().running()).isTrue();
  }

  @Test
  void whatIsAskedWithoutAPageIsSearchedForTheGraceTime() {
    leave();
    clock.pass();
    analysis.goTo(2);
    analyses.restSoon(analysis);
    assertThat(engine().running()).isTrue();
    clock.pass();
    assertThat(engine().running()).isFalse();
  }

  @Test
  void anEngineWaitsAtTheEndOfAGameAndGoesOnBeforeIt() throws InterruptedException {
    analysis.goTo(MATE);
    assertThat(engine().on()).isTrue();
    assertThat(engine().running()).isFalse();
    page.heard.clear();
    analysis.goTo(BEFORE_THE_MATE);
    assertThat(engine().running()).isTrue();
    page.awaitLine();
  }
}
