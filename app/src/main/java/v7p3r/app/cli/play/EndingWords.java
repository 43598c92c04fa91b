package v7p3r.app.cli.play;

import v7p3r.arena.game.Ending;

/** How a game ended and why, in words for the person at the table. */
final class EndingWords {
  private EndingWords() {}

  /** Such as: Checkmate: White wins, 1-0. */
  static String sentence(Ending ending) {
    String winner =
        switch (ending.result()) {
          case WHITE_WINS -> "White wins";
          case BLACK_WINS -> "Black wins";
          default -> "the game is drawn";
        };
    return reason(ending) + ": " + winner + ", " + ending.result().text() + ".";
  }

  private static String reason(Ending ending) {
    return switch (ending.termination()) {
      case CHECKMATE -> "Checkmate";
      case STALEMATE -> "Stalemate";
      case INSUFFICIENT_MATERIAL -> "Neither side has enough men to give mate";
      case FIFTY_MOVES -> "Fifty moves without a capture or pawn move";
      case REPETITION -> "The position has occurred three times";
      case AGREEMENT -> "Draw agreed";
      default -> ending.words();
    };
  }
}
