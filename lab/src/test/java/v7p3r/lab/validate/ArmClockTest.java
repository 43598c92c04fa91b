package v7p3r.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.arena.game.TimeControl;
import v7p3r.board.Color;
import v7p3r.search.Limits;

class ArmClockTest {
  private static final long MILLI = 1_000_000;

  @Test
  void movesRunItDownAndIncrementsFillIt() {
    ArmClock clock = new ArmClock(TimeControl.parse("8+0.08"));
    assertThat(clock.limits().time(Color.WHITE)).isEqualTo(8_000);
    assertThat(clock.limits().movesToGo()).isEqualTo(Limits.NONE);
    clock.spend(500 * MILLI);
    assertThat(clock.limits().time(Color.BLACK)).isEqualTo(7_580);
    clock.spend(60_000 * MILLI);
    assertThat(clock.limits().time(Color.WHITE)).isEqualTo(80);
  }

  @Test
  void aControlReachedAddsItsTime() {
    ArmClock clock = new ArmClock(TimeControl.parse("2/10"));
    assertThat(clock.limits().movesToGo()).isEqualTo(2);
    clock.spend(3_000 * MILLI);
    assertThat(clock.limits().movesToGo()).isEqualTo(1);
    clock.spend(3_000 * MILLI);
    assertThat(clock.limits().movesToGo()).isEqualTo(2);
    assertThat(clock.limits().time(Color.WHITE)).isEqualTo(14_000);
  }

  @Test
  void anEmptyClockIsToldAsTheLeastTime() {
    ArmClock clock = new ArmClock(TimeControl.parse("1"));
    clock.spend(2_000 * MILLI);
    assertThat(clock.limits().time(Color.WHITE)).isEqualTo(1);
  }
}
