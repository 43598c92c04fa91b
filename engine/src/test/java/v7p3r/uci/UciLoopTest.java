package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.engine.Engine;

@Timeout(120)
class UciLoopTest {
  private static long count(List<String> lines, String beginning) {
    return lines.stream().filter(line -> line.startsWith(beginning)).count();
  }

  private static UciSession session(String player, int threads) {
    UciSession session = new UciSession();
    session.send("setoption name SearchType value " + player);
    session.send("setoption name Threads value " + threads);
    assertThat(session.sync()).isEmpty();
    return session;
  }

  @ParameterizedTest
  @CsvSource({"negamax, 1", "negamax, 2", "material, 1", "simple, 1", "random, 1"})
  void everyGoGetsOneBestMoveHoweverFastItIsStopped(String player, int threads) {
    try (UciSession session = session(player, threads)) {
      int searches = 150;
      for (int i = 0; i < searches; i++) {
        session.send(i % 3 == 0 ? "go infinite" : i % 3 == 1 ? "go ponder" : "go depth 30");
        session.send("stop", "stop", "stop");
      }
      List<String> lines = session.sync();
      long answers = count(lines, "bestmove ");
      while (answers < searches) {
        answers += session.read().startsWith("bestmove ") ? 1 : 0;
      }
      assertThat(session.sync()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"negamax, 1", "negamax, 2", "material, 1", "simple, 1", "random, 1"})
  void everyGoGetsOneBestMoveWithoutAnyStop(String player, int threads) {
    try (UciSession session = session(player, threads)) {
      int searches = 60;
      for (int i = 0; i < searches; i++) {
        session.send("go infinite");
      }
      session.send("stop");
      long answers = 0;
      while (answers < searches) {
        answers += session.read().startsWith("bestmove ") ? 1 : 0;
      }
      assertThat(session.sync()).isEmpty();
    }
  }

  @Test
  void declaresTheTunablesWhenAskedTo() {
    Engine engine = new Engine();
    engine.options().showHidden();
    try (UciSession session = new UciSession(engine)) {
      session.send("uci");
      assertThat(session.readUntil("uciok"))
          .contains("option name Contempt type spin default 6 min 0 max 30");
    }
  }

  @Test
  void newTablesAreSettledBeforeReadyAndOnlyThen() {
    try (UciSession session = new UciSession()) {
      assertThat(collectionsUntilReady(session)).as("at first").isPositive();
      assertThat(collectionsUntilReady(session)).as("nothing new").isZero();
      session.send("setoption name Hash value 8");
      assertThat(collectionsUntilReady(session)).as("another table").isPositive();
    }
  }

  private static long collectionsUntilReady(UciSession session) {
    long before = collections();
    session.send("isready");
    session.readUntil("readyok");
    return collections() - before;
  }

  private static long collections() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
        .filter(collector -> collector.getName().equals("MarkSweepCompact"))
        .mapToLong(GarbageCollectorMXBean::getCollectionCount)
        .sum();
  }

  @Test
  void isReadyIsAnsweredDuringASearch() {
    try (UciSession session = new UciSession()) {
      session.send("go infinite");
      for (int i = 0; i < 20; i++) {
        assertThat(count(session.sync(), "bestmove")).isZero();
      }
      session.send("stop");
      session.readUntil("bestmove");
    }
  }

  @ParameterizedTest
  @CsvSource({"negamax, 1", "negamax, 2", "material, 1", "simple, 1", "random, 1"})
  void quitDuringASearchEndsTheLoopAfterABestMove(String player, int threads) {
    for (int i = 0; i < 5; i++) {
      UciSession session = session(player, threads);
      session.send("position startpos moves d2d4", "go infinite", "quit");
      session.awaitEnd();
      assertThat(count(session.pending(), "bestmove ")).isEqualTo(1);
    }
  }

  @Test
  void quitEndsWorkOfAnyDepth() {
    for (String command :
        List.of("go perft 64", "bench 64", "go depth 1000", "go wtime 99999999")) {
      UciSession session = new UciSession();
      session.send(command, "quit");
      session.awaitEnd();
    }
  }

