package v7p3r.arena.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import v7p3r.board.Color;
import v7p3r.notation.Commentary;
import v7p3r.notation.GameNode;
import v7p3r.notation.GameTree;

/**
 * Reads the times of a game: clock comments as Lichess writes them, and words such as {@code
 * 0.123s} and {@code tl=4.5s} (V7P3R) or {@code mt=12300 tl=4500} (TCEC, milliseconds).
 */
final class MoveTimes {
  private static final Pattern CONTROL =
      Pattern.compile("(?:\\d+/)?(\\d+(?:\\.\\d+)?)(?:\\+(\\d+(?:\\.\\d+)?))?");
  private static final Pattern SECONDS = Pattern.compile("(?<![=\\w.])(\\d+\\.\\d+)s\\b");
  private static final Pattern MILLIS = Pattern.compile("\\bmt=(\\d+)\\b");
  private static final Pattern LEFT_SECONDS = Pattern.compile("\\btl=(\\d+(?:\\.\\d+)?)s\\b");
  private static final Pattern LEFT_MILLIS = Pattern.compile("\\btl=(\\d+)\\b(?![.s])");

  private final long[] first = new long[Color.COUNT];
  private final long[] last = new long[Color.COUNT];
  private final long increment;

  private MoveTimes(long base, long increment) {
    this.increment = increment;
    for (int side = 0; side < Color.COUNT; side++) {
      first[side] = base;
      last[side] = -1;
    }
  }

  /** One for each move of the main line. */
  static List<MoveTime> of(GameTree tree) {
    Matcher control = CONTROL.matcher(tree.tags().value("TimeControl").orElse(""));
    boolean known = control.matches();
    long base = known ? millis(control.group(1)) : 0;
    long increment = known && control.group(2) != null ? millis(control.group(2)) : 0;
    MoveTimes times = new MoveTimes(base, increment);
    int side = tree.startPosition().sideToMove();
    List<MoveTime> all = new ArrayList<>();
    for (GameNode node : tree.mainLine()) {
      all.add(times.next(side, node.commentary()));
      side = Color.COUNT - 1 - side;
    }
    return all;
  }

  private MoveTime next(int side, Commentary said) {
    OptionalLong left = said.clock().stream().mapToLong(Duration::toMillis).findAny();
    left = or(left, number(LEFT_SECONDS, said.text(), 1000));
    left = or(left, number(LEFT_MILLIS, said.text(), 1));
    OptionalLong spent = said.elapsed().stream().mapToLong(Duration::toMillis).findAny();
    spent = or(spent, number(MILLIS, said.text(), 1));
    spent = or(spent, number(SECONDS, said.text(), 1000));
    if (spent.isEmpty() && left.isPresent() && last[side] >= 0) {
      spent = OptionalLong.of(Math.max(0, last[side] + increment - left.getAsLong()));
    }
    OptionalDouble share = OptionalDouble.empty();
    if (left.isPresent()) {
      last[side] = left.getAsLong();
      first[side] = Math.max(first[side], last[side]);
      share = OptionalDouble.of(first[side] == 0 ? 0 : (double) last[side] / first[side]);
    }
    return new MoveTime(spent, left, share);
  }

  private static OptionalLong or(OptionalLong one, OptionalLong other) {
    return one.isPresent() ? one : other;
  }

  private static OptionalLong number(Pattern pattern, String text, int factor) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find()
        ? OptionalLong.of(Math.round(Double.parseDouble(matcher.group(1)) * factor))
        : OptionalLong.empty();
  }

  private static long millis(String seconds) {
    return Math.round(Double.parseDouble(seconds) * 1000);
  }
}
