package v7p3r.app.cli.play;

import java.util.Optional;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.GameResult;

/** How a game ended and why, in words for the player. */
record Outcome(GameResult result, String reason) {
  /** What the rules say about a position; empty while the game goes on. */
  static Optional<Outcome> of(Position position) {
    int side = position.sideToMove();
    if (position.isCheckmate()) {
      return Optional.of(lostBy(side, "Checkmate"));
    }
    if (position.isStalemate()) {
      return Optional.of(draw("Stalemate"));
    }
    if (position.isInsufficientMaterial()) {
      return Optional.of(draw("Neither side has enough men to give mate"));
    }
    if (position.isFiftyMoveDraw()) {
      return Optional.of(draw("Fifty moves without a capture or pawn move"));
    }
    if (position.repetitions() >= 2) {
      return Optional.of(draw("The position has occurred three times"));
    }
    return Optional.empty();
  }

  static Outcome lostBy(int side, String reason) {
    return new Outcome(side == Color.WHITE ? GameResult.BLACK_WINS : GameResult.WHITE_WINS, reason);
  }

  static Outcome draw(String reason) {
    return new Outcome(GameResult.DRAW, reason);
  }

  String sentence() {
    String winner =
        switch (result) {
          case WHITE_WINS -> "White wins";
          case BLACK_WINS -> "Black wins";
          default -> "the game is drawn";
        };
    return reason + ": " + winner + ", " + result.text() + ".";
  }
}
