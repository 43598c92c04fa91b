package v7p3r.studio.review;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import v7p3r.arena.analysis.AnalysisSummary;
import v7p3r.arena.analysis.BlunderProblem;
import v7p3r.arena.analysis.ReviewedGame;
import v7p3r.arena.analysis.ReviewedMove;
import v7p3r.arena.work.PlainJson;
import v7p3r.studio.http.Answer;
import v7p3r.studio.http.Body;
import v7p3r.studio.http.Call;
import v7p3r.studio.http.Field;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.http.Json;
import v7p3r.studio.http.Route;
import v7p3r.studio.http.Shape;

/** Analyses of games: what they come to, their games, and tests made of their blunders. */
public final class ReviewRoutes {
  private static final long LONGEST = 50 << 20;
  private static final int MOST_LISTED = 4;
  private static final int MOST_GAMES = 10_000_000;

  private final AnalysisFolders folders;
  private final TestSuiteFile tests;
  private final Map<Path, AnalyzedGames> listed = new HashMap<>();

  /**
   * Of folders and of a database; tests are written to one file.
   *
   * @param suite where tests go: no page has a say in it
   */
  public ReviewRoutes(List<Path> places, Path database, Path suite) {
    folders = new AnalysisFolders(places, database);
    tests = new TestSuiteFile(suite);
  }

  /** A test that was made. */
  public record Made(
      boolean isNew, String file, String epd, List<ReviewViews.Share> themes, int tests) {}

  public List<Route> routes() {
    return List.of(
        Route.get(
            "/api/reviews",
            "Analyses of games that this studio knows, the newest first.",
            ReviewViews.Row.class,
            _ -> Answer.json(rows())),
        Route.get(
            "/api/reviews/{id}",
            "What an analysis comes to, and its games.",
            ReviewViews.Review.class,
            call -> Answer.json(review(call.id()))),
        Route.get(
            "/api/reviews/{id}/report",
            "All tables of an analysis, as a report.",
            Object.class,
            call -> Answer.json(report(call.id()))),
        Route.get(
            "/api/reviews/{id}/games/{number}",
            "A game, move by move.",
            ReviewViews.Game.class,
            call ->
                Answer.json(ReviewViews.game(game(call.id(), number(call.path().get("number")))))),
        Route.post(
            "/api/reviews/{id}/tests",
            "Turns a bad move into a test of the suite that this studio keeps.",
            Shape.of(
                Field.integer("game", 1, MOST_GAMES, "the number of the game"),
                Field.text("fen", 120, "the position before the move")),
            Made.class,
            this::makeTest),
        Route.get(
            "/api/tests",
            "The tests that were made of bad moves.",
            TestSuiteFile.Row.class,
            _ -> Answer.json(tests.rows())));
  }

  private Path folder(String id) throws IOException {
    return folders.find(id).orElseThrow(() -> HttpProblem.notFound("there is no analysis " + id));
  }

  private static Optional<AnalysisSummary> summary(Path folder) throws IOException {
    Path file = folder.resolve(AnalysisFolders.SUMMARY);
    if (Files.size(file) > LONGEST) {
      return Optional.empty();
    }
    try {
      return Optional.of(PlainJson.read(Files.readString(file), AnalysisSummary.class));
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  private List<ReviewViews.Row> rows() throws IOException {
    List<ReviewViews.Row> rows = new ArrayList<>();
    for (Map.Entry<String, Path> entry : folders.all().entrySet()) {
      Path file = entry.getValue().resolve(AnalysisFolders.SUMMARY);
      String date = Files.getLastModifiedTime(file).toInstant().toString();
      String name = entry.getValue().getFileName().toString();
      summary(entry.getValue())
          .ifPresent(found -> rows.add(ReviewViews.row(entry.getKey(), name, date, found)));
    }
    rows.sort(Comparator.comparing(ReviewViews.Row::date).reversed());
    return rows;
  }

  private ReviewViews.Review review(String id) throws IOException {
    Path folder = folder(id);
    AnalysisSummary summary =
        summary(folder)
            .orElseThrow(
                () ->
                    HttpProblem.notFound(
                        "the analysis %s is of another version: analyse the games again"
                            .formatted(id)));
    return ReviewViews.review(id, folder.getFileName().toString(), summary, games(folder).rows());
  }

  private JsonNode report(String id) throws IOException {
    Path file = folder(id).resolve("report.json");
    if (!Files.isRegularFile(file) || Files.size(file) > LONGEST) {
      throw HttpProblem.notFound("there is no report of the analysis " + id);
    }
    return Json.MAPPER.readTree(Files.readAllBytes(file));
  }

  private synchronized AnalyzedGames games(Path folder) throws IOException {
    AnalyzedGames known = listed.get(folder);
    if (known == null || !known.isCurrent()) {
      if (listed.size() >= MOST_LISTED) {
        listed.clear();
      }
      known = AnalyzedGames.of(folder);
      listed.put(folder, known);
    }
    return known;
  }

  private static int number(String text) {
    if (!text.matches("\\d{1,8}")) {
      throw HttpProblem.notFound("there is no game " + text);
    }
    return Integer.parseInt(text);
  }

  private ReviewedGame game(String id, int number) throws IOException {
    return games(folder(id))
        .game(number)
        .orElseThrow(() -> HttpProblem.notFound("there is no game " + number));
  }

  private Answer makeTest(Call call) throws IOException {
    Body body = call.body();
    ReviewedGame game = game(call.id(), body.integer("game").orElseThrow());
    ReviewedMove move =
        game.moves().stream()
            .filter(one -> one.fen().equals(body.requiredText("fen")))
            .findFirst()
            .orElseThrow(
                () ->
                    HttpProblem.wrong(
                        "the game has no such position",
                        "body.fen",
                        "the position before one of its moves"));
    BlunderProblem problem;
    try {
      problem = BlunderProblem.of(game, move);
    } catch (IllegalArgumentException e) {
      throw HttpProblem.conflict(e.getMessage(), "a move that is not the best");
    }
    boolean isNew = tests.add(problem);
    return Answer.created(
        new Made(
            isNew,
            tests.path().getFileName().toString(),
            problem.epd().format(),
            ReviewViews.shares(problem.themes()),
            tests.rows().size()));
  }
}
