package v7p3r.arena.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

/** Engines that behave, and engines that do not. */
@Timeout(60)
class UciProcessPlayerTest {
  private static final Patience SHORT =
      new Patience(Duration.ofSeconds(2), Duration.ofSeconds(5), Duration.ofMillis(200));

  private final Players players = new Players(SHORT, System::nanoTime);

  @AfterEach
  void endAll() {
    players.close();
  }

  private static Turn turn(long patienceMillis) {
    return new Turn(
        new Position(),
        Fen.START,
        List.of(),
        Optional.empty(),
        SearchLimit.ofNodes(1000),
        Duration.ofMillis(patienceMillis));
  }

  private Player ready(String mode) throws PlayerException {
    Player player = players.create(ScriptedEngine.in(mode));
    player.newGame(false);
    return player;
  }

  private static PlayerException failure(Player player, Turn turn) {
    return catchThrowableOfType(PlayerException.class, () -> player.think(turn));
  }

  @Test
  void whatAnEngineRemarksWhileItGetsReadyGoesWithItsNextMove() throws PlayerException {
    Player player = ready("remark");
    player.newGame(false);
    assertThat(player.remarks()).containsExactly("models are missing");
    assertThat(player.think(turn(5000)).thought().remarks()).containsExactly("models are missing");
    assertThat(player.think(turn(5000)).thought().remarks()).isEmpty();
    assertThat(player.remarks()).containsExactly("models are missing");
  }

  @Test
  void aGoodEngineAnswersWithItsMoveAndItsThought() throws PlayerException {
    Player player = ready("good");
    Reply reply = player.think(turn(5000));
    assertThat(reply.move()).isEqualTo("a2a3");
    assertThat(reply.thought().score()).contains(Score.centipawns(35));
    assertThat(reply.thought().depth()).hasValue(7);
    assertThat(reply.thought().selectiveDepth()).hasValue(9);
    assertThat(reply.thought().nodes()).hasValue(1234);
    assertThat(reply.thought().line()).containsExactly("a2a3");
    assertThat(reply.nanos()).isBetween(1L, TimeUnit.SECONDS.toNanos(5));
    assertThat(player.identity()).isEqualTo("Scripted 1.0");
  }

  @Test
  void theConversationKeepsTheLastFiftyLines() throws PlayerException {
    Player player = ready("big-flood");
    player.think(turn(20_000));
    assertThat(player.conversation()).hasSize(50);
    assertThat(player.conversation().getLast()).isEqualTo("< bestmove a2a3 ponder a1a1");
  }

  @Test
  void ofManyRemarksTheFirstOnesAndTheLastAreKept() throws PlayerException {
    assertThat(ready("big-flood").think(turn(20_000)).thought().remarks())
        .hasSize(8)
        .startsWith("water 0", "water 1")
        .endsWith("water 6", "water 19999");
  }

  @Test
  void anEngineThatEndsAtTheStartCannotStart() {
    Player player = players.create(ScriptedEngine.in("crash-at-start"));
    assertThatThrownBy(() -> player.newGame(false))
        .isInstanceOf(PlayerException.class)
        .hasMessage("crash-at-start ended unexpectedly, exit code 3")
        .extracting("fault")
        .isEqualTo(Fault.NO_START);
  }

  @Test
  void aMissingProgramIsNamed() {
    Player player = players.create(EngineSpec.of("Ghost", "no-such-engine-anywhere"));
    assertThatThrownBy(() -> player.newGame(false))
        .hasMessage("Ghost: there is no program no-such-engine-anywhere to be run");
  }

  @Test
  void anEngineThatDoesNotGreetIsEnded() {
    Player player = players.create(ScriptedEngine.in("deaf"));
    assertThatThrownBy(() -> player.newGame(false))
        .hasMessage("deaf gave no answer to uci and was ended");
  }

  @Test
  void anEngineThatEndsInTheGameCrashesAndIsStartedAgain() throws PlayerException {
    Player player = ready("crash-at-move");
    PlayerException failure = failure(player, turn(5000));
    assertThat(failure.fault()).isEqualTo(Fault.CRASH);
    assertThat(failure).hasMessage("crash-at-move ended unexpectedly, exit code 1");
    assertThat(player.conversation()).contains("> go nodes 1000", "= ended: exit code 1");
    player.newGame(false);
    assertThat(failure(player, turn(5000)).fault()).isEqualTo(Fault.CRASH);
  }

  @Test
  void aSilentEngineIsToldToStopAndThenEnded() throws PlayerException {
    Player player = ready("silence");
    PlayerException failure = failure(player, turn(100));
    assertThat(failure.fault()).isEqualTo(Fault.SILENCE);
    assertThat(failure).hasMessage("silence gave no move and was ended");
    assertThat(player.conversation()).contains("> stop");
  }