  @Test
  void newGameAndPositionDuringASearchAreSafe() {
    try (UciSession session = new UciSession()) {
      for (int i = 0; i < 30; i++) {
        session.send("position startpos moves e2e4", "go infinite");
        session.send("position fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        session.send(i % 2 == 0 ? "ucinewgame" : "stop");
        String answer = session.readUntil("bestmove").getLast().split(" ")[1];
        assertThat(answer).as("a move of Black after 1.e4").containsPattern("^[a-h][78]");
      }
    }
  }

  @Test
  void ponderHitLetsAFinishedSearchAnswer() {
    try (UciSession session = new UciSession()) {
      session.send(
          "position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "go ponder wtime 9 btime 9");
      session.readUntil("info depth 1");
      assertThat(session.sync()).isEmpty();
      session.send("ponderhit");
      assertThat(session.read()).isEqualTo("bestmove d1d8");
    }
  }

  @Test
  void randomBytesAreAnsweredWithErrorsOnly() {
    Random random = new Random(42);
    try (UciSession session = new UciSession()) {
      for (int i = 0; i < 500; i++) {
        byte[] bytes = new byte[random.nextInt(200)];
        random.nextBytes(bytes);
        session.sendBytes(bytes);
        session.sendBytes(new byte[] {'\n'});
      }
      assertThat(session.sync()).allMatch(line -> line.startsWith("info string error: "));
      session.send("go depth 1");
      assertThat(session.readUntil("bestmove")).isNotEmpty();
    }
  }

  @Test
  void aLineWithoutEndDoesNotFillTheMemory() {
    try (UciSession session = new UciSession()) {
      byte[] flood = new byte[1 << 20];
      Arrays.fill(flood, (byte) 'x');
      for (int i = 0; i < 64; i++) {
        session.sendBytes(flood);
      }
      session.send("");
      assertThat(session.read())
          .isEqualTo("info string error: input: expected a line of at most 1048576 bytes");
      assertThat(session.sync()).isEmpty();
    }
  }

  @Test
  void aGameOfManyMovesFitsOnALine() {
    try (UciSession session = new UciSession()) {
      String round = " g1f3 g8f6 f3g1 f6g8";
      session.send("position startpos moves" + String.join("", Collections.nCopies(3000, round)));
      session.send("go depth 2");
      assertThat(session.readUntil("bestmove").getLast()).startsWith("bestmove ");
    }
  }

  @Test
  void theLastLineNeedsNoLineEnd() {
    UciSession session = new UciSession();
    session.sendBytes("isready".getBytes(StandardCharsets.UTF_8));
    session.endInput();
    session.awaitEnd();
    assertThat(session.pending()).containsExactly("readyok");
  }

  @Test
  void perftAndBenchCanBeStopped() {
    try (UciSession session = new UciSession()) {
      session.send("go perft 5", "isready", "stop");
      session.readUntil("Nodes searched: ");
      session.send("bench 3", "stop");
      assertThat(session.readUntil("Total time")).isNotEmpty();
      assertThat(session.read()).endsWith(" nps");
    }
  }

  @Test
  void profilesPositionsIntoAFileAndAnswersNoMove(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("my efforts.csv");
    try (UciSession session = new UciSession()) {
      session.send("position startpos moves e2e4", "go profile 3 " + file);
      assertThat(session.readUntil("bestmove 0000"))
          .contains("info string profile: 18 rows of 3 positions appended to " + file);
      assertThat(Files.readAllLines(file)).hasSize(19);
      assertThat(Files.readAllLines(file).get(1))
          .startsWith("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b");
      session.send("go profile 100000 " + file, "isready");
      session.readUntil("readyok");
      session.send("stop");
      assertThat(session.readUntil("bestmove 0000").getLast()).isEqualTo("bestmove 0000");
      session.send("go profile 2 " + folder);
      assertThat(session.readUntil("bestmove 0000"))
          .anyMatch(line -> line.startsWith("info string error: go profile: expected to write"));
      session.send("go profile many");
      assertThat(session.sync())
          .anyMatch(line -> line.contains("go profile: expected a number of positions"));
    }
  }

  @Test
  void helpNamesEveryCommandAndOption() {
    try (UciSession session = new UciSession()) {
      session.send("help");
      String text = String.join("\n", session.sync());
      assertThat(text)
          .contains("uci ", "isready", "ucinewgame", "position", "go ", "stop", "ponderhit")
          .contains("setoption", "debug", "d  ", "bench", "quit", "SearchType", "UCI_Chess960");
    }
  }
}
