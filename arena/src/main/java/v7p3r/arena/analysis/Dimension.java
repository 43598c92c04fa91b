package v7p3r.arena.analysis;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import v7p3r.board.Color;

/** The ways in which moves are put into groups. */
public enum Dimension {
  PHASE("phase", false),
  COLOR("color", false),
  BALANCE("balance", false),
  CLOCK("clock left", false),
  EFFORT("effort score (PES)", false),
  VERSION("version", true),
  OPENING("opening", true),
  THEME("theme present", true);

  /** Upper ends of the shares of the clock; what is above the last is the rest. */
  private static final double[] CLOCK_ENDS = {0.05, 0.1, 0.25, 0.5};

  private static final List<String> CLOCK_NAMES =
      List.of("below 5 %", "5 to 10 %", "10 to 25 %", "25 to 50 %", "above 50 %");

  static final int EFFORT_BINS = 5;

  private final String title;
  private final boolean isOpen;

  Dimension(String title, boolean isOpen) {
    this.title = title;
    this.isOpen = isOpen;
  }

  /** In plain words. */
  public String title() {
    return title;
  }

  /** Whether there may be any number of groups, so that those with most moves come first. */
  public boolean isOpen() {
    return isOpen;
  }

  /** The groups that a move belongs to, each with a word to sort by in front of a bar. */
  List<String> groups(ReviewedGame game, ReviewedMove move) {
    return switch (this) {
      case PHASE -> List.of(move.part().ordinal() + "|" + move.part().label());
      case COLOR -> List.of(move.side() == Color.WHITE ? "0|White" : "1|Black");
      case BALANCE ->
          move.agreement().stream().map(group -> group.ordinal() + "|" + group.words()).toList();
      case CLOCK -> clock(move.time());
      case EFFORT -> effort(move.pes());
      case VERSION -> List.of("|" + game.side(move.side()).version());
      case OPENING -> List.of("|" + game.opening());
      case THEME -> move.themes().stream().map(key -> "|" + key).toList();
    };
  }

  private static List<String> clock(MoveTime time) {
    if (time.leftShare().isEmpty()) {
      return List.of();
    }
    int bin = 0;
    while (bin < CLOCK_ENDS.length && time.leftShare().getAsDouble() >= CLOCK_ENDS[bin]) {
      bin++;
    }
    return List.of(bin + "|" + CLOCK_NAMES.get(bin));
  }

  private static List<String> effort(OptionalDouble pes) {
    if (pes.isEmpty()) {
      return List.of();
    }
    int bin = effortBin(pes.getAsDouble());
    return List.of(
        String.format(
            Locale.ROOT,
            "%d|%.1f to %.1f",
            bin,
            (double) bin / EFFORT_BINS,
            (bin + 1.0) / EFFORT_BINS));
  }

  static int effortBin(double pes) {
    return Math.clamp((int) (pes * EFFORT_BINS), 0, EFFORT_BINS - 1);
  }
}
