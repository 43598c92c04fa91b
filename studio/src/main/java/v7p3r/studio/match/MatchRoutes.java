package v7p3r.studio.match;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.match.MatchPlan;
import v7p3r.arena.match.OpeningSuite;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.record.KeptGame;
import v7p3r.arena.stats.Sprt;
import v7p3r.studio.config.SafeOptions;
import v7p3r.studio.config.StudioConfig;
import v7p3r.studio.http.Answer;
import v7p3r.studio.http.Body;
import v7p3r.studio.http.Call;
import v7p3r.studio.http.Field;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.http.Route;
import v7p3r.studio.http.Shape;
import v7p3r.studio.play.GameState;
import v7p3r.studio.play.StoredGames;

/** What can be asked about matches. */
public final class MatchRoutes {
  private static final int PAGE = 50;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Shape PLAN =
      Shape.of(
          Field.text("name", 60, "a name that no match has"),
          Field.objects(
              "engines",
              16,
              Shape.of(
                  Field.word("name", "of an engine that the studio offers"),
                  Field.text("title", 60, "its name in the match").optional(),
                  Field.named("options", 64, "UCI options").optional()),
              "who plays; the first is the one in question"),
          Field.object(
              "limit",
              Shape.of(
                  Field.text("tc", 30, "a clock such as 8+0.08").optional(),
                  Field.integer("nodes", 1, 1_000_000_000L, "positions of each move").optional(),
                  Field.integer("depth", 1, 100, "half moves of each move").optional(),
                  Field.integer("movetime", 1, 3_600_000, "milliseconds of each move").optional()),
              "what a move may cost"),
          Field.integer("games", 2, 1_000_000, "for each pairing, an even number"),
          Field.integer("concurrency", 1, 64, "games at a time").optional(),
          Field.word("openings", "built-in, start, or a name of the configuration").optional(),
          Field.object(
                  "sprt",
                  Shape.of(
                      Field.number("elo0", -1000, 1000, "not stronger by more"),
                      Field.number("elo1", -1000, 1000, "stronger by at least"),
                      Field.number("alpha", 0, 1, "chance of a wrong yes").optional(),
                      Field.number("beta", 0, 1, "chance of a wrong no").optional()),
                  "a sequential test")
              .optional(),
          Field.flag("draw", "whether even endings are called drawn").optional(),
          Field.flag("resign", "whether lost games are given up").optional());

  private final Matches matches;
  private final StoredGames stored;
  private final StudioConfig config;

  public MatchRoutes(Matches matches, StoredGames stored, StudioConfig config) {
    this.matches = matches;
    this.stored = stored;
    this.config = config;
  }

  /** The last words of an engine that went wrong. */
  record ConversationView(List<String> conversation) {}

  public List<Route> routes() {
    List<Route> routes = new ArrayList<>();
    routes.add(
        Route.get(
            "/api/matches",
            "All matches, the newest first.",
            MatchState.Row.class,
            _ -> Answer.json(matches.list())));
    routes.add(Route.post("/api/matches", "Starts a match.", PLAN, MatchState.class, this::begin));
    routes.add(
        Route.get(
            "/api/matches/{name}",
            "A match: plan, standing, curves, boards, incidents.",
            MatchState.class,
            call -> Answer.json(matches.state(name(call)))));
    routes.add(
        Route.get(
            "/api/matches/{name}.pgn",
            "All games of a match as PGN.",
            Object.class,
            call -> Answer.pgn(matches.pgn(name(call)))));
    routes.add(
        action(
            "pause",
            "Finishes the games that run, then rests.",
            name -> matches.requireRunning(name).finish("paused")));
    routes.add(
        action(
            "finish",
            "Finishes the games that run, then stops.",
            name -> matches.requireRunning(name).finish("stopped")));
    routes.add(
        action(
            "stop",
            "Stops at once; games that run will be played again.",
            name -> matches.requireRunning(name).abandon()));
    routes.add(action("resume", "Goes on with a match.", matches::resume));
    routes.add(
        Route.get(
            "/api/matches/{name}/games",
            "Games of a match, the newest first.",
            Shape.of(
                Field.integer("offset", 0, 10_000_000, "how many to pass over").optional(),
                Field.integer("limit", 1, 500, "how many to list").optional(),
                Field.word("result", "1-0, 0-1 or 1/2-1/2").optional(),
                Field.word("engine", "of either side").optional(),
                Field.word("ending", "why they ended, such as CHECKMATE").optional()),
            StoredGames.GameRows.class,
            this::games));
    routes.add(
        Route.get(
            "/api/matches/{name}/games/{number}",
            "A game of a match.",
            GameState.class,
            call -> Answer.json(StoredGames.state(game(call)))));
    routes.add(
        Route.get(
            "/api/matches/{name}/games/{number}.pgn",
            "A game of a match as PGN.",
            Object.class,
            call -> Answer.pgn(game(call).pgn())));
    routes.add(
        Route.get(
            "/api/matches/{name}/incidents/{number}",
            "The last words to and from an engine that went wrong.",
            ConversationView.class,
            call ->
                Answer.json(new ConversationView(matches.conversation(name(call), number(call))))));
    return routes;
  }

