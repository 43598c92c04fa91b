package v7p3r.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.Ending;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.game.Termination;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Thought;
import v7p3r.notation.GameResult;

class OverheadTest {
  private static GameRecord game(int millis, int... moveMillis) {
    GameRecord.Side side = new GameRecord.Side("A", "A", Allowance.of(SearchLimit.ofNodes(1)));
    List<PlayedMove> moves =
        Arrays.stream(moveMillis)
            .mapToObj(
                one ->
                    new PlayedMove(
                        1, "a1b1", false, Thought.NONE, one * 1_000_000L, OptionalLong.empty()))
            .toList();
    return new GameRecord(
        side,
        side,
        Opening.START,
        moves,
        new Ending(GameResult.DRAW, Termination.STALEMATE, ""),
        Optional.empty(),
        Instant.EPOCH,
        Duration.ofMillis(millis));
  }

  @Test
  void whatIsNotThinkingIsOverhead() {
    Overhead overhead = new Overhead();
    assertThat(overhead.share()).isZero();
    overhead.add(game(1000, 400, 590));
    overhead.add(game(3000, 1000, 1000, 970));
    assertThat(overhead.share()).isCloseTo(0.01, within(1e-12));
    assertThat(overhead.millisAGame()).isCloseTo(20, within(1e-9));
    assertThat(overhead).hasToString("1.00 % of game time, 20.0 ms a game");
  }
}
