package v7p3r.search.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.search.Facts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.tree.NegamaxSearch;

/** Whole games on a clock that the test turns: no arm of the time manager ever loses on time. */
class TimedGamesTest {
  private static final long MILLI = 1_000_000;
  private static final int OVERHEAD = 30;
  private static final int GAMES = 30;
  private static final int NODES_A_MILLI = 250;
  private static final long PAUSE = 420 * MILLI;

  /**
   * @param period moves to a control, 0 for none
   */
  private record Control(String name, long clock, long increment, int period, int moves) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static List<Arguments> armsAndControls() {
    List<Control> controls =
        List.of(
            new Control("1+0.01", 1_000, 10, 0, 200),
            new Control("2+0", 2_000, 0, 0, 150),
            new Control("5+0.05", 5_000, 50, 0, 250),
            new Control("8+0.08", 8_000, 80, 0, 250),
            new Control("60+0", 60_000, 0, 0, 200),
            new Control("300+3", 300_000, 3_000, 0, 250),
            new Control("40 in 3", 3_000, 0, 40, 200),
            new Control("40 in 60", 60_000, 0, 40, 200));
    List<Arguments> all = new ArrayList<>();
    for (TimeArm arm : TimeArm.values()) {
      for (Control control : controls) {
        all.add(Arguments.of(arm, control));
      }
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("armsAndControls")
  void noGameIsLostOnTime(TimeArm arm, Control control) {
    SplittableRandom random = new SplittableRandom(17);
    for (int game = 0; game < GAMES; game++) {
      TimeManager time = new TimeManager();
      time.setArm(arm);
      time.setMoveOverhead(OVERHEAD);
      long clock = control.clock() * MILLI;
      for (int move = 1; move <= control.moves(); move++) {
        Limits limits = Limits.onClock(clock / MILLI, control.increment());
        int toGo = control.period() == 0 ? 0 : control.period() - (move - 1) % control.period();
        limits = toGo == 0 ? limits : limits.withMovesToGo(toGo);
        clock -= think(time, limits, move, random) + lost(random);
        assertThat(clock).as("game %d, move %d", game, move).isPositive();
        clock += control.increment() * MILLI + (toGo == 1 ? control.clock() * MILLI : 0);
      }
    }
  }

  /** A JVM or a virtual machine sometimes stands still for four tenths of a second. */
  @ParameterizedTest
  @EnumSource(
      value = TimeArm.class,
      names = {"FIXED", "SIGNALS"})
  void aPauseOfTheMachineLateInABulletGameLosesNothing(TimeArm arm) {
    SplittableRandom random = new SplittableRandom(23);
    for (int game = 0; game < GAMES; game++) {
      TimeManager time = new TimeManager();
      time.setArm(arm);
      time.setMoveOverhead(OVERHEAD);
      long clock = 1_000 * MILLI;
      for (int move = 1; move <= 200; move++) {
        clock -= think(time, Limits.onClock(clock / MILLI, 10), move, random) + lost(random);
        assertThat(clock).as("game %d, move %d", game, move).isGreaterThan(PAUSE);
        clock += 10 * MILLI;
      }
    }
  }

  /** Iterations that grow as those of a real search do, cut off at the hard limit. */
  private static long think(TimeManager time, Limits limits, int move, SplittableRandom random) {
    time.start(limits, Color.WHITE, move, false);
    double growth = random.nextDouble(1.3, 2.8);
    double iteration = random.nextDouble(0.01, 0.2) * MILLI;
    long elapsed = 0;
    int best = 1;
    for (int depth = 1; depth < 60; depth++) {
      elapsed += (long) (iteration * random.nextDouble(0.5, 1.5));
      iteration *= growth;
      if (time.isOver(elapsed)) {
        return time.hardNanos() + poll(random);
      }
      best = random.nextInt(4) == 0 ? random.nextInt(1, 20) : best;
      int score = random.nextInt(-80, 80);
      int share = random.nextInt(100, 1000);
      if (!TimeManagerTest.wantsMore(time, Facts.of(depth, elapsed, best, score, share, 3))) {
        return elapsed;
      }
    }
    return elapsed;
  }

  /** How many nodes pass between two looks at the clock. */
  private static long poll(SplittableRandom random) {
    return random.nextLong(2 * MILLI);
  }

  /** About a millisecond on the way to the opponent, and a hiccup of the machine now and then. */
  private static long lost(SplittableRandom random) {
    long usual = random.nextLong(2 * MILLI);
    return random.nextInt(100) == 0 ? random.nextLong(25 * MILLI) : usual;
  }

  @Test
  void realSearchesOnAClockOfNodesStayWithinIt() {
    NegamaxSearch search = new NegamaxSearch(4);
    search.setNodesTime(NODES_A_MILLI);
    for (TimeArm arm : TimeArm.values()) {
      search.setTimeArm(arm);
      search.newGame();
      Position position = new Position();
      long[] clocks = {500, 500};
      for (int ply = 0; ply < 60 && position.hasLegalMove(); ply++) {
        int side = position.sideToMove();
        Limits limits =
            Limits.UNLIMITED
                .withTime(Color.WHITE, clocks[Color.WHITE])
                .withTime(Color.BLACK, clocks[Color.BLACK])
                .withIncrement(side, 10);
        search.prepare();
        SearchResult result = search.search(position, limits, SearchListener.SILENT);
        clocks[side] -= result.statistics().nodes() / NODES_A_MILLI;
        assertThat(clocks[side]).as("%s, half move %d", arm, ply).isPositive();
        clocks[side] += 10;
        position.make(result.bestMove());
      }
    }
  }
}
