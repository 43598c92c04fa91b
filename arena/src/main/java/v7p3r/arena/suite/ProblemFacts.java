package v7p3r.arena.suite;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What is known of a problem beside its solution.
 *
 * @param source its line in the file, so that it can be given again; may be empty
 * @param rating how hard it is for people, as Lichess has it
 * @param deviation of the rating
 * @param themes what it is about
 * @param points what each answer is worth, by its move in algebraic notation; none where only the
 *     solution counts
 */
public record ProblemFacts(
    String source,
    OptionalInt rating,
    OptionalInt deviation,
    List<String> themes,
    Map<String, Integer> points) {
  public static final ProblemFacts NONE =
      new ProblemFacts("", OptionalInt.empty(), OptionalInt.empty(), List.of(), Map.of());

  public ProblemFacts {
    themes = List.copyOf(themes);
    points = new LinkedHashMap<>(points);
  }

  @Override
  public Map<String, Integer> points() {
    return new LinkedHashMap<>(points);
  }

  /** The most that an answer can be worth; 0 where answers have no points. */
  public int mostPoints() {
    return points.values().stream().mapToInt(Integer::intValue).max().orElse(0);
  }

  /** What an answer is worth. */
  public int points(String answer) {
    return points.getOrDefault(answer, 0);
  }
}
