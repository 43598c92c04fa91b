package v7p3r.arena.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.arena.player.Clocks;
import v7p3r.arena.player.SearchLimit;
import v7p3r.board.Color;

class GameClockTest {
  private static final long MILLI = 1_000_000;
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static GameClock clock(String white, String black) {
    return new GameClock(
        Allowance.of(TimeControl.parse(white)), Allowance.of(TimeControl.parse(black)), PATIENCE);
  }

  @Test
  void eachMoveCostsItsTimeAndEarnsTheIncrement() {
    GameClock clock = clock("8+0.08", "8+0.08");
    assertThat(clock.clocks(Color.WHITE)).contains(new Clocks(8000, 8000, 80, 80, 0));
    assertThat(clock.spend(Color.WHITE, 500 * MILLI)).isTrue();
    assertThat(clock.clocks(Color.BLACK)).contains(new Clocks(7580, 8000, 80, 80, 0));
    assertThat(clock.leftMillis(Color.WHITE)).hasValue(7580);
  }

  @Test
  void exactlyTheTimeLeftIsInTimeAndOneNanoMoreIsNot() {
    assertThat(clock("1", "1").spend(Color.WHITE, 1000 * MILLI)).isTrue();
    assertThat(clock("1", "1").spend(Color.WHITE, 1000 * MILLI + 1)).isFalse();
  }

  @Test
  void theMarginForgivesButIsNotShown() {
    Allowance forgiving =
        new Allowance(Optional.of(TimeControl.parse("1+0.1")), SearchLimit.NONE, 50);
    GameClock clock = new GameClock(forgiving, forgiving, PATIENCE);
    assertThat(clock.clocks(Color.WHITE)).contains(new Clocks(1000, 1000, 100, 100, 0));
    assertThat(clock.allowed(Color.WHITE)).isEqualTo(Duration.ofMillis(1050));
    assertThat(clock.spend(Color.WHITE, 1050 * MILLI)).isTrue();
    assertThat(clock.leftMillis(Color.WHITE)).hasValue(100);
  }

  @Test
  void timeIsAddedAfterTheMovesOfAPeriod() {
    GameClock clock = clock("2/10", "2/10");
    clock.spend(Color.BLACK, 4000 * MILLI);
    assertThat(clock.clocks(Color.BLACK)).contains(new Clocks(10000, 6000, 0, 0, 1));
    clock.spend(Color.BLACK, 4000 * MILLI);
    assertThat(clock.clocks(Color.BLACK)).contains(new Clocks(10000, 12000, 0, 0, 2));
  }

  @Test
  void aSideWithoutAClockIsNotTimed() {
    GameClock clock =
        new GameClock(
            Allowance.of(SearchLimit.ofNodes(100)),
            Allowance.of(TimeControl.parse("5+0.1")),
            PATIENCE);
    assertThat(clock.clocks(Color.WHITE)).isEmpty();
    assertThat(clock.allowed(Color.WHITE)).isEqualTo(PATIENCE);
    assertThat(clock.spend(Color.WHITE, 100_000 * MILLI)).isTrue();
    assertThat(clock.clocks(Color.BLACK)).contains(new Clocks(5000, 5000, 100, 100, 0));
  }

  @Test
  void aTimeForEachMoveHasRoomForTheWay() {
    Allowance fixed = Allowance.of(SearchLimit.ofMoveTime(100));
    GameClock clock = new GameClock(fixed, fixed, PATIENCE);
    assertThat(clock.spend(Color.WHITE, 600 * MILLI)).isTrue();
    assertThat(clock.spend(Color.WHITE, 601 * MILLI)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "8+0.08, 0, 8000, 80, 8+0.08",
    "40/60, 40, 60000, 0, 40/60",
    "1:30+1, 0, 90000, 1000, 90+1",
    "0.5+0.005, 0, 500, 5, 0.5+0.005",
    "40/1:00+0.25, 40, 60000, 250, 40/60+0.25",
  })
  void timeControlsAreReadAsTestersWriteThem(
      String text, int moves, long base, long increment, String written) {
    TimeControl control = TimeControl.parse(text);
    assertThat(control).isEqualTo(new TimeControl(moves, base, increment));
    assertThat(control).hasToString(written);
  }

  @ParameterizedTest
  @CsvSource({"x", "8+", "+1", "-3", "8+0.08s", "0", "''"})
  void otherTextIsRefused(String text) {
    assertThatThrownBy(() -> TimeControl.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
