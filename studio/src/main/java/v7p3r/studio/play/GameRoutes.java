package v7p3r.studio.play;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import v7p3r.arena.game.Ending;
import v7p3r.arena.game.Termination;
import v7p3r.arena.record.GameFilter;
import v7p3r.arena.record.KeptGame;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.notation.GameResult;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;
import v7p3r.studio.http.Answer;
import v7p3r.studio.http.Body;
import v7p3r.studio.http.Call;
import v7p3r.studio.http.Field;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.http.Route;
import v7p3r.studio.http.Shape;

/** What can be asked about games. */
public final class GameRoutes {
  private static final int PAGE = 50;
  private static final int LONGEST_PAGE = 500;
  private static final int MOST_LINES = 5;
  private static final int DRAW_AFTER_PLIES = 20;
  private static final int EVEN = 20;
  private static final Shape MOVE =
      Shape.of(
          Field.text("uci", 10, "a move such as e2e4").optional(),
          Field.text("san", 20, "a move such as Nf3").optional(),
          Field.integer("ply", 0, 10_000, "half moves played before it"));
  private static final Shape LIST =
      Shape.of(
          Field.integer("offset", 0, 10_000_000, "how many to pass over").optional(),
          Field.integer("limit", 1, LONGEST_PAGE, "how many to list").optional(),
          Field.word("player", "of either side").optional(),
          Field.word("opening", "a part of its name, or its code").optional(),
          Field.word("result", "1-0, 0-1 or 1/2-1/2").optional(),
          Field.word("from", "ISO time of the start, or its beginning").optional(),
          Field.word("match", "the name of a match").optional());

  private final Games games;
  private final StoredGames stored;
  private final Adviser adviser;

  public GameRoutes(Games games, StoredGames stored, Adviser adviser) {
    this.games = games;
    this.stored = stored;
    this.adviser = adviser;
  }

  /** Whether an offered draw was taken. */
  record DrawAnswer(boolean accepted, GameState state) {}

  /** The games that are not over. */
  record Unfinished(List<String> ids) {}

  public List<Route> routes() {
    return List.of(
        Route.post(
            "/api/games",
            "Begins a game of the person against the engine.",
            GameSettings.SHAPE,
            GameState.class,
            call -> Answer.created(games.create(GameSettings.of(call.body())).state())),
        Route.get(
            "/api/games",
            "Lists stored games, also those of matches, the newest first.",
            LIST,
            StoredGames.GameRows.class,
            this::list),
        Route.get(
            "/api/games/unfinished",
            "The games that are not over and go on when they are opened.",
            Unfinished.class,
            _ -> Answer.json(new Unfinished(games.unfinished()))),
        Route.get(
            "/api/games/{id}",
            "A game, whether it is played or stored.",
            GameState.class,
            call -> Answer.json(state(call.id()))),
        Route.get(
            "/api/games/{id}.pgn",
            "A game as PGN.",
            Object.class,
            call -> Answer.pgn(pgn(call.id()))),
        Route.post(
            "/api/games/{id}/move",
            "Plays a move of the person; 409 with the state where the half move is another.",
            MOVE,
            GameState.class,
            this::move),
        Route.post(
            "/api/games/{id}/premove",
            "Names a move to be played at once after that of the engine, if it is legal; or none.",
            Shape.of(Field.text("uci", 10, "a move such as e2e4, or null").optional()),
            GameState.class,
            this::premove),
        action("takeback", "Takes the last move of the person back.", LiveGame::takeBack),
        action("resign", "Gives the game up.", game -> game.end(game.resignation())),
        action("undo", "Undoes a takeback or a resignation, for five seconds.", LiveGame::undo),
        action("go", "Lets the engine play the side to move.", LiveGame::letEngineMove),
        Route.post(
            "/api/games/{id}/lines",
            "How many lines the engine tells from its next move on; more than one cost it depth.",
            Shape.of(Field.integer("lines", 1, MOST_LINES, "lines")),
            GameState.class,
            this::lines),
        Route.post(
            "/api/games/{id}/draw",
            "Offers a draw; the engine takes it by its score.",
            Shape.EMPTY,
            DrawAnswer.class,
            this::draw),
        Route.post(
            "/api/games/{id}/hint",
            "A move that the engine likes for the side to move.",
            Shape.EMPTY,
            Adviser.Hint.class,
            call -> Answer.json(adviser.hint(games.require(call.id()).position()))));
  }

