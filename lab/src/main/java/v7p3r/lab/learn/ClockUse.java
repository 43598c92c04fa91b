package v7p3r.lab.learn;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.record.ClockedMove;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.search.Limits;
import v7p3r.search.Tunable;
import v7p3r.search.time.TimeManager;

/**
 * What played games have left on their clocks, and what they would have left with other numbers of
 * the time manager: each move takes the same part of its usual time, which the clock then gives.
 */
public final class ClockUse {
  private static final double NANOS_A_MILLI = 1e6;
  private static final long HARD_PERCENT = 500;
  private static final long LONG_MILLIS = 36_000_000;
  private static final long WARM_NANOS = 31_000_000_000L;

  /**
   * All games of a clock.
   *
   * @param sides how many clocks
   * @param ownMoves of a side on the mean, those of the opening apart
   * @param leftMillis at the end on the mean
   * @param leftPercent of all the time that a side was given
   */
  public record Left(
      String control, int sides, double ownMoves, double leftMillis, double leftPercent) {}

  private record Clock(TimeControl control, List<ClockedMove> moves) {}

  private final Map<String, List<Clock>> clocks = new TreeMap<>();

  /** Takes in the games of a database. */
  public void add(Path database) throws IOException {
    try (MetricsDatabase records = MetricsDatabase.openExisting(database)) {
      List<ClockedMove> one = new ArrayList<>();
      for (ClockedMove move : records.clockedMoves()) {
        if (!one.isEmpty()
            && (move.game() != one.getFirst().game() || move.side() != one.getFirst().side())) {
          add(one);
          one = new ArrayList<>();
        }
        one.add(move);
      }
      add(one);
    }
  }

  void add(List<ClockedMove> moves) {
    if (moves.isEmpty() || !moves.getFirst().allowance().matches("[0-9.:+]+")) {
      return;
    }
    TimeControl control = TimeControl.parse(moves.getFirst().allowance());
    clocks
        .computeIfAbsent(control.toString(), _ -> new ArrayList<>())
        .add(new Clock(control, List.copyOf(moves)));
  }

  /** What was left. */
  public List<Left> found() {
    return left(clock -> clock.moves().getLast().clockMillis());
  }

  /** What would be left with other numbers of the time manager. */
  public List<Left> with(Map<Tunable, Integer> numbers) {
    int[] tune = Tunable.initialValues();
    numbers.forEach((tunable, value) -> tune[tunable.ordinal()] = value);
    return left(clock -> replayed(clock, tune));
  }

  private interface Ending {
    double millis(Clock clock);
  }

  private List<Left> left(Ending ending) {
    List<Left> all = new ArrayList<>();
    clocks.forEach(
        (name, sides) -> {
          double moves = 0;
          double left = 0;
          double given = 0;
          for (Clock clock : sides) {
            TimeControl control = clock.control();
            moves += clock.moves().size();
            left += ending.millis(clock);
            given += control.baseMillis() + control.incrementMillis() * clock.moves().size();
          }
          int count = sides.size();
          all.add(new Left(name, count, moves / count, left / count, 100 * left / given));
        });
    return all;
  }

  private static double replayed(Clock clock, int[] tune) {
    TimeManager played = warm(Tunable.initialValues());
    TimeManager other = warm(tune);
    TimeControl control = clock.control();
    double before = control.baseMillis();
    double now = before;
    for (ClockedMove move : clock.moves()) {
      double part = move.micros() / 1e3 / usual(played, before, control, move);
      double usual = usual(other, now, control, move);
      now += control.incrementMillis() - Math.min(part, HARD_PERCENT / 100.0) * usual;
      before = move.clockMillis();
    }
    return now;
  }

  /** One whose program has thought for a while, as in most games of a match. */
  private static TimeManager warm(int[] tune) {
    TimeManager manager = new TimeManager(tune);
    manager.start(Limits.onClock(LONG_MILLIS, 0), 0, 1, false);
    manager.ended(WARM_NANOS);
    manager.newGame();
    return manager;
  }

  private static double usual(
      TimeManager manager, double clock, TimeControl control, ClockedMove move) {
    Limits limits = Limits.onClock(Math.max(1, Math.round(clock)), control.incrementMillis());
    manager.start(limits, move.side(), move.fullMove(), false);
    return manager.usualNanos() / NANOS_A_MILLI;
  }
}
