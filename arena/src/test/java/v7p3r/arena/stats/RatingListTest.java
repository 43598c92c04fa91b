package v7p3r.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import v7p3r.arena.stats.RatingList.Entry;
import v7p3r.arena.stats.RatingList.Kind;
import v7p3r.arena.stats.RatingList.Wishes;

class RatingListTest {
  private static final Wishes COLORS_ALIKE = new Wishes(Map.of(), 0, OptionalDouble.of(0));

  private static Entry entry(RatingList list, String name) {
    return list.groups().stream()
        .flatMap(List::stream)
        .filter(entry -> entry.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static double elo(RatingList list, String name) {
    return entry(list, name).elo();
  }

  @Test
  void threeOfFourPointsAre191EloAndTheErrorIsThatOfTheBinomial() {
    GameTally games = new GameTally();
    games.add("A", "B", 1, 3);
    games.add("B", "A", 1, 1);
    RatingList list = RatingList.of(games, COLORS_ALIKE);
    // 400 · log10(3); the variance of the log odds is 1 / (4 · 3/4 · 1/4), each player has half.
    assertThat(elo(list, "A") - elo(list, "B")).isCloseTo(190.849, within(0.001));
    double deviation = 400 / Math.log(10) / Math.sqrt(0.75);
    assertThat(entry(list, "A").error()).isCloseTo(1.959964 * deviation / 2, within(0.01));
    assertThat(entry(list, "A").superiority().getAsDouble())
        .isCloseTo(0.8293, within(0.0005)); // Φ(190.849 / 200.59), from a table
    assertThat(entry(list, "A").score()).isEqualTo(0.75);
    assertThat(entry(list, "B").superiority()).isEmpty();
  }

  @Test
  void drawsMakeErrorsSmallerAndNobodyBetter() {
    GameTally decided = new GameTally();
    decided.add("A", "B", 1, 50);
    decided.add("A", "B", 0, 50);
    GameTally drawn = new GameTally();
    drawn.add("A", "B", 1, 20);
    drawn.add("A", "B", 0.5, 60);
    drawn.add("A", "B", 0, 20);
    Entry before = entry(RatingList.of(decided, COLORS_ALIKE), "A");
    RatingList list = RatingList.of(drawn, COLORS_ALIKE);
    Entry after = entry(list, "A");
    assertThat(after.elo()).isCloseTo(0, within(1e-6));
    assertThat(list.drawRate()).isCloseTo(0.6, within(1e-6));
    // A game has a variance of 0.1 instead of 0.25.
    assertThat(after.error() / before.error()).isCloseTo(Math.sqrt(0.1 / 0.25), within(1e-6));
  }

  @Test
  void whatWhiteScoresMoreIsNotTakenForStrength() {
    GameTally games = new GameTally();
    games.add("A", "B", 1, 30);
    games.add("A", "B", 0, 10);
    games.add("B", "A", 1, 30);
    games.add("B", "A", 0, 10);
    RatingList list = RatingList.of(games, Wishes.NONE);
    assertThat(list.whiteElo()).isCloseTo(190.849, within(0.001));
    assertThat(list.whiteError()).isPositive();
    assertThat(elo(list, "A")).isCloseTo(0, within(1e-6));
  }

  @Test
  void colorsThatNobodySwappedTellNothingOfWhite() {
    GameTally games = new GameTally();
    games.add("A", "B", 1, 3);
    games.add("A", "B", 0, 1);
    RatingList list = RatingList.of(games, Wishes.NONE);
    assertThat(list.whiteElo()).isZero();
    assertThat(elo(list, "A") - elo(list, "B")).isCloseTo(190.849, within(0.001));
  }

  @Test
  void evenScoresAgainstTwoAnchorsLieBetweenThem() {
    GameTally games = new GameTally();
    games.add("A", "Low", 1, 10);
    games.add("A", "Low", 0, 1);
    games.add("A", "High", 1, 1);
    games.add("A", "High", 0, 10);
    RatingList list =
        RatingList.of(
            games, new Wishes(Map.of("Low", 1400.0, "High", 2200.0), 0, OptionalDouble.of(0)));
    assertThat(entry(list, "Low").kind()).isEqualTo(Kind.ANCHOR);
    assertThat(elo(list, "Low")).isEqualTo(1400);
    assertThat(elo(list, "High")).isEqualTo(2200);
    assertThat(elo(list, "A")).isCloseTo(1800, within(1e-4));
    assertThat(entry(list, "A").opponents().getAsDouble()).isEqualTo(1800);
  }

  @Test
  void whoWonOrLostEverythingGetsABound() {
    GameTally games = new GameTally();
    games.add("Best", "A", 1, 5);
    games.add("A", "Best", 0, 5);
    games.add("A", "Worst", 1, 4);
    games.add("A", "B", 1, 8);
    games.add("A", "B", 0, 8);
    RatingList list =
        RatingList.of(games, new Wishes(Map.of("A", 2000.0), 0, OptionalDouble.of(0)));
    assertThat(list.groups().getFirst())
        .extracting(Entry::kind)
        .containsExactly(Kind.AT_LEAST, Kind.ANCHOR, Kind.ESTIMATE, Kind.AT_MOST);
    // Ten wins in a row have a chance of 5 % at a score of 0.05^(1/10) = 74.1 %: 183 Elo.
    assertThat(elo(list, "Best")).isCloseTo(2182.7, within(0.1));
    // Four losses in a row: 0.05^(1/4) = 47.3 % to be lost, a score of 52.7 %.
    assertThat(elo(list, "Worst")).isCloseTo(2018.9, within(0.1));
    assertThat(elo(list, "B")).isCloseTo(2000, within(1e-4));
  }

  @Test
  void gamesAgainstOthersDoNotMakeACore() {
    GameTally games = new GameTally();
    games.add("X", "A", 1, 100);
    games.add("X", "D", 1, 100);
    games.add("A", "B", 1, 7);
    games.add("A", "B", 0, 3);
    RatingList list = RatingList.of(games, COLORS_ALIKE);
    assertThat(entry(list, "A").kind()).isEqualTo(Kind.ESTIMATE);
    assertThat(entry(list, "B").kind()).isEqualTo(Kind.ESTIMATE);
    // 400 · log10(7 / 3).
    assertThat(elo(list, "A") - elo(list, "B")).isCloseTo(147.190, within(0.001));
    assertThat(entry(list, "X").kind()).isEqualTo(Kind.AT_LEAST);
    assertThat(entry(list, "D").kind()).isEqualTo(Kind.UNKNOWN);
  }

  @Test
  void playersThatNoGameConnectsAreListedApart() {
    GameTally games = new GameTally();
    games.add("A", "B", 1, 3);
    games.add("B", "A", 1, 1);
    games.add("X", "Y", 0.5, 4);
    games.add("Y", "Z", 0.5, 4);
    RatingList list = RatingList.of(games, new Wishes(Map.of(), 1500, OptionalDouble.of(0)));
    assertThat(list.groups()).hasSize(2);
    assertThat(list.groups().get(0)).extracting(Entry::name).containsOnly("X", "Y", "Z");
    assertThat(list.groups().get(1)).extracting(Entry::name).containsExactly("A", "B");
    for (List<Entry> group : list.groups()) {
      double mean = group.stream().mapToDouble(Entry::elo).average().orElseThrow();
      assertThat(mean).isCloseTo(1500, within(1e-6));
    }
  }

  @Test
  void fewGamesMayBeLeftOutUntilNobodyHasFewer() {
    GameTally games = new GameTally();
    games.add("A", "B", 1, 10);
    games.add("B", "C", 1, 2);
    games.add("C", "D", 1, 1);
    assertThat(games.withAtLeast(2).names()).containsExactly("A", "B", "C");
    assertThat(games.withAtLeast(3).names()).containsExactly("A", "B");
    assertThat(games.withAtLeast(11).names()).isEmpty();
  }

  @Test
  void anAnchorMustHavePlayed() {
    GameTally games = new GameTally();
    games.add("A", "B", 1, 1);
    Wishes wishes = new Wishes(Map.of("C", 1.0), 0, OptionalDouble.empty());
    assertThatThrownBy(() -> RatingList.of(games, wishes)).hasMessageContaining("found C");
  }

  // ---- Against a calculation of another kind: the likelihood climbed in small steps ----

  /** Chances by bisection: the draws at which they are a multiple of √(wins · losses). */
  private static double[] chances(double elo, double drawing) {
    double expected = 1 / (1 + Math.pow(10, -elo / 400));
    double low = 0;
    double high = 2 * Math.min(expected, 1 - expected);
    for (int i = 0; i < 60; i++) {
      double draw = (low + high) / 2;
      double limit = drawing * Math.sqrt((expected - draw / 2) * (1 - expected - draw / 2));
      if (draw < limit) {
        low = draw;
      } else {
        high = draw;
      }
    }
    return new double[] {expected - low / 2, low, 1 - expected - low / 2};
  }

  private static final int[][] RESULTS = {
    {0, 1, 7, 5, 3}, {1, 0, 4, 6, 4}, {1, 2, 9, 4, 2}, {2, 1, 3, 3, 6}, {0, 2, 8, 1, 1},
  };

  private static double likelihood(double[] x) {
    double sum = 0;
    for (int[] r : RESULTS) {
      double[] p = chances(x[r[0]] + x[3] - x[r[1]], Math.exp(x[4]));
      sum += r[2] * Math.log(p[0]) + r[3] * Math.log(p[1]) + r[4] * Math.log(p[2]);
    }
    return sum;
  }

  @Test
  void theRatingsAreThoseOfTheGreatestLikelihood() {
    GameTally games = new GameTally();
    for (int[] r : RESULTS) {
      String white = "P" + r[0];
      String black = "P" + r[1];
      games.add(white, black, 1, r[2]);
      games.add(white, black, 0.5, r[3]);
      games.add(white, black, 0, r[4]);
    }
    RatingList list =
        RatingList.of(games, new Wishes(Map.of("P0", 0.0), 0, OptionalDouble.empty()));
    double[] best = {0, 0, 0, 0, 0};
    double most = likelihood(best);
    for (double step = 64; step > 0.01; ) {
      boolean better = false;
      for (int i = 1; i < best.length; i++) {
        for (int sign = -1; sign <= 1; sign += 2) {
          double[] next = best.clone();
          next[i] += sign * step * (i == 4 ? 0.005 : 1);
          if (likelihood(next) > most) {
            most = likelihood(next);
            best = next;
            better = true;
          }
        }
      }
      step = better ? step : step / 2;
    }
    assertThat(elo(list, "P1")).isCloseTo(best[1], within(0.2));
    assertThat(elo(list, "P2")).isCloseTo(best[2], within(0.2));
    assertThat(list.whiteElo()).isCloseTo(best[3], within(0.2));
    assertThat(list.drawRate()).isCloseTo(chances(0, Math.exp(best[4]))[1], within(0.001));
  }

  // ---- Tournaments with known ratings ----

  @Test
  void errorsCoverTheTruthInNineteenOfTwentyCases() {
    double[] truth = {-260, -90, 0, 120, 230};
    SplittableRandom random = new SplittableRandom(11);
    int covered = 0;
    int coveredWhite = 0;
    int tournaments = 300;
    for (int t = 0; t < tournaments; t++) {
      RatingList list = RatingList.of(tournament(truth, random), Wishes.NONE);
      for (int i = 0; i < truth.length; i++) {
        Entry entry = entry(list, "P" + i);
        covered += Math.abs(entry.elo() - truth[i]) <= entry.error() ? 1 : 0;
      }
      coveredWhite += Math.abs(list.whiteElo() - 35) <= list.whiteError() ? 1 : 0;
    }
    assertThat(covered / (double) (tournaments * truth.length)).isBetween(0.93, 0.97);
    assertThat(coveredWhite / (double) tournaments).isBetween(0.91, 0.99);
  }

  /** Ten games of each player with each other and each color; White is 35 Elo better. */
  private static GameTally tournament(double[] truth, SplittableRandom random) {
    GameTally games = new GameTally();
    for (int white = 0; white < truth.length; white++) {
      for (int black = 0; black < truth.length; black++) {
        for (int game = 0; game < 10 && white != black; game++) {
          double[] p = chances(truth[white] + 35 - truth[black], 1);
          double drawn = random.nextDouble();
          double points = drawn < p[0] ? 1 : drawn < p[0] + p[1] ? 0.5 : 0;
          games.add("P" + white, "P" + black, points, 1);
        }
      }
    }
    return games;
  }
}
