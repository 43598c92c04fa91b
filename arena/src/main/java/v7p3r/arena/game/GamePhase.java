package v7p3r.arena.game;

import v7p3r.board.Position;

/** The part of a game that a position belongs to, as the metrics count it. */
public enum GamePhase {
  /** The first ten moves, unless the pieces are off before. */
  OPENING,
  MIDDLEGAME,
  /** At most a third of the pieces is left. */
  ENDGAME;

  private static final int OPENING_PLIES = 20;

  public static GamePhase of(Position position) {
    if (position.phase() <= Position.FULL_PHASE / 3) {
      return ENDGAME;
    }
    return position.gamePly() < OPENING_PLIES ? OPENING : MIDDLEGAME;
  }
}
