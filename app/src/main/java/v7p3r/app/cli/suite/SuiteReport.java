package v7p3r.app.cli.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.suite.Attempt;
import v7p3r.arena.suite.SolveSummary;
import v7p3r.arena.suite.Suite;
import v7p3r.text.TextTable;

/**
 * What engines solved of suites, as a table or as JSON.
 *
 * @param limit what each answer was allowed, in words
 * @param attempts by suite, in the order of its problems
 */
public record SuiteReport(
    String limit, List<String> engines, List<Suite> suites, List<List<Attempt>> attempts) {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
  private static final double NANOS_A_MILLI = 1e6;

  /** What one engine did on one suite. */
  public record Score(
      String suite,
      String engine,
      long solved,
      long tried,
      double meanDepth,
      double meanMillis,
      List<Answer> failures) {}

  /** An answer that solved nothing. */
  public record Answer(String problem, String fen, String expected, String found, String score) {}

  public List<Score> scores() {
    List<Score> scores = new ArrayList<>();
    for (int i = 0; i < suites.size(); i++) {
      Map<String, List<Attempt>> byEngine =
          attempts.get(i).stream().collect(Collectors.groupingBy(Attempt::engine));
      for (String engine : engines) {
        scores.add(score(suites.get(i), engine, byEngine.getOrDefault(engine, List.of())));
      }
    }
    return scores;
  }

  private static Score score(Suite suite, String engine, List<Attempt> own) {
    return new Score(
        suite.name(),
        engine,
        own.stream().filter(Attempt::isSolved).count(),
        own.size(),
        own.stream().mapToInt(a -> a.thought().depth().orElse(0)).average().orElse(0),
        own.stream().mapToDouble(a -> a.nanos() / NANOS_A_MILLI).average().orElse(0),
        own.stream().filter(attempt -> !attempt.isSolved()).map(SuiteReport::answer).toList());
  }

  private static Answer answer(Attempt attempt) {
    return new Answer(
        attempt.problem().name(),
        attempt.problem().fen(),
        attempt.problem().expected(),
        attempt.answer(),
        attempt.thought().score().map(Object::toString).orElse(""));
  }

  /** One line for each suite and engine. */
  public String table() {
    List<List<String>> rows = new ArrayList<>();
    for (Score score : scores()) {
      rows.add(
          List.of(
              score.suite,
              score.engine,
              Long.toString(score.solved),
              Long.toString(score.tried),
              decimals(score.tried == 0 ? 0 : 100.0 * score.solved / score.tried) + " %",
              decimals(score.meanDepth),
              Long.toString(Math.round(score.meanMillis))));
    }
    return TextTable.of(
        List.of("suite", "engine", "solved", "of", "share", "depth", "ms"),
        rows,
        List.of(false, false, true, true, true, true, true));
  }

  /** Every answer that solved nothing; empty where all are solved. */
  public Optional<String> failures() {
    List<List<String>> rows = new ArrayList<>();
    for (Score score : scores()) {
      for (Answer answer : score.failures) {
        rows.add(
            List.of(
                answer.problem,
                score.engine,
                answer.expected,
                answer.found,
                answer.score,
                answer.fen));
      }
    }
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(
            TextTable.of(
                List.of("not solved", "engine", "expected", "found", "score", "position"),
                rows,
                List.of(false, false, false, false, true, false)));
  }

  /** The same as plain data, by suite, theme and rating. */
  public SolveSummary summary() {
    return SolveSummary.of(limit, engines, suites, attempts);
  }

  /** Ratings, and tables by rating and theme where problems have them; may be empty. */
  public String groups() {
    SolveSummary summary = summary();
    StringBuilder text = new StringBuilder();
    for (SolveSummary.Rating rating : summary.ratings()) {
      text.append(
          "%nPuzzle rating of %s: %s (%d puzzles)%n"
              .formatted(rating.engine(), rating.rating(), rating.puzzles()));
    }
    for (SolveSummary.Row row : summary.rows()) {
      if (row.kind() == SolveSummary.Kind.SUITE && row.most() > 0) {
        text.append(
            String.format(
                Locale.ROOT,
                "%n%s: %s has %d of %d points, %.1f %%, STS rating %.0f%n",
                row.group(),
                row.engine(),
                row.points(),
                row.most(),
                100.0 * row.points() / row.most(),
                row.strategicRating().getAsDouble()));
      }
    }
    for (SolveSummary.Kind kind : List.of(SolveSummary.Kind.RATING, SolveSummary.Kind.THEME)) {
      List<List<String>> rows =
          summary.rows().stream()
              .filter(row -> row.kind() == kind)
              .map(SuiteReport::cells)
              .toList();
      if (!rows.isEmpty()) {
        text.append('\n')
            .append(
                TextTable.of(
                    List.of(
                        kind.name().toLowerCase(Locale.ROOT), "engine", "solved", "of", "share"),
                    rows,
                    List.of(false, false, true, true, true)));
      }
    }
    return text.toString();
  }

  private static List<String> cells(SolveSummary.Row row) {
    return List.of(
        row.group(),
        row.engine(),
        Long.toString(row.solved()),
        Long.toString(row.tried()),
        decimals(row.share()) + " %");
  }

  /** The lines of all problems that an engine did not solve, each once, as they were read. */
  public String failedLines() {
    return attempts.stream()
        .flatMap(List::stream)
        .filter(attempt -> !attempt.isSolved())
        .map(attempt -> attempt.problem().facts().source())
        .distinct()
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  public String toJson() {
    return JSON.writeValueAsString(new Document(limit, scores(), summary()));
  }

  /** The shape of the JSON text. */
  private record Document(String limit, List<Score> scores, SolveSummary summary) {}

  private static String decimals(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
