package v7p3r.desc.control;

import v7p3r.board.GamePart;
import v7p3r.board.Position;

/**
 * Notices when a game passes from one part to the next. Parts only go on: a pawn that promotes does
 * not make an endgame a middlegame again, so models are not changed back and forth.
 */
final class PhaseTracker {
  private static final int NO_PLY = -1;

  private GamePart part = GamePart.OPENING;
  private int ply = NO_PLY;

  /** Another game begins. */
  void newGame() {
    ply = NO_PLY;
  }

  /**
   * A position is about to be searched.
   *
   * @return whether the game has passed into another part since the last one
   */
  boolean enter(Position root) {
    GamePart now = GamePart.of(root);
    boolean isGoingOn = ply != NO_PLY && root.gamePly() >= ply;
    ply = root.gamePly();
    if (isGoingOn && now.ordinal() <= part.ordinal()) {
      return false;
    }
    part = now;
    return isGoingOn;
  }

  GamePart part() {
    return part;
  }
}
