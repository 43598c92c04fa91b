package v7p3r.board;

import java.util.Locale;

/** The part of a game that a position belongs to. */
public enum GamePart {
  /** The first ten moves, unless the pieces are off before. */
  OPENING,
  MIDDLEGAME,
  /** At most a third of the pieces is left. */
  ENDGAME;

  private static final int OPENING_PLIES = 20;

  public static GamePart of(Position position) {
    if (position.phase() <= Position.FULL_PHASE / 3) {
      return ENDGAME;
    }
    return position.gamePly() < OPENING_PLIES ? OPENING : MIDDLEGAME;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
