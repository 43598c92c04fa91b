package v7p3r.lab.profile.source;

import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.GameResult;

/**
 * How a game of the engine against itself ends: by the rules, or when one side has long been far
 * ahead.
 */
public final class GameEnd {
  /** A side this far ahead for a while has won. */
  private static final int WON = 1500;

  private static final int WON_PLIES = 6;

  /** Half moves in a row that a side was far ahead: positive for White. */
  private int ahead;

  /** The score of the side that is about to move. */
  public void note(int side, int score) {
    int white = side == Color.WHITE ? score : -score;
    if (white >= WON) {
      ahead = Math.max(ahead, 0) + 1;
    } else if (white <= -WON) {
      ahead = Math.min(ahead, 0) - 1;
    } else {
      ahead = 0;
    }
  }

  public boolean isKnown(Position position) {
    return Math.abs(ahead) >= WON_PLIES
        || !position.hasLegalMove()
        || position.isInsufficientMaterial()
        || position.isFiftyMoveDraw()
        || position.repetitions() >= 2;
  }

  GameResult result(Position position) {
    boolean mated = position.isCheckmate();
    if (mated && position.sideToMove() == Color.BLACK || ahead >= WON_PLIES) {
      return GameResult.WHITE_WINS;
    }
    return mated || ahead <= -WON_PLIES ? GameResult.BLACK_WINS : GameResult.DRAW;
  }
}
