package v7p3r.notation;

import java.time.Duration;
import java.util.Optional;

/** Times as the clock comments write them: hours, minutes and seconds, to the millisecond. */
final class ClockText {
  /** The longest time that is read and written. */
  static final Duration MAX = Duration.ofHours(99_999);

  private static final int MAX_DIGITS = 6;
  private static final int MAX_DECIMALS = 9;

  private ClockText() {}

  /** Reads {@code 1:02:03}, {@code 2:03} or {@code 3.5}. */
  static Optional<Duration> parse(String text) {
    long seconds = 0;
    int at = 0;
    for (int groups = 1; groups <= 3; groups++) {
      int end = digitsEnd(text, at, MAX_DIGITS);
      if (end == at) {
        return Optional.empty();
      }
      seconds = 60 * seconds + Long.parseLong(text, at, end, 10);
      at = end;
      if (at == text.length() || text.charAt(at) != ':') {
        return decimals(text, at, seconds);
      }
      at++;
    }
    return Optional.empty();
  }

  private static Optional<Duration> decimals(String text, int at, long seconds) {
    long millis = 0;
    if (at < text.length()) {
      int end = digitsEnd(text, at + 1, MAX_DECIMALS);
      if (text.charAt(at) != '.' || end == at + 1 || end < text.length()) {
        return Optional.empty();
      }
      millis = Long.parseLong((text.substring(at + 1, end) + "00").substring(0, 3));
    }
    Duration time = Duration.ofMillis(1000 * seconds + millis);
    return time.compareTo(MAX) > 0 ? Optional.empty() : Optional.of(time);
  }

  private static int digitsEnd(String text, int start, int most) {
    int end = start;
    while (end < text.length()
        && end - start < most
        && text.charAt(end) >= '0'
        && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  static String format(Duration time) {
    long seconds = time.toSeconds();
    int millis = time.toMillisPart();
    String clock = String.format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    return millis == 0 ? clock : clock + String.format(".%03d", millis).replaceAll("0+$", "");
  }
}
