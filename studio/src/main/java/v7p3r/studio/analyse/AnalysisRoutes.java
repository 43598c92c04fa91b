package v7p3r.studio.analyse;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import v7p3r.eval.Theme;
import v7p3r.notation.GameTree;
import v7p3r.studio.config.SafeOptions;
import v7p3r.studio.explain.Why;
import v7p3r.studio.http.Answer;
import v7p3r.studio.http.Body;
import v7p3r.studio.http.Call;
import v7p3r.studio.http.Field;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.http.Route;
import v7p3r.studio.http.Shape;
import v7p3r.studio.play.GameRoutes;

/** What can be asked about analyses. */
public final class AnalysisRoutes {
  private static final int LONGEST_PGN = 2_000_000;
  private static final Field NODE = Field.integer("node", 0, Integer.MAX_VALUE, "a position");

  private final Analyses analyses;

  public AnalysisRoutes(Analyses analyses) {
    this.analyses = analyses;
  }

  /** Games of a text, each ready to be opened. */
  record Imported(List<ImportedGame> games) {}

  /** One of them; the first is open already. */
  record ImportedGame(
      int index, String white, String black, String result, int plies, Optional<String> analysis) {}

  public List<Route> routes() {
    List<Route> routes = new ArrayList<>();
    routes.add(
        Route.post(
            "/api/analyses",
            "Opens a position or a game of a PGN.",
            Shape.of(
                Field.text("fen", 120, "a position").optional(),
                Field.text("pgn", LONGEST_PGN, "a game, or several").optional(),
                Field.integer("game", 0, 999, "which of several, from 0").optional(),
                Field.flag("chess960", "it is told by the position").optional()),
            AnalysisState.class,
            call -> Answer.created(analyses.create(call.body()).state())));
    routes.add(
        Route.post(
            "/api/games/import",
            "Reads games or a position from elsewhere; the first is opened.",
            Shape.of(
                Field.text("fen", 120, "a position").optional(),
                Field.text("pgn", LONGEST_PGN, "games").optional()),
            Imported.class,
            this::importGames));
    routes.add(
        Route.get(
            "/api/analyses/{id}",
            "An analysis.",
            AnalysisState.class,
            call -> Answer.json(analyses.require(call.id()).state())));
    routes.add(
        Route.get(
            "/api/analyses/{id}.pgn",
            "An analysis as PGN, with variations, comments and marks.",
            Object.class,
            call -> Answer.pgn(analyses.require(call.id()).pgn())));
    routes.add(
        Route.delete(
            "/api/analyses/{id}",
            "Closes an analysis and ends its engines.",
            Object.class,
            call -> {
              analyses.require(call.id());
              analyses.remove(call.id());
              return Answer.json(List.of());
            }));
    routes.addAll(changes());
    return routes;
  }

  private List<Route> changes() {
    return List.of(
        change(
            "goto",
            "Looks at a position.",
            Shape.of(NODE),
            (analysis, body) -> analysis.goTo(body.integer("node").orElseThrow())),
        change(
            "move",
            "Plays a move, as a new variation if it is new.",
            Shape.of(
                Field.text("uci", 10, "a move such as e2e4").optional(),
                Field.text("san", 20, "a move such as Nf3").optional()),
            (analysis, body) -> analysis.play(GameRoutes.uci(analysis.position(), body))),
        change(
            "delete",
            "Takes a move and all behind it away.",
            Shape.of(NODE),
            (analysis, body) -> analysis.delete(body.integer("node").orElseThrow())),
        change(
            "promote",
            "Makes a variation the main line.",
            Shape.of(NODE),
            (analysis, body) -> analysis.promote(body.integer("node").orElseThrow())),
        change(
            "annotate",
            "Sets comment and marks of a move.",
            Shape.of(
                NODE,
                Field.text("comment", 5_000, "a comment").optional(),
                Field.integers("nags", 16, "marks, by their numbers in PGN").optional()),
            AnalysisRoutes::annotate),
        change(
            "keep",
            "Keeps a line as a variation and goes to its end.",
            Shape.of(Field.texts("line", 200, "moves, as UCI writes them")),
            (analysis, body) -> analysis.keep(body.texts("line"))),
        change(
            "engine",
            "Starts, changes or stops an engine.",
            Shape.of(
                Field.word("name", "of an engine that the studio offers"),
                Field.flag("running", "whether it is on"),
                Field.integer("lines", 1, 5, "best lines that are wanted").optional(),
                Field.texts("themesOff", 64, "themes that the own engine leaves out").optional(),
                Field.named("options", 64, "UCI options").optional()),
            this::engine));
  }

  private Route change(String word, String summary, Shape body, BiConsumer<Analysis, Body> change) {
    return Route.post(
        "/api/analyses/{id}/" + word,
        summary,
        body,
        AnalysisState.class,
        call -> {
          Analysis analysis = analyses.require(call.id());
          change.accept(analysis, call.body());
          analyses.restSoon(analysis);
          return Answer.json(analysis.state());
        });
  }

  private static void annotate(Analysis analysis, Body body) {
    List<Integer> nags = body.integers("nags");
    if (nags.stream().anyMatch(nag -> nag < 0 || nag > 255)) {
      throw HttpProblem.wrong("found " + nags, "body.nags", "numbers from 0 to 255");
    }
    analysis.annotate(
        body.integer("node").orElseThrow(),
        body.text("comment"),
        body.has("nags") ? Optional.of(nags) : Optional.empty());
  }

  private void engine(Analysis analysis, Body body) {
    String name = body.requiredText("name");
    if (!analyses.knowsEngine(name)) {
      throw HttpProblem.wrong("there is no engine " + name, "body.name", "one that is offered");
    }
    List<Theme> off = body.texts("themesOff").stream().map(Why::theme).toList();
    analysis.set(
        name, body.flag("running"), body.integer("lines").orElse(1), off, SafeOptions.of(body));
  }

  private Answer importGames(Call call) throws IOException {
    List<GameTree> games =
        call.body().has("pgn")
            ? Analyses.games(call.body().requiredText("pgn"))
            : List.of(Analyses.position(call.body().text("fen").orElse("")));
    List<ImportedGame> listed = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      GameTree game = games.get(i);
      Optional<String> opened = Optional.empty();
      if (i == 0) {
        opened = Optional.of(analyses.create(call.body()).state().id());
      }
      listed.add(
          new ImportedGame(
              i,
              game.tags().white(),
              game.tags().black(),
              game.result().text(),
              game.mainLine().size(),
              opened));
    }
    return Answer.json(new Imported(listed));
  }
}
