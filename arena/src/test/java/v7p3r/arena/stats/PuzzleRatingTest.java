package v7p3r.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import v7p3r.arena.stats.PuzzleRating.Result;

class PuzzleRatingTest {
  @Test
  void halfOfEqualPuzzlesMeansTheirRating() {
    PuzzleRating rating =
        PuzzleRating.of(List.of(new Result(1500, 0, true), new Result(1500, 0, false)));
    assertThat(rating.value()).isEqualTo(1500, within(0.01));
    // Two results at even chances: information 2 * (ln 10 / 400)^2 / 4.
    assertThat(rating.high() - rating.value()).isEqualTo(481.5, within(0.5));
  }

  @Test
  void tenOfElevenIsFourHundredAbove() {
    List<Result> results = new ArrayList<>(Collections.nCopies(10, new Result(1500, 0, true)));
    results.add(new Result(1500, 0, false));
    assertThat(PuzzleRating.of(results).value()).isEqualTo(1900, within(0.01));
  }

  @Test
  void uncertainPuzzlesWidenTheResult() {
    List<Result> results = new ArrayList<>(Collections.nCopies(10, new Result(1500, 350, true)));
    results.add(new Result(1500, 350, false));
    // The weight of a deviation of 350 is 0.6690, as Glicko has it.
    assertThat(PuzzleRating.of(results).value()).isEqualTo(1500 + 400 / 0.6690, within(0.2));
  }

  @Test
  void whoSolvesAllIsAtLeastSoStrong() {
    PuzzleRating all = PuzzleRating.of(Collections.nCopies(1, new Result(2000, 0, true)));
    // One puzzle of which one in twenty is solved.
    assertThat(all.low()).isEqualTo(2000 + 400 * Math.log10(0.05 / 0.95), within(0.01));
    assertThat(all.value()).isInfinite();
    assertThat(all.toString()).startsWith("\u2265 14");
    assertThat(PuzzleRating.of(List.of(new Result(2000, 0, false))).toString())
        .startsWith("\u2264 25");
  }

  @Test
  void theIntervalHoldsTheTruthAsOftenAsItSays() {
    Random random = new Random(7);
    int held = 0;
    for (int run = 0; run < 400; run++) {
      List<Result> results = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        double rating = 1000 + random.nextInt(1500);
        double chance = 1 / (1 + Math.pow(10, (rating - 1800) / 400));
        results.add(new Result(rating, 0, random.nextDouble() < chance));
      }
      PuzzleRating rating = PuzzleRating.of(results);
      held += rating.low() <= 1800 && 1800 <= rating.high() ? 1 : 0;
    }
    assertThat(held / 400.0).isBetween(0.92, 0.98);
  }
}
