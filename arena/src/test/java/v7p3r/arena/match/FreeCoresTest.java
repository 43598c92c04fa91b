package v7p3r.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FreeCoresTest {
  @ParameterizedTest
  @CsvSource({
    "8,  0.2, 1, 8",
    "8,  3.4, 1, 5",
    "8,  0.0, 4, 2",
    "8,  0.0, 3, 2",
    "8, -1.0, 1, 8",
    "2,  7.9, 1, 1",
    "2,  0.0, 4, 1",
  })
  void gamesFillTheCoresThatAreFree(int cores, double load, int threads, int games) {
    assertThat(FreeCores.gamesAtATime(cores, load, threads)).isEqualTo(games);
  }

  @Test
  void enginesWithMoreThreadsThanCoresStillPlay() {
    Entrant greedy =
        EntrantWords.read(List.of("nodes=1"), List.of("cmd=internal", "option.threads=9999"));
    assertThat(FreeCores.gamesAtATime(List.of(greedy, greedy))).isEqualTo(1);
  }
}
