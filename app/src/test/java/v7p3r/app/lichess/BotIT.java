package v7p3r.app.lichess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.board.Color;

/** Games against a Lichess of our own, over real HTTP, with faults. */
class BotIT {
  @TempDir private Path folder;
  private FakeLichess server;
  private BotHarness harness;

  @BeforeEach
  void listen() throws Exception {
    server = new FakeLichess();
    harness = new BotHarness(server.url(), folder, "");
  }

  @AfterEach
  void end() {
    harness.close();
    server.close();
  }

  private void play(FakeGame game) {
    harness.await("listener", server::hasListener);
    server.challenge(game);
    harness.await("end of the game", game::isOver);
  }

  private void endBot() throws Exception {
    harness.drain();
    assertThat(harness.end()).isEqualTo(Bot.End.DRAINED);
  }

  /** With -Dv7p3r.drill=200 as many games as that. */
  @Test
  void gamesWithFaultsAreAllPlayedToTheirEndAndKept() throws Exception {
    int games = Integer.getInteger("v7p3r.drill", 10);
    Drill.Result result = new Drill(games, server, harness).run();

    assertThat(result.forfeits()).isEmpty();
    assertThat(result.violations()).isEmpty();
    assertThat(result.missing()).isEmpty();
    assertThat(result.unexplained()).isEmpty();
    assertThat(result.pgnGames()).isEqualTo(games);
    assertThat(result.restarts()).isPositive();
    assertThat(result.faults().keySet()).hasSizeGreaterThan(8);
    assertThat(Files.list(harness.data().resolve("running"))).isEmpty();
  }

  @Test
  void everyWayToLoseAMoveOrItsAnswerEndsWithTheMoveMadeOnce() throws Exception {
    Set<Fault> faults =
        EnumSet.of(
            Fault.ANSWER_LOST,
            Fault.MOVE_LOST,
            Fault.ERROR_AFTER_MOVE,
            Fault.ERROR_WITHOUT_MOVE,
            Fault.MOVE_LIMITED);
    FakeGame game = server.offer(Color.WHITE, server.settings(20_000, 0));
    int ply = 2;
    for (Fault fault : faults) {
      game.with(ply, fault);
      ply += 2;
    }
    harness.start();
    play(game);
    endBot();

    assertThat(game.happened()).isEqualTo(faults);
    assertThat(game.status()).isNotEqualTo("outoftime");
    assertThat(server.violations()).isEmpty();
  }

  @Test
  void aTermSignalFinishesTheGameThatRunsAndTakesNoOther() throws Exception {
    harness = BotHarness.withoutPondering(server.url(), folder);
    FakeGame game = server.offer(Color.BLACK, server.settings(6_000, 60)).slowly();
    FakeGame late = server.offer(Color.WHITE, server.settings(6_000, 60));
    harness.start();
    harness.await("listener", server::hasListener);
    server.challenge(game);
    harness.await("some moves", () -> game.plies() > 4);
    harness.drain();
    server.challenge(late);

    assertThat(harness.end()).isEqualTo(Bot.End.DRAINED);
    assertThat(game.isOver()).isTrue();
    assertThat(server.declines()).anyMatch(body -> body.contains("reason=later"));
    assertThat(late.plies()).isZero();
  }

  @Test
  void thoughtsOfMovesBeforeARestartAreInTheRecord() throws Exception {
    harness = BotHarness.withoutPondering(server.url(), folder);
    FakeGame game = server.offer(Color.WHITE, server.settings(6_000, 60)).slowly();
    harness.start();
    harness.await("listener", server::hasListener);
    server.challenge(game);
    harness.await("some moves", () -> game.plies() > 6);
    harness.leave();
    assertThat(game.isOver()).isFalse();
    harness.start();
    harness.await("end of the game", game::isOver);
    endBot();

    try (MetricsDatabase database = harness.database()) {
      List<String> pgn = database.pgn(database.match("lichess").orElseThrow());
      assertThat(pgn).hasSize(1);
      String text = pgn.getFirst().replaceAll("\\s+", " ");
      String firstMoves = text.substring(0, text.indexOf(" 3. "));
      assertThat(firstMoves).contains("pes=").contains("n=").contains("tl=");
    }
    assertThat(server.chats()).containsOnlyOnce("Hi Rival, I am v7bot");
  }

  @Test
  void questionsInTheChatAreAnsweredInOneLine() throws Exception {
    harness = BotHarness.withoutPondering(server.url(), folder);
    FakeGame game = server.offer(Color.WHITE, server.settings(6_000, 60)).slowly();
    harness.start();
    harness.await("listener", server::hasListener);
    server.challenge(game);
    harness.await("some moves", () -> game.plies() > 4);
    game.say("Rival", "!effort");
    game.say("Rival", "!why");
    harness.await("end of the game", game::isOver);
    endBot();

    assertThat(server.chats()).anyMatch(text -> text.contains("took") && text.contains("PES"));
    assertThat(server.violations()).isEmpty();
  }

  @Test
  void aGameThatNeverBeginsIsAbortedAndNotKept() throws Exception {
    FakeGame game = server.offer(Color.BLACK, server.settings(6_000, 60)).asleep();
    harness.start();
    play(game);
    endBot();

    assertThat(game.status()).isEqualTo("aborted");
    assertThat(harness.log()).anyMatch(line -> line.contains("no first move, aborted: done"));
    try (MetricsDatabase database = harness.database()) {
      assertThat(database.gameCount()).isZero();
    }
  }

  @Test
  void theTokenIsNeverSaid() throws Exception {
    FakeGame game = server.offer(Color.WHITE, server.settings(6_000, 60));
    game.with(4, Fault.SERVER_RESTART);
    harness.start();
    play(game);
    endBot();

    assertThat(harness.log()).isNotEmpty().noneMatch(line -> line.contains(FakeLichess.TOKEN));
    try (var files = Files.walk(folder)) {
      assertThat(files.filter(Files::isRegularFile))
          .noneMatch(
              file -> {
                try {
                  return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)
                      .contains(FakeLichess.TOKEN);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
  }

  @Test
  void anAccountThatDoesNotLetUsInEndsTheBot() throws Exception {
    server.close();
    try (FakeLichess other = new FakeLichess("lip_anotherToken")) {
      BotHarness stranger = new BotHarness(other.url(), folder, "");
      stranger.start();

      assertThat(stranger.end()).isEqualTo(Bot.End.REFUSED);
      assertThat(stranger.log()).anyMatch(line -> line.contains("does not accept the token"));
    }
    harness.start();
    harness.drain();
  }
}
