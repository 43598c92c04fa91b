package v7p3r.arena.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

class InternalPlayerTest {
  private static final String MATE_IN_1 = "6k1/5ppp/8/8/8/8/8/K6R w - - 0 1";

  private final Players players = new Players();

  @AfterEach
  void endAll() {
    players.close();
  }

  private static Turn turn(String fen, SearchLimit limit, Optional<Clocks> clocks) {
    return new Turn(Fen.parse(fen), fen, List.of(), clocks, limit, Duration.ofSeconds(10));
  }

  private Player ready(String command) throws PlayerException {
    Player player = players.create(EngineSpec.of("Own", command));
    player.newGame(false);
    return player;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "internal",
        "internal:negamax",
        "internal:material",
        "internal:simple",
        "internal:random"
      })
  void everySearchTypePlaysALegalMove(String command) throws PlayerException {
    Reply reply =
        ready(command).think(turn(Fen.START, SearchLimit.ofNodes(2000), Optional.empty()));
    Position start = new Position();
    assertThat(start.isLegal(UciMove.parse(start, reply.move()))).isTrue();
    assertThat(reply.nanos()).isPositive();
  }

  @Test
  void thatItPlaysWithoutItsModelsIsRemarkedBeforeTheFirstMove() throws PlayerException {
    EngineSpec spec =
        new EngineSpec(
            "Own",
            List.of("internal"),
            Optional.empty(),
            Map.of("UseDesc", "true", "DescModelPath", "nowhere"),
            false);
    Player player = players.create(spec);
    player.newGame(false);
    assertThat(player.remarks()).singleElement().asString().startsWith("desc is off");
    Turn turn = turn(Fen.START, SearchLimit.ofNodes(500), Optional.empty());
    assertThat(player.think(turn).thought().remarks())
        .singleElement()
        .asString()
        .startsWith("desc is off");
    assertThat(player.think(turn).thought().remarks()).isEmpty();
  }

  @Test
  void itTakesTheNumbersOfTheSearchAsOptions() throws PlayerException {
    long usual = nodesToDepth8(Map.of());
    assertThat(nodesToDepth8(Map.of("NullBase", "2", "TimeManager", "fixed"))).isNotEqualTo(usual);
  }

  private long nodesToDepth8(Map<String, String> options) throws PlayerException {
    EngineSpec spec = new EngineSpec("Own", List.of("internal"), Optional.empty(), options, false);
    Player player = players.create(spec);
    player.newGame(false);
    Turn turn = turn(Fen.START, SearchLimit.ofDepth(8), Optional.empty());
    return player.think(turn).thought().nodes().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"internal:negamax", "internal:material"})
  void itTellsTheNodesOfAnIterationThatWasBrokenOff(String command) throws PlayerException {
    Reply reply =
        ready(command).think(turn(Fen.START, SearchLimit.ofNodes(20_000), Optional.empty()));
    assertThat(reply.thought().nodes().orElseThrow()).isBetween(20_000L, 20_100L);
  }

  @Test
  void itTellsWhatItThought() throws PlayerException {
    String fen = "k7/8/1K6/8/8/8/8/7R w - - 0 1";
    Reply reply = ready("internal").think(turn(fen, SearchLimit.ofDepth(4), Optional.empty()));
    assertThat(reply.move()).isEqualTo("h1h8");
    assertThat(reply.thought().score()).contains(Score.mateIn(1));
    assertThat(reply.thought().line()).startsWith("h1h8");
    assertThat(reply.thought().nodes().orElse(0)).isPositive();
  }

  @Test
  void itsRemarksAreKeptAsThoseOfOtherEngines() throws PlayerException {
    EngineSpec spec =
        new EngineSpec(
            "Own", List.of("internal"), Optional.empty(), Map.of("OwnBook", "true"), false);
    Player player = players.create(spec);
    player.newGame(false);
    Reply reply = player.think(turn(Fen.START, SearchLimit.ofDepth(1), Optional.empty()));
    assertThat(reply.thought().remarks()).anyMatch(remark -> remark.startsWith("book"));
  }

  @Test
  void itKeepsToItsClock() throws PlayerException {
    Clocks clocks = new Clocks(5000, 5000, 0, 0, 0);
    Reply reply = ready("internal").think(turn(MATE_IN_1, SearchLimit.NONE, Optional.of(clocks)));
    assertThat(reply.nanos()).isLessThan(TimeUnit.MILLISECONDS.toNanos(5000));
  }

  @Test
  void itIsToldToStopWhenItsTimeIsOver() throws PlayerException {
    Turn endless =
        new Turn(
            new Position(),
            Fen.START,
            List.of(),
            Optional.empty(),
            SearchLimit.ofDepth(200),
            Duration.ofMillis(100));
    assertThat(ready("internal").think(endless).move()).isNotEmpty();
  }

  @Test
  void wrongOptionsAreRefused() {
    Player player = players.create(EngineSpec.of("Own", "internal:clever"));
    assertThatThrownBy(() -> player.newGame(false)).hasMessageContaining("found 'clever'");
  }
}
