package v7p3r.notation;

import java.time.Duration;
import java.util.Optional;

/**
 * What is said about a move: free text and the commands for clock, time used and evaluation.
 * Commands that stand in the text are taken out of it; others such as %csl and %cal stay.
 *
 * @param clock time left on the mover's clock after the move
 * @param elapsed time the move took
 */
public record Commentary(
    String text,
    Optional<Duration> clock,
    Optional<Duration> elapsed,
    Optional<Evaluation> evaluation) {

  public static final Commentary NONE = of("");

  public Commentary {
    Scan scan = new Scan(clock.map(Commentary::toMillis), elapsed.map(Commentary::toMillis));
    scan.evaluation = evaluation;
    text = scan.strip(oneLine(text));
    clock = scan.clock;
    elapsed = scan.elapsed;
    evaluation = scan.evaluation;
  }

  /** Reads a comment as it stands between the braces. */
  public static Commentary of(String text) {
    return new Commentary(text, Optional.empty(), Optional.empty(), Optional.empty());
  }

  public Commentary withClock(Duration left) {
    return new Commentary(text, Optional.of(left), elapsed, evaluation);
  }

  public Commentary withElapsed(Duration used) {
    return new Commentary(text, clock, Optional.of(used), evaluation);
  }

  public Commentary withEvaluation(Evaluation score) {
    return new Commentary(text, clock, elapsed, Optional.of(score));
  }

  /** Both comments as one. */
  Commentary and(Commentary other) {
    if (isEmpty()) {
      return other;
    }
    String joined = text.isEmpty() || other.text.isEmpty() ? "" : " ";
    return new Commentary(
        text + joined + other.text,
        clock.or(other::clock),
        elapsed.or(other::elapsed),
        evaluation.or(other::evaluation));
  }

  public boolean isEmpty() {
    return text.isEmpty() && clock.isEmpty() && elapsed.isEmpty() && evaluation.isEmpty();
  }

  /** The comment as it stands between the braces, commands first. */
  public String format() {
    StringBuilder comment = new StringBuilder();
    evaluation.ifPresent(score -> comment.append("[%eval ").append(score).append("] "));
    clock.ifPresent(t -> comment.append("[%clk ").append(ClockText.format(t)).append("] "));
    elapsed.ifPresent(t -> comment.append("[%emt ").append(ClockText.format(t)).append("] "));
    return Blank.strip(comment.append(text).toString());
  }

  private static Duration toMillis(Duration time) {
    if (time.isNegative() || time.compareTo(ClockText.MAX) > 0) {
      throw new IllegalArgumentException("a clock cannot show " + time);
    }
    return Duration.ofMillis(time.toMillis());
  }

  /** Line breaks and the blanks around them become one space: writers may break lines anywhere. */
  static String oneLine(String text) {
    if (text.indexOf('\n') < 0 && text.indexOf('\r') < 0) {
      return Blank.strip(text);
    }
    StringBuilder line = new StringBuilder(text.length());
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == '\n' || text.charAt(i) == '\r') {
        join(line, text.substring(start, i));
        start = i + 1;
      }
    }
    return line.toString();
  }

  private static void join(StringBuilder line, String part) {
    String words = Blank.strip(part);
    line.append(line.isEmpty() || words.isEmpty() ? "" : " ").append(words);
  }

  /** Takes the commands it understands out of a text. */
  private static final class Scan {
    private Optional<Duration> clock;
    private Optional<Duration> elapsed;
    private Optional<Evaluation> evaluation = Optional.empty();

    Scan(Optional<Duration> clock, Optional<Duration> elapsed) {
      this.clock = clock;
      this.elapsed = elapsed;
    }

    /**
     * The text that is left. From a command that is not closed before the next one opens,
     * everything is text, so that taking commands out never makes new ones.
     */
    String strip(String text) {
      int open = text.indexOf("[%");
      if (open < 0) {
        return text;
      }
      StringBuilder left = new StringBuilder();
      int at = 0;
      while (open >= 0) {
        int close = closing(text, open);
        if (close < 0) {
          break;
        }
        if (takes(text.substring(open + 2, close))) {
          join(left, text.substring(at, open));
          at = close + 1;
        }
        open = text.indexOf("[%", close);
      }
      join(left, text.substring(at));
      return left.toString();
    }

    private static int closing(String text, int open) {
      for (int i = open + 1; i < text.length(); i++) {
        if (text.charAt(i) == ']') {
          return i;
        }
        if (text.charAt(i) == '[') {
          return -1;
        }
      }
      return -1;
    }

    private boolean takes(String command) {
      int blank = command.indexOf(' ');
      String value = blank < 0 ? "" : Blank.strip(command.substring(blank));
      return switch (blank < 0 ? command : command.substring(0, blank)) {
        case "clk" -> takesClock(ClockText.parse(value));
        case "emt" -> takesElapsed(ClockText.parse(value));
        case "eval" -> takesEvaluation(EvaluationText.parse(value));
        default -> false;
      };
    }

    private boolean takesClock(Optional<Duration> time) {
      clock = clock.or(() -> time);
      return time.isPresent();
    }

    private boolean takesElapsed(Optional<Duration> time) {
      elapsed = elapsed.or(() -> time);
      return time.isPresent();
    }

    private boolean takesEvaluation(Optional<Evaluation> score) {
      evaluation = evaluation.or(() -> score);
      return score.isPresent();
    }
  }
}
