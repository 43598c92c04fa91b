package v7p3r.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.notation.PgnReader;

class MoveTimesTest {
  private static List<MoveTime> times(String pgn) throws IOException {
    try (PgnReader reader = new PgnReader(new StringReader(pgn), "test", _ -> {})) {
      return MoveTimes.of(reader.nextTree().orElseThrow());
    }
  }

  @Test
  void clocksOfLichessTellWhatAMoveTook() throws IOException {
    List<MoveTime> times =
        times(
            "[TimeControl \"60+2\"]\n\n1. e4 {[%clk 0:01:00]} e5 {[%clk 0:00:58]} 2. Nf3"
                + " {[%clk 0:00:52]} Nc6 {[%clk 0:00:05]} *");
    assertThat(times.get(0).spentMillis()).isEmpty();
    assertThat(times.get(2).spentMillis()).hasValue(10_000);
    assertThat(times.get(3).spentMillis()).hasValue(55_000);
    assertThat(times.get(3).leftShare().getAsDouble()).isEqualTo(5 / 60.0, within(1e-9));
    assertThat(times.get(3).isTrouble()).isTrue();
    assertThat(times.get(2).isTrouble()).isFalse();
  }

  @Test
  void wordsOfV7p3rAndTcecAreRead() throws IOException {
    List<MoveTime> times =
        times("1. e4 {+0.35/12 0.123s, n=456, tl=4.500s} e5 {d=12 mt=2500 tl=97500 n=1 wv=0.1} *");
    assertThat(times.get(0).spentMillis()).hasValue(123);
    assertThat(times.get(0).leftMillis()).hasValue(4500);
    assertThat(times.get(1).spentMillis()).hasValue(2500);
    assertThat(times.get(1).leftMillis()).hasValue(97_500);
  }

  @Test
  void nothingIsMadeUp() throws IOException {
    assertThat(times("1. e4 {a fine move} *")).containsExactly(MoveTime.UNKNOWN);
  }
}