  private static String name(Call call) {
    return call.path().get("name");
  }

  private static int number(Call call) {
    String text = call.path().get("number");
    if (!text.matches("\\d{1,9}")) {
      throw HttpProblem.notFound("there is no number " + text);
    }
    return Integer.parseInt(text);
  }

  private interface Action {
    void act(String name) throws IOException;
  }

  private Route action(String word, String summary, Action action) {
    return Route.post(
        "/api/matches/{name}/" + word,
        summary,
        Shape.EMPTY,
        MatchState.class,
        call -> {
          action.act(name(call));
          return Answer.json(matches.state(name(call)));
        });
  }

  private Answer games(Call call) throws IOException {
    Body query = call.query();
    return Answer.json(
        stored.list(
            matches.filter(
                name(call), query.text("engine"), query.text("result"), query.text("ending")),
            query.integer("offset").orElse(0),
            query.integer("limit").orElse(PAGE)));
  }

  private KeptGame game(Call call) throws IOException {
    return stored
        .find(name(call), number(call))
        .orElseThrow(() -> HttpProblem.notFound("there is no such game"));
  }

  // ---- Plans ----

  private Answer begin(Call call) throws IOException {
    MatchPlan plan;
    try {
      plan = plan(call.body());
    } catch (IllegalArgumentException e) {
      throw HttpProblem.wrong(e.getMessage(), "body", "a match that can be played");
    }
    matches.begin(plan);
    return Answer.created(matches.state(plan.name()));
  }

  private MatchPlan plan(Body body) {
    String name = body.requiredText("name").strip();
    if (!name.matches("[A-Za-z0-9][A-Za-z0-9 ._+-]{0,59}")) {
      throw HttpProblem.wrong("found " + name, "body.name", "letters, digits, blanks and . _ + -");
    }
    Allowance allowance = allowance(body.object("limit").orElseThrow());
    List<Entrant> entrants = new ArrayList<>();
    for (Body engine : body.objects("engines")) {
      entrants.add(new Entrant(engine(engine), allowance));
    }
    int rounds = Math.max(1, body.integer("games").orElseThrow() / 2);
    return new MatchPlan(
        name,
        MatchPlan.Format.ROUND_ROBIN,
        entrants,
        rounds,
        openings(body.text("openings").orElse("built-in")),
        new GameRules(adjudication(body), PATIENCE),
        body.object("sprt").map(MatchRoutes::sprt),
        body.integer("concurrency").orElse(1));
  }

  private EngineSpec engine(Body engine) {
    String wanted = engine.requiredText("name");
    EngineSpec spec =
        config
            .engine(wanted)
            .orElseThrow(
                () ->
                    HttpProblem.wrong(
                        "there is no engine " + wanted, "body.engines", "one that is offered"));
    EngineSpec named =
        new EngineSpec(
            engine.text("title").filter(title -> !title.isBlank()).orElse(wanted),
            spec.command(),
            spec.folder(),
            spec.options(),
            spec.restart());
    for (Map.Entry<String, String> option : SafeOptions.of(engine).entrySet()) {
      named = named.withOption(option.getKey(), option.getValue());
    }
    return named;
  }

  private static Allowance allowance(Body limit) {
    Optional<TimeControl> clock = limit.text("tc").map(TimeControl::parse);
    SearchLimit search =
        new SearchLimit(limit.number("nodes"), limit.integer("depth"), limit.number("movetime"));
    return new Allowance(clock, search, 0);
  }

  private OpeningSuite openings(String name) {
    if (name.equals("start")) {
      return OpeningSuite.START;
    }
    Optional<String> file =
        name.equals("built-in")
            ? Optional.of(OpeningSuite.BUILT_IN)
            : Optional.ofNullable(config.openings().get(name)).map(Path::toString);
    if (file.isEmpty()) {
      throw HttpProblem.wrong(
          "there are no openings " + name, "body.openings", "built-in, start or a known name");
    }
    return new OpeningSuite(file, OpeningSuite.Order.SEQUENTIAL, 0, 0, Integer.MAX_VALUE);
  }

  private static Adjudication adjudication(Body body) {
    return new Adjudication(
        body.flag("draw") ? Optional.of(new Adjudication.DrawRule(40, 8, 10)) : Optional.empty(),
        body.flag("resign")
            ? Optional.of(new Adjudication.ResignRule(3, 600, true))
            : Optional.empty(),
        OptionalInt.empty());
  }

  private static Sprt sprt(Body test) {
    return new Sprt(
        test.decimal("elo0").orElseThrow(),
        test.decimal("elo1").orElseThrow(),
        test.decimal("alpha").orElse(0.05),
        test.decimal("beta").orElse(0.05),
        Sprt.Model.LOGISTIC);
  }
}
