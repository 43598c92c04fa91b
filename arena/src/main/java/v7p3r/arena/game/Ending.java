package v7p3r.arena.game;

import v7p3r.board.Color;
import v7p3r.notation.GameResult;

/** How a game ended, in words for people too. */
public record Ending(GameResult result, Termination termination, String words) {
  static Ending draw(Termination termination, String words) {
    return new Ending(GameResult.DRAW, termination, words);
  }

  static Ending win(int side, Termination termination, String words) {
    GameResult result = side == Color.WHITE ? GameResult.WHITE_WINS : GameResult.BLACK_WINS;
    return new Ending(result, termination, words);
  }
}
