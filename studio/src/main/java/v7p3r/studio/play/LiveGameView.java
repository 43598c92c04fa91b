package v7p3r.studio.play;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import v7p3r.arena.game.ClockTimes;
import v7p3r.arena.game.Ending;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.game.Termination;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.studio.think.MoveTexts;

/** A game under way as pages, files and the database see it. */
record LiveGameView(SavedGame game, String personName, EnginePlayer engine) {
  /** For the files and the database. */
  GameRecord record() {
    GameSettings settings = game.settings();
    boolean white = settings.personIsWhite();
    GameRecord.Side me = new GameRecord.Side(personName, personName, settings.ofPerson());
    GameRecord.Side other =
        new GameRecord.Side(
            engine.name(), engine.identity(), settings.ofEngine(), engine.options());
    Opening opening = new Opening("", settings.start(), List.of());
    Optional<GameState.OpeningView> name =
        MoveViews.of(Fen.parse(settings.start()), game.moves()).opening();
    return new GameRecord(
        white ? me : other,
        white ? other : me,
        name.map(known -> new Opening(known.eco(), known.name(), settings.start(), List.of()))
            .orElse(opening),
        game.moves(),
        game.ending().orElse(new Ending(GameResult.UNKNOWN, Termination.UNFINISHED, "")),
        Optional.empty(),
        game.started(),
        Duration.between(game.started(), Instant.now()));
  }

  /** What the clocks show after the moves so far. */
  ClockTimes clocks() {
    GameSettings settings = game.settings();
    OptionalLong[] left = {OptionalLong.empty(), OptionalLong.empty()};
    settings.clock().ifPresent(clock -> left[0] = OptionalLong.of(clock.base()));
    settings.clock().ifPresent(clock -> left[1] = OptionalLong.of(clock.base()));
    int side = Fen.parse(settings.start()).sideToMove();
    for (PlayedMove move : game.moves()) {
      if (move.clockMillis().isPresent()) {
        left[side] = move.clockMillis();
      }
      side = Color.opposite(side);
    }
    return new ClockTimes(left[Color.WHITE], left[Color.BLACK]);
  }

  /**
   * For a page.
   *
   * @param spent milliseconds since the turn began, where the game is played just now
   * @param undo milliseconds in which the last step can be undone
   */
  GameState state(OptionalLong spent, Optional<String> premove, long undo) {
    GameSettings settings = game.settings();
    MoveViews views = MoveViews.of(Fen.parse(settings.start()), game.moves());
    Position now = views.position();
    boolean white = settings.personIsWhite();
    GameState.Side me = new GameState.Side(personName, true, OptionalInt.empty());
    GameState.Side other = new GameState.Side(engine.name(), false, settings.elo());
    boolean over = game.ending().isPresent();
    boolean whiteToMove = now.sideToMove() == Color.WHITE;
    return new GameState(
        game.id(),
        "play",
        settings.chess960(),
        settings.start(),
        white ? me : other,
        white ? other : me,
        views.moves(),
        settings.clock().map(_ -> clockView(whiteToMove, spent)),
        whiteToMove ? "white" : "black",
        over ? List.of() : new ArrayList<>(MoveTexts.legal(now)),
        now.inCheck(),
        premove,
        game.ending().map(Ending::result).orElse(GameResult.UNKNOWN).text(),
        game.ending().map(Ending::words).orElse(""),
        views.opening(),
        !over && whiteToMove != white,
        Optional.of(settings),
        undo,
        "/api/games/" + game.id() + ".pgn");
  }

  private GameState.Clocks clockView(boolean white, OptionalLong spent) {
    ClockTimes times = clocks();
    boolean runs = game.ending().isEmpty() && spent.isPresent();
    long gone = runs ? spent.getAsLong() : 0;
    return new GameState.Clocks(
        white ? less(times.white(), gone) : times.white(),
        white ? times.black() : less(times.black(), gone),
        runs ? Optional.of(white ? "white" : "black") : Optional.empty(),
        System.currentTimeMillis());
  }

  private static OptionalLong less(OptionalLong left, long spent) {
    return left.isPresent() ? OptionalLong.of(Math.max(0, left.getAsLong() - spent)) : left;
  }
}
