package v7p3r.studio.play;

import java.time.Duration;
import java.time.Instant;
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
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;

/**
 * A game that is not in the database yet, as its file keeps it: with this it goes on after a kill.
 *
 * @param pgn the name of its PGN file
 * @param ending of a game that is over but was not counted
 */
record SavedGame(
    String id,
    GameSettings settings,
    Instant started,
    String pgn,
    List<PlayedMove> moves,
    Optional<Ending> ending) {
  SavedGame {
    moves = List.copyOf(moves);
  }

  /** Its moves as a page shows them, and where they lead. */
  MoveViews views() {
    return MoveViews.of(Fen.parse(settings.start()), moves);
  }

  boolean isPersonsTurn() {
    boolean isWhitesTurn = views().position().sideToMove() == Color.WHITE;
    return ending.isEmpty() && isWhitesTurn == settings.personIsWhite();
  }

  /** What the clocks show after the moves so far. */
  ClockTimes clocks() {
    OptionalLong[] left = {OptionalLong.empty(), OptionalLong.empty()};
    settings.clock().ifPresent(clock -> left[0] = OptionalLong.of(clock.base()));
    settings.clock().ifPresent(clock -> left[1] = OptionalLong.of(clock.base()));
    int side = Fen.parse(settings.start()).sideToMove();
    for (PlayedMove move : moves) {
      if (move.clockMillis().isPresent()) {
        left[side] = move.clockMillis();
      }
      side = Color.opposite(side);
    }
    return new ClockTimes(left[Color.WHITE], left[Color.BLACK]);
  }

  /** What the engine thought of its last move, seen by itself in centipawns. */
  OptionalInt lastEngineScore() {
    for (PlayedMove move : moves.reversed()) {
      if (move.thought().score().isPresent()) {
        return OptionalInt.of(move.thought().score().get().comparable());
      }
    }
    return OptionalInt.empty();
  }

  /** The person gives up. */
  Ending resignation() {
    boolean white = settings.personIsWhite();
    return new Ending(
        white ? GameResult.BLACK_WINS : GameResult.WHITE_WINS,
        Termination.RESIGNATION,
        (white ? "White" : "Black") + " resigns");
  }

  /** The game as others keep it. */
  GameRecord record(GameRecord.Side person, GameRecord.Side engine) {
    boolean white = settings.personIsWhite();
    Opening opening =
        views()
            .opening()
            .map(known -> new Opening(known.eco(), known.name(), settings.start(), List.of()))
            .orElse(new Opening("", settings.start(), List.of()));
    return new GameRecord(
        white ? person : engine,
        white ? engine : person,
        opening,
        moves,
        ending.orElse(new Ending(GameResult.UNKNOWN, Termination.UNFINISHED, "")),
        Optional.empty(),
        started,
        Duration.between(started, Instant.now()));
  }
}
