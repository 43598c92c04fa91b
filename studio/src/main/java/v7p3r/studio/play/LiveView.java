package v7p3r.studio.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import v7p3r.arena.game.ClockTimes;
import v7p3r.arena.game.Ending;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.GameResult;
import v7p3r.studio.think.MoveTexts;

/** A game of a person against the engine as the page shows it. */
record LiveView(SavedGame game, String personName, String engineName) {
  /**
   * What the page shows beside the game itself.
   *
   * @param runs whether a clock runs
   * @param spentMillis by the side to move, since its turn began
   * @param undoMillis in which the last change can still be undone
   */
  record Moment(boolean runs, long spentMillis, Optional<String> premove, long undoMillis) {}

  GameState state(Moment moment) {
    GameSettings settings = game.settings();
    Optional<Ending> ending = game.ending();
    MoveViews views = game.views();
    Position now = views.position();
    boolean white = settings.personIsWhite();
    GameState.Side me = new GameState.Side(personName, true, OptionalInt.empty());
    GameState.Side other = new GameState.Side(engineName, false, settings.elo());
    boolean over = ending.isPresent();
    return new GameState(
        game.id(),
        "play",
        settings.chess960(),
        settings.start(),
        white ? me : other,
        white ? other : me,
        views.moves(),
        settings.clock().map(_ -> clocks(now, moment)),
        name(now.sideToMove()),
        over ? List.of() : List.copyOf(MoveTexts.legal(now)),
        now.inCheck(),
        moment.premove(),
        ending.map(Ending::result).orElse(GameResult.UNKNOWN).text(),
        ending.map(Ending::words).orElse(""),
        views.opening(),
        !over && !game.isPersonsTurn(),
        Optional.of(settings),
        moment.undoMillis(),
        "/api/games/" + game.id() + ".pgn");
  }

  private GameState.Clocks clocks(Position now, Moment moment) {
    ClockTimes times = game.clocks();
    boolean white = now.sideToMove() == Color.WHITE;
    return new GameState.Clocks(
        white ? less(times.white(), moment.spentMillis()) : times.white(),
        white ? times.black() : less(times.black(), moment.spentMillis()),
        moment.runs() ? Optional.of(name(now.sideToMove())) : Optional.empty(),
        System.currentTimeMillis());
  }

  private static String name(int side) {
    return side == Color.WHITE ? "white" : "black";
  }

  private static OptionalLong less(OptionalLong left, long spent) {
    return left.isPresent() ? OptionalLong.of(Math.max(0, left.getAsLong() - spent)) : left;
  }
}
