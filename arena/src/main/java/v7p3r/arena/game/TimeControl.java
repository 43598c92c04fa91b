package v7p3r.arena.game;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A clock: a time for a number of moves (0: for the whole game) and an increment for each, in
 * milliseconds.
 */
public record TimeControl(int moves, long baseMillis, long incrementMillis) {
  private static final Pattern TEXT =
      Pattern.compile("(?:(\\d+)/)?(?:(\\d+):)?(\\d+(?:\\.\\d+)?)(?:\\+(\\d+(?:\\.\\d+)?))?");

  public TimeControl {
    if (moves < 0 || baseMillis < 0 || incrementMillis < 0 || baseMillis + incrementMillis == 0) {
      throw new IllegalArgumentException("a time control needs some time");
    }
  }

  /** Reads [moves/][minutes:]seconds[+increment], such as 8+0.08, 40/60 or 1:30+1. */
  public static TimeControl parse(String text) {
    Matcher matcher = TEXT.matcher(text.strip());
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "time control: expected [moves/][minutes:]seconds[+increment] such as 8+0.08, found '"
              + text
              + "'");
    }
    long minutes = matcher.group(2) == null ? 0 : Long.parseLong(matcher.group(2));
    return new TimeControl(
        matcher.group(1) == null ? 0 : Integer.parseInt(matcher.group(1)),
        60_000 * minutes + millis(matcher.group(3)),
        matcher.group(4) == null ? 0 : millis(matcher.group(4)));
  }

  private static long millis(String seconds) {
    return new BigDecimal(seconds).movePointRight(3).longValue();
  }

  @Override
  public String toString() {
    return (moves == 0 ? "" : moves + "/")
        + seconds(baseMillis)
        + (incrementMillis == 0 ? "" : "+" + seconds(incrementMillis));
  }

  private static String seconds(long millis) {
    return millis % 1000 == 0
        ? Long.toString(millis / 1000)
        : String.format(Locale.ROOT, "%.3f", millis / 1000.0).replaceAll("0+$", "");
  }
}
