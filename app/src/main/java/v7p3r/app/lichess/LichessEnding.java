package v7p3r.app.lichess;

import java.util.List;
import java.util.Optional;
import v7p3r.app.lichess.game.FinishedGame;
import v7p3r.arena.game.Ending;
import v7p3r.arena.game.Incident;
import v7p3r.arena.game.Termination;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.GameResult;

/** How a game on Lichess ended, in the words of the arena. */
final class LichessEnding {
  private LichessEnding() {}

  static Ending of(FinishedGame game) {
    String winner = game.last().winner();
    GameResult result =
        switch (winner) {
          case "white" -> GameResult.WHITE_WINS;
          case "black" -> GameResult.BLACK_WINS;
          default -> game.isAborted() ? GameResult.UNKNOWN : GameResult.DRAW;
        };
    Termination termination = termination(game);
    String words =
        winner.isEmpty()
            ? (game.isAborted() ? "Aborted" : "Draw")
            : (winner.equals("white") ? "White" : "Black") + " wins";
    return new Ending(result, termination, words + " (" + game.last().status() + ")");
  }

  private static Termination termination(FinishedGame game) {
    return switch (game.last().status()) {
      case "mate" -> Termination.CHECKMATE;
      case "resign" -> Termination.RESIGNATION;
      case "stalemate" -> Termination.STALEMATE;
      case "outoftime" -> Termination.TIME;
      case "timeout" -> Termination.SILENCE;
      case "noStart" -> Termination.NO_START;
      case "insufficientMaterialClaim" -> Termination.INSUFFICIENT_MATERIAL;
      case "draw" -> draw(game.end());
      default -> game.isAborted() ? Termination.UNFINISHED : Termination.AGREEMENT;
    };
  }

  private static Termination draw(Position end) {
    if (end.isInsufficientMaterial()) {
      return Termination.INSUFFICIENT_MATERIAL;
    }
    if (end.repetitions() >= 2) {
      return Termination.REPETITION;
    }
    return end.isFiftyMoveDraw() ? Termination.FIFTY_MOVES : Termination.AGREEMENT;
  }

  /** A loss by conduct, ours or theirs. */
  static Optional<Incident> incident(FinishedGame game) {
    Termination kind = termination(game);
    if (!kind.isForfeit() || game.outcome() == 0) {
      return Optional.empty();
    }
    String loser =
        game.last().winner().equals("white")
            ? game.full().black().name()
            : game.full().white().name();
    boolean isUs = game.outcome() < 0;
    return Optional.of(
        new Incident(
            loser,
            kind,
            (isUs ? "the bot" : "the opponent") + " lost by " + game.last().status(),
            game.moves().size(),
            List.of()));
  }

  /** The side of the bot in a word. */
  static String color(FinishedGame game) {
    return game.side() == Color.WHITE ? "white" : "black";
  }
}
