package v7p3r.desc.control;

import java.util.OptionalInt;

/**
 * What is told of the opponent, as in UCI_Opponent: a title or none, a rating or none, human or
 * computer, a name.
 *
 * @param rating if it is known
 */
public record Opponent(OptionalInt rating) {
  public static final Opponent UNKNOWN = new Opponent(OptionalInt.empty());

  /** A difference of this many points, and any greater one, counts whole. */
  private static final int WHOLE_DIFFERENCE = 400;

  private static final int LONGEST_RATING = 4;

  /** Reads what a GUI says; where there is no rating in it the opponent is unknown. */
  public static Opponent parse(String text) {
    String[] words = text.strip().split("\\s+");
    boolean isRated =
        words.length >= 2
            && words[1].length() <= LONGEST_RATING
            && !words[1].isEmpty()
            && words[1].chars().allMatch(c -> c >= '0' && c <= '9');
    return isRated ? new Opponent(OptionalInt.of(Integer.parseInt(words[1]))) : UNKNOWN;
  }

  /**
   * What PES grows by: against stronger ones positions count as harder, against weaker ones as
   * easier.
   *
   * @param ownRating of the engine on the same list
   * @param most no more than this, up or down
   */
  public double shift(int ownRating, double most) {
    if (rating.isEmpty()) {
      return 0;
    }
    double difference = rating.getAsInt() - ownRating;
    return most * Math.clamp(difference / WHOLE_DIFFERENCE, -1, 1);
  }
}
