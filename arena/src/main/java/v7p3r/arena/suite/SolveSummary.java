package v7p3r.arena.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import v7p3r.arena.stats.PuzzleRating;

/**
 * What engines solved, by suite, theme and rating, as plain data.
 *
 * @param limit what each answer was allowed, in words
 * @param ratings of each engine that tried rated puzzles
 */
public record SolveSummary(String limit, List<Row> rows, List<Rating> ratings) {
  /** Points of rating that a band is wide. */
  private static final int BAND = 200;

  private static final double STS_SLOPE = 44.523;
  private static final double STS_START = -242.85;

  /** The ways in which problems are put into groups. */
  public enum Kind {
    SUITE,
    THEME,
    RATING
  }

  /**
   * What one engine did on one group.
   *
   * @param points of answers that are worth something, and the most that they could be worth
   */
  public record Row(
      Kind kind, String group, String engine, long solved, long tried, long points, long most) {
    /** Percent. */
    public double share() {
      return tried == 0 ? 0 : 100.0 * solved / tried;
    }

    /** The rating that the authors of the Strategic Test Suite read from its points. */
    public OptionalDouble strategicRating() {
      return most == 0
          ? OptionalDouble.empty()
          : OptionalDouble.of(STS_SLOPE * 100 * points / most + STS_START);
    }
  }

  /** The rating of an engine by puzzles. */
  public record Rating(String engine, long puzzles, PuzzleRating rating) {}

  public SolveSummary {
    rows = List.copyOf(rows);
    ratings = List.copyOf(ratings);
  }

  /** Of attempts by suite. */
  public static SolveSummary of(
      String limit, List<String> engines, List<Suite> suites, List<List<Attempt>> attempts) {
    List<Row> rows = new ArrayList<>();
    List<Attempt> all = attempts.stream().flatMap(List::stream).toList();
    for (int i = 0; i < suites.size(); i++) {
      String name = suites.get(i).name();
      rows.addAll(rows(Kind.SUITE, engines, attempts.get(i), _ -> List.of(name)));
    }
    rows.addAll(rows(Kind.RATING, engines, all, SolveSummary::bands));
    rows.addAll(rows(Kind.THEME, engines, all, problem -> problem.facts().themes()));
    List<Rating> ratings = new ArrayList<>();
    engines.forEach(engine -> rating(engine, all).ifPresent(ratings::add));
    return new SolveSummary(limit, rows, ratings);
  }

  /** The lower end of the band that a problem's rating is in; -1 where it has none. */
  static int band(Problem problem) {
    OptionalInt rating = problem.facts().rating();
    return rating.isEmpty() ? -1 : Math.floorDiv(rating.getAsInt(), BAND) * BAND;
  }

  private static List<String> bands(Problem problem) {
    int low = band(problem);
    if (low < 0) {
      return List.of();
    }
    return List.of("%04d to %d".formatted(low, low + BAND - 1));
  }

  private static List<Row> rows(
      Kind kind,
      List<String> engines,
      List<Attempt> attempts,
      Function<Problem, List<String>> groups) {
    Map<String, Map<String, List<Attempt>>> byGroup = new TreeMap<>();
    for (Attempt attempt : attempts) {
      for (String group : groups.apply(attempt.problem())) {
        byGroup
            .computeIfAbsent(group, _ -> new TreeMap<>())
            .computeIfAbsent(attempt.engine(), _ -> new ArrayList<>())
            .add(attempt);
      }
    }
    List<Row> rows = new ArrayList<>();
    byGroup.forEach(
        (group, byEngine) ->
            engines.forEach(
                engine ->
                    rows.add(row(kind, group, engine, byEngine.getOrDefault(engine, List.of())))));
    return rows;
  }

  private static Row row(Kind kind, String group, String engine, List<Attempt> attempts) {
    return new Row(
        kind,
        group.replaceFirst("^0+(?=\\d)", ""),
        engine,
        attempts.stream().filter(Attempt::isSolved).count(),
        attempts.size(),
        attempts.stream().mapToLong(a -> a.problem().facts().points(a.answer())).sum(),
        attempts.stream().mapToLong(a -> a.problem().facts().mostPoints()).sum());
  }

  private static Optional<Rating> rating(String engine, List<Attempt> attempts) {
    List<PuzzleRating.Result> results = new ArrayList<>();
    for (Attempt attempt : attempts) {
      ProblemFacts facts = attempt.problem().facts();
      if (attempt.engine().equals(engine) && facts.rating().isPresent()) {
        results.add(
            new PuzzleRating.Result(
                facts.rating().getAsInt(), facts.deviation().orElse(0), attempt.isSolved()));
      }
    }
    return results.isEmpty()
        ? Optional.empty()
        : Optional.of(new Rating(engine, results.size(), PuzzleRating.of(results)));
  }
}