  @Test
  void aLazyEngineAnswersWhenItIsToldToStop() throws PlayerException {
    Reply reply = ready("lazy").think(turn(100));
    assertThat(reply.move()).isEqualTo("a2a3");
    assertThat(reply.nanos()).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(99));
  }

  @Test
  void anEndlessFloodIsEndedWithoutFillingTheMemory() throws PlayerException {
    assertThat(failure(ready("flood"), turn(300)).fault()).isEqualTo(Fault.SILENCE);
  }

  @Test
  void rubbishIsPassedOver() throws PlayerException {
    Reply reply = ready("rubbish").think(turn(5000));
    assertThat(reply.move()).isEqualTo("a2a3");
    assertThat(reply.thought().score()).contains(Score.centipawns(35));
  }

  @Test
  void anAnswerGivenTwiceDoesNotAnswerTheNextQuestion() throws PlayerException {
    Player player = ready("stutter");
    assertThat(player.think(turn(5000)).move()).isEqualTo("a2a3");
    Position after = new Position();
    after.make(UciMove.parse(after, "a2a3"));
    Turn next =
        new Turn(
            after,
            Fen.START,
            List.of("a2a3"),
            Optional.empty(),
            SearchLimit.ofNodes(1),
            Duration.ofSeconds(5));
    assertThat(player.think(next).move()).isEqualTo("a7a6");
  }

  @Test
  void anAnswerWithoutAMoveIsAnEmptyMove() throws PlayerException {
    assertThat(ready("nonsense").think(turn(5000)).move()).isEmpty();
  }

  @Test
  void optionsAreSetByTheNameTheEngineUses() throws PlayerException {
    Player player = players.create(ScriptedEngine.in("good").withOption("hash", "32"));
    player.newGame(true);
    assertThat(player.conversation())
        .contains("> setoption name Hash value 32", "> setoption name UCI_Chess960 value true");
  }

  @Test
  void anUnknownOptionIsRefusedWithTheOnesThereAre() {
    Player player = players.create(ScriptedEngine.in("good").withOption("Hahs", "32"));
    assertThatThrownBy(() -> player.newGame(false))
        .hasMessage("good has no option 'Hahs'; it offers Hash, UCI_Chess960");
  }

  @Test
  void childrenOfAnEngineEndWithIt() throws PlayerException {
    long before = descendants();
    Player player = ready("child");
    player.think(turn(5000));
    assertThat(descendants()).isEqualTo(before + 2);
    player.close();
    await(() -> descendants() == before);
  }

  private static long descendants() {
    return ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).count();
  }

  private static void await(java.util.function.BooleanSupplier condition) {
    long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("waited too long").isLessThan(end);
      LockSupport.parkNanos(1_000_000);
    }
  }

  @Test
  void clocksAndLimitsAreToldAsUciWritesThem() {
    Turn turn =
        new Turn(
            new Position(),
            Fen.START,
            List.of("e2e4", "e7e5"),
            Optional.of(new Clocks(8000, 7500, 80, 80, 12)),
            SearchLimit.ofNodes(500),
            Duration.ofSeconds(1));
    assertThat(UciProcessPlayer.positionCommand(turn))
        .isEqualTo("position startpos moves e2e4 e7e5");
    assertThat(UciProcessPlayer.goCommand(turn))
        .isEqualTo("go wtime 8000 btime 7500 winc 80 binc 80 movestogo 12 nodes 500");
  }

  @Test
  void onlyTheBestLineIsTheThought() {
    assertThat(InfoLine.isAboutBestLine("info depth 3 multipv 1 score cp 3 pv e2e4")).isTrue();
    assertThat(InfoLine.isAboutBestLine("info depth 3 multipv 12 score cp 3 pv e2e4")).isFalse();
    assertThat(InfoLine.isAboutBestLine("info depth 3 currmove e2e4")).isFalse();
    String best = "info depth 9 score mate -3 nodes 5 pv a1a2 a3a4 time 7";
    assertThat(InfoLine.read(best, best, List.of()))
        .satisfies(
            thought -> {
              assertThat(thought.score()).contains(Score.mateIn(-3));
              assertThat(thought.line()).containsExactly("a1a2", "a3a4");
              assertThat(thought.millis()).hasValue(7);
            });
  }

  @Test
  void nodesAfterTheBestLineCount() {
    assertThat(InfoLine.isAboutCost("info nodes 900 nps 3000 time 300")).isTrue();
    assertThat(InfoLine.isAboutCost("info depth 3 currmove e2e4")).isFalse();
    assertThat(InfoLine.isAboutCost("info string 3 nodes left")).isFalse();
    String best = "info depth 9 score cp 12 nodes 500 nps 2500 time 200 pv a1a2";
    assertThat(InfoLine.read(best, "info nodes 900 time 300", List.of()))
        .satisfies(
            thought -> {
              assertThat(thought.depth()).hasValue(9);
              assertThat(thought.score()).contains(Score.centipawns(12));
              assertThat(thought.nodes()).hasValue(900);
              assertThat(thought.nodesPerSecond()).hasValue(2500);
              assertThat(thought.millis()).hasValue(300);
            });
  }

  @Test
  void matesAreWorthMoreThanAnyMaterialAndShortOnesMore() {
    assertThat(Score.mateIn(3).comparable()).isGreaterThan(Score.mateIn(4).comparable());
    assertThat(Score.mateIn(90).comparable()).isGreaterThan(Score.centipawns(99999).comparable());
    assertThat(Score.mateIn(-1).comparable()).isLessThan(Score.mateIn(-9).comparable());
    assertThat(Score.centipawns(-35)).hasToString("-0.35");
    assertThat(Score.mateIn(-2)).hasToString("-M2");
  }
}
