package v7p3r.studio.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.engine.EngineOptions;
import v7p3r.eval.Explanation;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.studio.http.Answer;
import v7p3r.studio.http.Body;
import v7p3r.studio.http.Call;
import v7p3r.studio.http.Field;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.http.Route;
import v7p3r.studio.http.Shape;
import v7p3r.studio.think.Insight;
import v7p3r.studio.think.OwnThinker;
import v7p3r.studio.think.WhiteScore;

/** Explains positions theme by theme, and searches them with themes on and off. */
public final class Why {
  private static final int MEGABYTES = 16;
  private static final long USUAL_NODES = 200_000;
  private static final long MOST_NODES = 5_000_000;
  private static final Field FEN = Field.text("fen", 120, "the position");
  private static final Field OFF = Field.texts("off", 64, "keys of themes that do not count");

  private final Supplier<Optional<Prices>> prices;
  private Optional<OwnThinker> searcher = Optional.empty();

  /** What themes cost and how often they speak, shares of the whole by key. */
  public record Prices(Map<String, Double> cost, Map<String, Double> fires) {}

  public Why(Supplier<Optional<Prices>> prices) {
    this.prices = prices;
  }

  /** Why a position has its score. */
  public record Explained(List<ThemeView> themes, int sum, String sideToMove) {}

  /**
   * What one theme gives, in centipawns, as White sees it.
   *
   * @param squares that it speaks of
   */
  public record ThemeView(
      String key,
      String title,
      String sentence,
      List<String> groups,
      double white,
      double black,
      double total,
      boolean on,
      Squares squares,
      OptionalDouble priceShare,
      OptionalDouble firesShare) {}

  /** Squares by their names. */
  public record Squares(List<String> white, List<String> black) {}

  /** One search. */
  public record Searched(WhiteScore score, String best, String san, List<String> line) {}

  /** Two searches, with and without themes. */
  public record Compared(Searched on, Searched off, String sentence) {}

  public List<Route> routes() {
    return List.of(
        Route.post(
            "/api/explain",
            "Why a position has its score, theme by theme, without a search.",
            Shape.of(FEN, OFF.optional()),
            Explained.class,
            call -> Answer.json(explain(position(call.body()), off(call.body())))),
        Route.post(
            "/api/explain/compare",
            "Searches a position with all themes and without some.",
            Shape.of(
                FEN,
                OFF.optional(),
                Field.integer("nodes", 100, MOST_NODES, "positions of each search").optional()),
            Compared.class,
            this::compare));
  }

  static Position position(Body body) {
    try {
      return Fen.parse(body.requiredText("fen"));
    } catch (NotationException e) {
      throw HttpProblem.wrong(e.getMessage(), "body.fen", "a position as FEN");
    }
  }

  private static List<Theme> off(Body body) {
    List<Theme> off = new ArrayList<>();
    for (String key : body.texts("off")) {
      off.add(theme(key));
    }
    return off;
  }

  /** A theme by its key. */
  public static Theme theme(String key) {
    for (Theme theme : Theme.values()) {
      if (theme.key().equals(key)) {
        return theme;
      }
    }
    throw HttpProblem.wrong("there is no theme " + key, "body.off", "keys of themes");
  }

  // ---- Explaining ----

  private Explained explain(Position position, List<Theme> off) {
    Explanation all = Explanation.of(position, Weights.tuned(), ThemeSet.ALL);
    ThemeSet on = without(off);
    Optional<Prices> known = prices.get();
    Explanation counted = Explanation.of(position, Weights.tuned(), on);
    List<ThemeView> views = new ArrayList<>();
    for (Explanation.Line line : all.lines()) {
      views.add(view(all, line, on.has(line.theme()), known));
    }
    return new Explained(
        views, counted.centipawns(), position.sideToMove() == Color.WHITE ? "white" : "black");
  }

  private static ThemeSet without(List<Theme> off) {
    ThemeSet on = ThemeSet.ALL;
    for (Theme theme : off) {
      on = on.without(theme);
    }
    return on;
  }

  private static ThemeView view(
      Explanation explanation, Explanation.Line line, boolean on, Optional<Prices> known) {
    Theme theme = line.theme();
    return new ThemeView(
        theme.key(),
        theme.title(),
        theme.meaning(),
        List.of(theme.designGroup().key(), theme.subject().key()),
        rounded(explanation.taper(line.white())),
        rounded(explanation.taper(line.black())),
        rounded(explanation.share(line)),
        on,
        new Squares(names(line.squares(Color.WHITE)), names(line.squares(Color.BLACK))),
        share(known.map(Prices::cost), theme),
        share(known.map(Prices::fires), theme));
  }

  private static OptionalDouble share(Optional<Map<String, Double>> shares, Theme theme) {
    return shares
        .map(all -> all.get(theme.key()))
        .map(OptionalDouble::of)
        .orElse(OptionalDouble.empty());
  }

  private static double rounded(double centipawns) {
    return Math.round(centipawns * 10) / 10.0;
  }

  private static List<String> names(long squares) {
    List<String> names = new ArrayList<>();
    for (long left = squares; left != 0; left &= left - 1) {
      names.add(Square.name(Long.numberOfTrailingZeros(left)));
    }
    return names;
  }

  // ---- Comparing ----

  private synchronized Answer compare(Call call) {
    Position position = position(call.body());
    List<Theme> off = off(call.body());
    if (!position.hasLegalMove()) {
      throw HttpProblem.wrong("the game is over there", "body.fen", "a legal move to be found");
    }
    long nodes = call.body().number("nodes").orElse(USUAL_NODES);
    Searched with = search(position, List.of(), nodes);
    Searched without = off.isEmpty() ? with : search(position, off, nodes);
    return Answer.json(new Compared(with, without, sentence(with, without, off)));
  }

  private Searched search(Position position, List<Theme> off, long nodes) {
    OwnThinker asked =
        searcher.orElseGet(
            () ->
                new OwnThinker(
                    Map.of(EngineOptions.HASH.name(), Integer.toString(MEGABYTES)),
                    Optional.empty()));
    searcher = Optional.of(asked);
    asked.newGame(position.isChess960());
    asked.setThemesOff(off);
    OwnThinker.Outcome outcome = asked.think(position, Limits.toNodes(nodes), _ -> {});
    int move = outcome.result().bestMove();
    Insight insight = outcome.insight();
    return new Searched(
        WhiteScore.of(outcome.result().score(), position.sideToMove()),
        UciMove.format(position, move),
        San.format(position, move),
        insight.lines().isEmpty() ? List.of() : insight.lines().getFirst().uci());
  }

  private static String sentence(Searched with, Searched without, List<Theme> off) {
    if (off.isEmpty()) {
      return "All themes count.";
    }
    String names = String.join(", ", off.stream().map(Theme::title).toList());
    return with.best.equals(without.best)
        ? "%s is best with and without: %s.".formatted(with.san, names)
        : "%s is played because of: %s. Without, it would be %s."
            .formatted(with.san, names, without.san);
  }
}
