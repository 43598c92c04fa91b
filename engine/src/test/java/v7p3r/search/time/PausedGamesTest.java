package v7p3r.search.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Color;
import v7p3r.search.Facts;
import v7p3r.search.Limits;

/** Games on a machine that stands still now and then, on a clock that the test turns. */
class PausedGamesTest {
  private static final long MILLI = 1_000_000;
  private static final int GAMES = 60;

  /** When the machine stands still at a move, and for how long. */
  private interface Pauses {
    long nanos(int move, SplittableRandom random);
  }

  private static final Pauses NONE = (_, _) -> 0;

  private final TimeManager time = new TimeManager();

  /** Plays a game and gives back what was thought in all; fails if the clock runs out. */
  private long play(long clockMillis, long increment, int moves, Pauses pauses, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    time.newGame();
    long clock = clockMillis * MILLI;
    long thought = 0;
    for (int move = 1; move <= moves; move++) {
      time.start(Limits.onClock(clock / MILLI, increment), Color.WHITE, move, false);
      long pause = pauses.nanos(move, random);
      long used = think(pause, random);
      time.ended(used);
      thought += used;
      clock -= used + onTheWay(random);
      assertThat(clock).as("game %d, move %d, pause %d", seed, move, pause / MILLI).isPositive();
      clock += increment * MILLI;
    }
    return thought;
  }

  /** Iterations that grow as those of a real search do; one of them is under way in the pause. */
  private long think(long pause, SplittableRandom random) {
    double growth = random.nextDouble(1.3, 2.8);
    double iteration = random.nextDouble(0.01, 0.2) * MILLI;
    int pausedDepth = random.nextInt(1, 4);
    long elapsed = 0;
    int best = 1;
    for (int depth = 1; depth < 60; depth++) {
      elapsed += (long) (iteration * random.nextDouble(0.5, 1.5));
      iteration *= growth;
      if (time.isOver(elapsed)) {
        return time.hardNanos() + random.nextLong(MILLI) + (depth <= pausedDepth ? pause : 0);
      }
      elapsed += depth == pausedDepth ? pause : 0;
      best = random.nextInt(4) == 0 ? random.nextInt(1, 20) : best;
      int score = random.nextInt(-80, 80);
      int share = random.nextInt(100, 1000);
      if (!TimeManagerTest.wantsMore(time, Facts.of(depth, elapsed, best, score, share, 3))) {
        return elapsed + (depth < pausedDepth ? pause : 0);
      }
    }
    return elapsed;
  }

  private static long onTheWay(SplittableRandom random) {
    return random.nextLong(2 * MILLI);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 30, 60, 100, 150, 200})
  void aPauseOfSevenTenthsIsSurvivedAtFiveSeconds(int pausedMove) {
    for (int game = 0; game < GAMES; game++) {
      play(5_000, 50, 250, (move, _) -> move == pausedMove ? 700 * MILLI : 0, game);
    }
  }

  /** They take 600 ms of the second on the mean, and 800 at most. */
  @ParameterizedTest
  @EnumSource(
      value = TimeArm.class,
      names = {"FIXED", "SIGNALS"})
  void pausesOfOneToTwoTenthsAreSurvivedInASecondWithoutIncrement(TimeArm arm) {
    time.setArm(arm);
    for (int game = 0; game < GAMES; game++) {
      play(
          1_000,
          0,
          80,
          (move, random) -> move % 20 == 10 ? random.nextLong(100 * MILLI, 200 * MILLI) : 0,
          game);
    }
  }

  @Test
  void aTenthEveryTwelveMovesIsSurvivedInASecondWithoutIncrement() {
    for (int game = 0; game < GAMES; game++) {
      play(1_000, 0, 80, (move, _) -> move % 12 == 10 ? 100 * MILLI : 0, game);
    }
  }

  /** While the JVM compiles, every search ends late by a few increments. */
  @Test
  void halfASecondLastsThroughAColdStart() {
    for (int game = 0; game < 10; game++) {
      int late = 40 / (game + 1);
      play(500, 10, 100, (_, random) -> random.nextLong(1 + late * MILLI / 4), game);
    }
  }

  @Test
  void halfASecondStandsPausesOfATenthEveryTwelveMoves() {
    for (int game = 0; game < GAMES; game++) {
      play(500, 10, 150, (move, _) -> move % 12 == 0 ? 100 * MILLI : 0, game);
    }
  }

  /** Without increment no part of the clock may be lost to every move. */
  @Test
  void whatEveryMoveLosesOnItsWayIsLearnedWhereNoTimeComesBack() {
    SplittableRandom random = new SplittableRandom(5);
    for (int game = 0; game < GAMES; game++) {
      time.newGame();
      long clock = 1_000 * MILLI;
      for (int move = 1; move <= 120; move++) {
        time.start(Limits.onClock(clock / MILLI, 0), Color.WHITE, move, false);
        long used = think(0, random);
        time.ended(used);
        clock -= used + random.nextLong(4 * MILLI, 8 * MILLI);
        assertThat(clock).as("game %d, move %d", game, move).isPositive();
        clock = Math.max(clock, MILLI);
      }
    }
  }

  /**
   * A reserve of half a second, which pauses of 0.7 s overcome, would leave 12.0 s for 60 moves.
   */
  @Test
  void withoutPausesTheTimeIsUsed() {
    long thought = 0;
    for (int game = 0; game < GAMES; game++) {
      thought += play(8_000, 80, 60, NONE, game);
    }
    assertThat((double) thought / GAMES / MILLI).isBetween(11_600.0, 12_000.0);
  }
}
