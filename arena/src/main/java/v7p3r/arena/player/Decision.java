package v7p3r.arena.player;

/** What a player does when it is its turn. */
public enum Decision {
  MOVE,
  RESIGN,
  /** A draw to which the opponent has agreed already. */
  AGREED_DRAW
}
