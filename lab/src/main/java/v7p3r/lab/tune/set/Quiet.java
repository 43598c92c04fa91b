package v7p3r.lab.tune.set;

import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Position;

/** Whether a static evaluation can be asked about a position at all. */
public final class Quiet {
  private Quiet() {}

  /** Not in check, and no capture wins material by static exchange. */
  public static boolean isQuiet(Position position) {
    return !position.inCheck() && !hasWinningCapture(position);
  }

  /** Neither a capture nor a promotion nor a check. */
  public static boolean isQuiet(Position position, int move) {
    return Move.isQuiet(move) && !position.givesCheck(move);
  }

  static boolean hasWinningCapture(Position position) {
    MoveList moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      if (Move.isCapture(moves.get(i)) && position.see(moves.get(i), 1)) {
        return true;
      }
    }
    return false;
  }
}