  private interface Action {
    boolean act(LiveGame game);
  }

  private Route action(String word, String summary, Action action) {
    return Route.post(
        "/api/games/{id}/" + word,
        summary,
        Shape.EMPTY,
        GameState.class,
        call -> {
          LiveGame game = games.require(call.id());
          if (!action.act(game)) {
            throw HttpProblem.conflict(
                word + " is not possible now", "a game where it is", game.state());
          }
          return Answer.json(game.state());
        });
  }

  private Answer list(Call call) throws IOException {
    Body query = call.query();
    GameFilter filter =
        new GameFilter(
            query.text("player"),
            query.text("opening"),
            query.text("result"),
            query.text("from"),
            query.text("match"),
            Optional.empty());
    return Answer.json(
        stored.list(
            filter, query.integer("offset").orElse(0), query.integer("limit").orElse(PAGE)));
  }

  private GameState state(String id) throws IOException {
    Optional<LiveGame> live = games.find(id);
    return live.isPresent() ? live.get().state() : StoredGames.state(kept(id));
  }

  private String pgn(String id) throws IOException {
    Optional<LiveGame> live = games.find(id);
    return live.isPresent() ? live.get().pgn() : kept(id).pgn();
  }

  private KeptGame kept(String id) throws IOException {
    return stored.find(id).orElseThrow(() -> HttpProblem.notFound("there is no game " + id));
  }

  private Answer move(Call call) {
    LiveGame game = games.require(call.id());
    if (call.body().integer("ply").orElseThrow() != game.ply() || !game.isPersonsTurn()) {
      throw HttpProblem.conflict(
          "the game is elsewhere", "the half move of the game, on your turn", game.state());
    }
    String uci = uci(game.position(), call.body());
    if (!game.play(uci)) {
      throw HttpProblem.conflict("it is not your turn", "your turn", game.state());
    }
    return Answer.json(game.state());
  }

  /** The move that a body names, in one of two ways. */
  public static String uci(Position position, Body body) {
    boolean typed = body.has("san");
    String text = body.text("san").or(() -> body.text("uci")).orElse("");
    try {
      int move = typed ? San.parse(position, text) : UciMove.parse(position, text);
      if (move != Move.NONE) {
        return UciMove.format(position, move);
      }
    } catch (NotationException e) {
      throw HttpProblem.wrong("found " + e.found(), typed ? "body.san" : "body.uci", e.expected());
    }
    throw HttpProblem.wrong("found a null move", "body.uci", "a legal move");
  }

  private Answer lines(Call call) {
    LiveGame game = games.require(call.id());
    game.setLines(call.body().integer("lines").orElseThrow());
    return Answer.json(game.state());
  }

  private Answer premove(Call call) {
    LiveGame game = games.require(call.id());
    Optional<String> uci = call.body().text("uci");
    if (uci.isPresent() && !uci.get().matches("[a-h][1-8][a-h][1-8][qrbn]?")) {
      throw HttpProblem.wrong("found " + uci.get(), "body.uci", "a move such as e2e4");
    }
    if (uci.isPresent() && (game.isOver() || game.isPersonsTurn())) {
      throw HttpProblem.conflict(
          "the engine does not think now", "a time when it does", game.state());
    }
    game.setPremove(uci);
    return Answer.json(game.state());
  }

  private Answer draw(Call call) {
    LiveGame game = games.require(call.id());
    if (game.isOver()) {
      throw HttpProblem.conflict("the game is over", "a game that goes on", game.state());
    }
    OptionalInt score = game.lastEngineScore();
    boolean accepted =
        score.isPresent() && game.ply() >= DRAW_AFTER_PLIES && score.getAsInt() <= EVEN;
    if (accepted) {
      game.end(new Ending(GameResult.DRAW, Termination.AGREEMENT, "Draw by agreement"));
    }
    return Answer.json(new DrawAnswer(accepted, game.state()));
  }
}
